export type Random = () => number;

/** Mulberry32: the same seed always gives the same shop, the same pictures, the same figures. */
export const seeded = (seed: number | string): Random => {
  let state = typeof seed === 'number' ? seed : hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** FNV-1a, so that a name can be a seed. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
};

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);

export const whole = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));
