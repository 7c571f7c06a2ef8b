import type { CartId, UserId } from '@zanga/domain/ids';
import { cents } from '@zanga/domain/money';
import type { UnpaidWork } from '@zanga/domain/ordering/guard/order-crowd';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

type CrowdQuery = { readonly keys: readonly Buffer[]; readonly cartId: CartId; readonly recent: Date };

/** Unpaid orders under a key, in all and of the last minutes. */
export type Crowd = { readonly held: UnpaidWork; readonly lately: UnpaidWork };

type Row = {
  readonly key: Buffer;
  readonly orders: number;
  readonly pieces: number;
  readonly cents: number;
  readonly lately_pieces: number;
  readonly lately_cents: number;
};

/** Unpaid orders under some keys. Exact only with the number of the shop locked, which makes other orders wait. */
export const readCrowds = async (
  tx: Tx,
  { keys, cartId, recent }: CrowdQuery,
): Promise<(key: Buffer) => Crowd> => {
  const { rows } = await sql<Row>`
    select * from unpaid_work_of(${[...keys]}::bytea[], ${cartId}, ${recent}::timestamptz)`.execute(tx);
  return (key) => {
    const row = rows.find((one) => one.key.equals(key));
    const orders = row?.orders ?? 0;
    return {
      held: { orders, pieces: row?.pieces ?? 0, cents: cents(row?.cents ?? 0) },
      lately: { orders, pieces: row?.lately_pieces ?? 0, cents: cents(row?.lately_cents ?? 0) },
    };
  };
};

/** Whether an account has ever received an order. */
export const wasHandedOver = async (tx: Tx, userId: UserId): Promise<boolean> =>
  (await tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'completed')
    .limit(1)
    .executeTakeFirst()) !== undefined;
