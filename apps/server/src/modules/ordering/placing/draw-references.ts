import { randomInt } from 'node:crypto';
import { orderReference, referenceCount } from '@zanga/domain/ordering/finding/order-reference';

const draws = 5;

/** References for an order to choose from, drawn so that nobody foretells them; one that is taken already is passed over. */
export const drawReferences = (): readonly string[] =>
  Array.from({ length: draws }, () => orderReference(randomInt(referenceCount)));
