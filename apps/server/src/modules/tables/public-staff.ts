import type { TableCall } from '@zanga/contract/shops/tables';
import type { ShopId, TableId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { mayWorkFor, type Session } from '../../platform/session.ts';
import { presentCall } from './present-table.ts';
import { readCalls } from './queries.ts';
import { holdTable } from './store.ts';

/** Locks a table for its staff: no order is placed there and no colleague closes it meanwhile. */
export const holdForStaff = async (tx: Tx, id: TableId, session: Session): Promise<boolean> => {
  const table = await holdTable(tx, id, 'to_change');
  return table !== undefined && mayWorkFor(session, table.shop_id);
};

/** The open calls of a shop's tables, for its board. */
export const callsOf = async (db: Db, shopId: ShopId): Promise<TableCall[]> =>
  (await readCalls(db, { shopId })).map(presentCall);
