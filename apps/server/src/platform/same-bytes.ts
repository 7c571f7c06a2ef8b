import { timingSafeEqual } from 'node:crypto';

/** Compares in constant time, so that the duration reveals nothing. */
export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
