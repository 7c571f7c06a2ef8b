import type { Db, Tx } from '../../../platform/database/connection.ts';
import type { PaymentKey } from '../followers.ts';
import { countRefusedFrom } from '../store.ts';

/** Of a thousand people who pay, about fifty have a card refused; of a thief's cards, most are. */
const mostRefused = 60;
const hourMs = 3_600_000;

/**
 * Whether stolen cards are being tried from a network. Payments are not counted: a hall, or a town behind one carrier's
 * address, asks for hundreds in an hour.
 */
export const triesStolenCards = async (
  db: Db | Tx,
  asking: { readonly which: PaymentKey; readonly network: Buffer },
  now: Date,
): Promise<boolean> => {
  const since = new Date(now.getTime() - hourMs);
  return (await countRefusedFrom(db, { ...asking, since }, now)) >= mostRefused;
};
