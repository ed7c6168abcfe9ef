let address: string | undefined;

/** Remembers from where a person went to read the rules. */
export function keepPlace(): void {
  const { hash } = window.location;
  if (!hash.startsWith('#/rules')) address = hash;
}

export function cameFrom(): string | undefined {
  return address;
}
