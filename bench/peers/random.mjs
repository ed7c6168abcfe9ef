/**
 * A small seeded generator (mulberry32), so that a run can be repeated with the same choices.
 *
 * @param {number} seed
 * @returns {(bound: number) => number} a whole number from 0 to bound - 1
 */
export function createRandom(seed) {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 0x100000000) * bound);
  };
}
