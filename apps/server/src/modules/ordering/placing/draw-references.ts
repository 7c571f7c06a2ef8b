import { randomInt } from 'node:crypto';
import { orderReference, referenceCount } from '@zanga/domain/ordering/finding/order-reference';

const draws = 5;

/** Random references to choose from, so that they cannot be guessed; one in use already is skipped. */
export const drawReferences = (): readonly string[] =>
  Array.from({ length: draws }, () => orderReference(randomInt(referenceCount)));
