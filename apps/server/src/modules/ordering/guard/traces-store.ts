import type { CartId, ShopId, UserId } from '@zanga/domain/ids';
import type { OrderTraces, orderWindows } from '@zanga/domain/ordering/guard/order-guard';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { removed } from '../../../platform/database/removed.ts';
import type { TraceKeys } from './trace-keys.ts';

type TracesQuery = {
  readonly keys: TraceKeys;
  readonly shops: readonly (ShopId | '')[];
  readonly userId: UserId | null;
  readonly cartId: CartId;
  readonly windows: ReturnType<typeof orderWindows>;
  readonly now: Date;
};

type Row = {
  readonly blocked: boolean;
  readonly proven: boolean;
  readonly open_phone: number;
  readonly open_email: number;
  readonly open_device: number;
  readonly day_phone: number;
  readonly day_email: number;
  readonly address_recent: number;
  readonly address_hour: number;
};

/** Whether a shop has blocked one of them under a former key; asked only where there is one. */
const isBlockedAsBefore = async (
  tx: Tx,
  { keys, shops, now }: { keys: readonly Buffer[]; shops: readonly (ShopId | '')[]; now: Date },
): Promise<boolean> => {
  if (keys.length === 0 || shops.length === 0) return false;
  const block = await tx
    .selectFrom('contact_blocks')
    .select('kind')
    .where('key', 'in', keys)
    .where('shop_id', 'in', shops)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return block !== undefined;
};

/** Traces of a customer. Orders with the same phone or mail address wait until this transaction ends. */
export const readTraces = async (
  tx: Tx,
  { keys, shops, userId, cartId, windows, now }: TracesQuery,
): Promise<Omit<OrderTraces, 'captcha'>> => {
  const { rows } = await sql<Row>`
    select * from order_traces_of(${keys.phone}, ${keys.email}, ${keys.device}, ${keys.address}, ${keys.proof},
      ${[...shops]}::text[], ${userId}::text, ${cartId}::text,
      ${windows.recent}::timestamptz, ${windows.hour}::timestamptz, ${windows.day}::timestamptz,
      ${now}::timestamptz)`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The traces of an order could not be counted');
  return {
    blocked: row.blocked || (await isBlockedAsBefore(tx, { keys: keys.former, shops, now })),
    proven: row.proven,
    account: userId !== null,
    open: { phone: row.open_phone, email: row.open_email, device: row.open_device },
    inADay: { phone: row.day_phone, email: row.day_email },
    fromAddress: { recent: row.address_recent, hour: row.address_hour },
  };
};

/** Deletes traces of orders that are over. */
export const purgeTraces = async (db: Db, before: Date): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from order_traces t using orders o
    where o.id = t.order_id and t.at < ${before}
      and o.state in ('completed', 'rejected', 'cancelled', 'expired')`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** Deletes unused codes of browsers whose proof has ended. */
export const purgePhoneCodes = async (db: Db, before: Date, now: Date): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from order_phone_codes
    where sent_at < ${before} and (proven_until is null or proven_until < ${now})`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** Deletes blocks that have ended. */
export const purgeBlocks = (db: Db, now: Date): Promise<number> =>
  removed(db.deleteFrom('contact_blocks').where('ends_at', '<=', now));
