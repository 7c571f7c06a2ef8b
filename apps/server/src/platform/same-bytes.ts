import { timingSafeEqual } from 'node:crypto';

/** Compares without telling by its duration how much is right. */
export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
