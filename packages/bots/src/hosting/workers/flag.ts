/** A word of shared memory by which one thread tells another to stop. */
export function createFlag(): SharedArrayBuffer {
  return new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
}

export function raiseFlag(flag: SharedArrayBuffer): void {
  Atomics.store(new Int32Array(flag), 0, 1);
}

/** Looks at the flag: cheap enough to be asked in every iteration. */
export function watchFlag(flag: SharedArrayBuffer): () => boolean {
  const word = new Int32Array(flag);
  return () => Atomics.load(word, 0) !== 0;
}
