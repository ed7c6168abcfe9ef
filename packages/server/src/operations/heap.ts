import { setFlagsFromString } from 'node:v8';

/**
 * A process of the server cleans up when its heap has grown by 45 %. By itself it would wait until the heap is four times what
 * is in use, for it takes all memory of the machine for its own.
 */
export function cleanUpSooner(): void {
  setFlagsFromString('--heap-growing-percent=45');
}
