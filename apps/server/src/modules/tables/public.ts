import type { TableCall } from '@zanga/contract/shops/tables';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { mayWorkFor, type Session } from '../../platform/session.ts';

export type { TableLeft } from './serve-tables.ts';

import { presentCall } from './present-table.ts';
import { readCalls, readTable } from './queries.ts';
import { holdTable } from './store.ts';

/** A table that somebody of the staff works at, held so that nobody orders there or closes it meanwhile. */
export const holdForStaff = async (tx: Tx, id: string, session: Session): Promise<boolean> => {
  const table = await holdTable(tx, id, 'to_change');
  return table !== undefined && mayWorkFor(session, table.shop_id);
};

/** The open calls of a shop's tables, for its board. */
export const callsOf = async (db: Db, shopId: string): Promise<TableCall[]> =>
  (await readCalls(db, { shopId })).map(presentCall);

/** A table as the code on it names it, and the shop and label the order says. */
type ScannedTable = { readonly table: string; readonly shop: string; readonly label: string | null };

const takes = (
  row: { readonly open_since: Date | null; readonly shop_id: string; readonly label: string } | undefined,
  { shop, label }: ScannedTable,
): boolean => row !== undefined && row.open_since !== null && row.shop_id === shop && row.label === label;

/** Whether one can order to a table now. */
export const takesOrders = async (db: Db | Tx, scanned: ScannedTable): Promise<boolean> =>
  takes(await readTable(db, scanned.table), scanned);

/** Whether one can order to a table, which is locked so that nobody closes it before the order is placed. */
export const holdsOpen = async (tx: Tx, scanned: ScannedTable): Promise<boolean> =>
  takes(await holdTable(tx, scanned.table, 'to_use'), scanned);
