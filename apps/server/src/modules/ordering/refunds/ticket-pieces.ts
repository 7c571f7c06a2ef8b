import type { PiecesToRefund } from '@zanga/domain/ordering/refund-quote';
import type { Tx } from '../../../platform/database/connection.ts';
import { returnStock } from '../../catalogue/public-stock.ts';
import type { StoredOrder } from '../order/order-record.ts';
import type { OrderTools } from '../order/order-tools.ts';

const ticketLines = ({ lines }: StoredOrder) => lines.filter(({ part }) => part === 'tickets');

/**
 * Pieces that can be refunded. Used tickets are left out of "everything left"; naming one of them is refused
 * (`undefined`).
 */
export const withoutBurnt = async (
  { tickets }: Pick<OrderTools, 'tickets'>,
  tx: Tx,
  order: StoredOrder,
  { pieces, named }: { readonly pieces: readonly PiecesToRefund[]; readonly named: boolean },
): Promise<readonly PiecesToRefund[] | undefined> => {
  const lines = ticketLines(order);
  if (lines.length === 0) return pieces;
  const burnt = await tickets.burntOf(
    tx,
    lines.map(({ id }) => id),
  );
  const free = ({ id, qty }: PiecesToRefund): number => {
    const line = lines.find((candidate) => candidate.id === id);
    return line ? Math.min(qty, line.qty - line.refunded_qty - (burnt.get(id) ?? 0)) : qty;
  };
  const possible = pieces.map((wanted) => ({ id: wanted.id, qty: free(wanted) }));
  const isLess = possible.some(({ qty }, at) => qty < (pieces[at]?.qty ?? 0));
  const burntAsked = named && isLess && pieces.some(({ id }) => burnt.has(id));
  return burntAsked ? undefined : possible.filter(({ qty }) => qty > 0);
};

/** Ends refunded tickets, and frees their seats. */
export const endTickets = async (
  { tickets }: Pick<OrderTools, 'tickets'>,
  tx: Tx,
  order: StoredOrder,
  back: {
    readonly pieces: readonly PiecesToRefund[];
    readonly named: readonly string[];
    readonly calledOff: boolean;
    readonly now: Date;
  },
): Promise<void> => {
  const ids = ticketLines(order).map(({ id }) => id);
  const lines = back.pieces.filter(({ id }) => ids.includes(id));
  if (lines.length === 0) return;
  const freed = await tickets.takeBack(tx, { ...back, lines });
  // Seats are counted by their show alone.
  await returnStock(
    tx,
    freed.map((pieces) => ({ ...pieces, shop: null })),
  );
};
