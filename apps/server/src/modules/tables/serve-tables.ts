import type { CallReason, StaffTable, Table } from '@zanga/contract/shops/tables';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId, TableCallId, TableId } from '@zanga/domain/ids';
import { billOf } from '@zanga/domain/tables/bill';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { mayWorkFor, type StaffSession } from '../../platform/session.ts';
import { noteChange } from '../audit/public.ts';
import { forBill, presentStaffTable, presentTable } from './present-table.ts';
import { readCalls, readOrdersAt, readTable } from './queries.ts';
import { seatFor } from './seat-for.ts';
import { holdTable, insertCall, lockCall, markSeen, saveOpen, saveWelcome } from './store.ts';

type NoTable = Refusal<'table.not_found'>;
const noTable: NoTable = { ok: false, code: 'table.not_found' };

/** A phone that read a table's code, with its seat if it has one. */
type Phone = { readonly id: TableId; readonly seat: string | undefined; readonly origin: string };

/** A table by its code; a phone without a seat does not see its orders. */
export const seeTable = async (db: Db, { id, seat, origin }: Phone, now: Date): Promise<Table | NoTable> => {
  const row = await readTable(db, id);
  if (!row) return noTable;
  const given = seatFor(row, seat, now) ?? null;
  if (given === null) return presentTable(row, { seat: null, origin, orders: [], calls: [] }, now);
  const orders = await readOrdersAt(db, [id]);
  const calls = await readCalls(db, { tableId: id });
  return presentTable(row, { seat: given, origin, orders, calls }, now);
};

/** Calls staff to an open table. */
export const callToTable = async (
  db: Db,
  { id, seat, origin, reason }: Phone & { readonly reason: CallReason },
  now: Date,
): Promise<Table | Refusal<'table.not_found' | 'table.closed' | 'table.no_seat'>> => {
  const called = await inTransaction(db, async (tx) => {
    const table = await holdTable(tx, id, 'to_use');
    if (!table) return noTable;
    if (table.open_since === null) return { ok: false, code: 'table.closed' } as const;
    if (seatFor(table, seat, now) === undefined) return { ok: false, code: 'table.no_seat' } as const;
    await insertCall(tx, id, reason, now);
    return { ok: true } as const;
  });
  return called.ok ? seeTable(db, { id, seat, origin }, now) : called;
};

/** Follow-up on the orders of a closed table, in the transaction that closes it. */
export type TableLeft = (
  tx: Tx,
  left: { readonly orders: readonly OrderId[]; readonly session: StaffSession },
  now: Date,
) => Promise<void>;

type Opening = {
  readonly id: TableId;
  readonly open: boolean;
  readonly session: StaffSession;
  readonly origin: string;
  readonly onLeft: TableLeft;
};

/**
 * Opens a table, or closes it once all guests have left and nothing is due. Opening an open table lets more phones
 * sit down; closing a closed one changes nothing.
 */
export const openTable = async (
  db: Db,
  { id, open, session, origin, onLeft }: Opening,
  now: Date,
): Promise<StaffTable | NoTable | Refusal<'table.owes'>> => {
  const found = await inTransaction(db, async (tx) => {
    const table = await holdTable(tx, id, 'to_change');
    if (!table || !mayWorkFor(session, table.shop_id)) return false;
    if (!open && table.open_since === null) return true;
    const orders = open ? [] : await readOrdersAt(tx, [id]);
    if (billOf(orders.map(forBill)).due > 0) return 'owes';
    if (open && table.open_since !== null) {
      await saveWelcome(tx, id, now);
      const welcomed = { kind: 'table', thing: id, shopId: table.shop_id, after: { open } } as const;
      await noteChange(tx, session.trail, welcomed, now);
      return true;
    }
    await onLeft(tx, { orders: orders.map((order) => order.id), session }, now);
    await saveOpen(tx, id, { open, userId: session.userId, now });
    const opened = { kind: 'table', thing: id, shopId: table.shop_id, before: { open: !open } } as const;
    await noteChange(tx, session.trail, { ...opened, after: { open } }, now);
    return true;
  });
  if (found === 'owes') return { ok: false, code: 'table.owes' };
  const row = found ? await readTable(db, id) : undefined;
  return row ? presentStaffTable(row, await readOrdersAt(db, [id]), origin) : noTable;
};

/** Marks a call as answered: staff have gone to the table. */
export const seeToCall = async (
  db: Db,
  { id, session }: { readonly id: TableCallId; readonly session: StaffSession },
  now: Date,
): Promise<undefined | NoTable> =>
  inTransaction(db, async (tx) => {
    const call = await lockCall(tx, id);
    if (!call || !mayWorkFor(session, call.shop_id)) return noTable;
    if (call.seen_at !== null) return undefined;
    await markSeen(tx, id, session.userId, now);
    const seen = { kind: 'table', thing: call.table_id, shopId: call.shop_id, after: { call: id } } as const;
    await noteChange(tx, session.trail, seen, now);
    return undefined;
  });
