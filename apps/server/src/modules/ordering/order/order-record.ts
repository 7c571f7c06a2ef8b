import type { UserId } from '@zanga/domain/ids';
import type { StoredOrder } from './order-queries.ts';

export type { OrderOwner, StoredOrder } from './order-queries.ts';

/** The mover of an order, as its history names them. */
export type ActingAs = {
  readonly actor: 'customer' | 'worker' | 'system';
  readonly actorId: UserId | null;
};

export const bySystem: ActingAs = { actor: 'system', actorId: null };

export const customerOf = ({ row }: StoredOrder): ActingAs => ({ actor: 'customer', actorId: row.user_id });
