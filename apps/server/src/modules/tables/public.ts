import type { ShopId, TableId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../platform/database/connection.ts';

import { readTable } from './queries.ts';
import { seatFor } from './seat-for.ts';
import { holdTable } from './store.ts';

export type { TableLeft } from './serve-tables.ts';

/** The table in a cart: its code, the phone's seat there, and the shop to order from. */
export type ScannedTable = {
  readonly table: TableId;
  readonly seat: string | undefined;
  readonly shop: string;
};

/** The table of a seated phone, or a closed one whose code was read. Its label comes from the server. */
export type SeatedAt = { readonly label: string; readonly open: boolean };

type SeatRow = {
  readonly open_since: Date | null;
  readonly seat: string | null;
  readonly shop_id: ShopId;
  readonly label: string;
};

const seatedAt = (row: SeatRow | undefined, { shop, seat }: ScannedTable): SeatedAt | undefined => {
  if (row?.shop_id !== shop) return undefined;
  if (row.open_since === null) return { label: row.label, open: false };
  return row.seat !== null && row.seat === seat ? { label: row.label, open: true } : undefined;
};

/** The place of a cart's phone; undefined without a seat at the open table. */
export const readSeated = async (db: Db | Tx, scanned: ScannedTable): Promise<SeatedAt | undefined> =>
  seatedAt(await readTable(db, scanned.table), scanned);

/** Whether orders to this table are allowed; it is locked, so that it stays open until the order is placed. */
export const holdsOpen = async (tx: Tx, scanned: ScannedTable): Promise<boolean> =>
  seatedAt(await holdTable(tx, scanned.table, 'to_use'), scanned)?.open === true;

/** The seat that a table's code gives to a phone now. */
export const seatByCode = async (tx: Tx, table: TableId, now: Date): Promise<string | undefined> => {
  const row = await readTable(tx, table);
  return row && seatFor(row, undefined, now);
};
