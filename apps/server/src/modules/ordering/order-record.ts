import type { LineRow, OrderRow, PartRow } from './order-queries.ts';

/** An order with its parts and lines, in their order. */
export type StoredOrder = {
  readonly row: OrderRow;
  readonly parts: readonly PartRow[];
  readonly lines: readonly LineRow[];
};

/** Whose an order is: a customer's by their id, a guest's by a key that opens this one alone. */
export type OrderOwner = { readonly userId: string } | { readonly token: string };

/** Who moves an order, for its history. */
export type ActingAs = {
  readonly actor: 'customer' | 'worker' | 'system';
  readonly actorId: string | null;
};

export const bySystem: ActingAs = { actor: 'system', actorId: null };

export const customerOf = ({ row }: StoredOrder): ActingAs => ({ actor: 'customer', actorId: row.user_id });
