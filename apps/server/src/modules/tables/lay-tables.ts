import type { StaffTable } from '@zanga/contract/shops/tables';
import type { Refusal } from '@zanga/contract/wire/route';
import type { TableId } from '@zanga/domain/ids';
import type { Db } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { newId } from '../../platform/new-id.ts';
import { refuse } from '../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../platform/session.ts';
import { noteChange } from '../audit/public.ts';
import { holdShop } from '../shops/public.ts';
import { presentStaffTable } from './present-table.ts';
import { readShop, readTable } from './queries.ts';
import { dropTable, holdTable, insertTable, isLabelTaken, saveLabel } from './store.ts';

type Staff = { readonly session: StaffSession; readonly origin: string };
type TableRefusal = Refusal<'table.not_found' | 'table.is_open'>;

const seen = async (
  db: Db,
  id: TableId,
  origin: string,
): Promise<StaffTable | Refusal<'table.not_found'>> => {
  const row = await readTable(db, id);
  return row ? presentStaffTable(row, [], origin) : refuse('table.not_found');
};

/** Adds a table to a shop. */
export const layTable = async (
  db: Db,
  { shop, label, session, origin }: Staff & { readonly shop: string; readonly label: string },
  now: Date,
): Promise<StaffTable | Refusal<'shop.not_found' | 'table.label_taken'>> => {
  const found = await readShop(db, shop);
  if (!found || !mayWorkFor(session, found.id)) return refuse('shop.not_found');
  const id = newId('tbl');
  const laid = await inTransaction(db, async (tx) => {
    // Labels of this shop's tables are given one after the other.
    await holdShop(tx, found.id);
    const row = await insertTable(tx, { id, shop_id: found.id, label });
    const laying = { kind: 'table', thing: id, shopId: found.id, after: { label } } as const;
    if (row) await noteChange(tx, session.trail, laying, now);
    return row;
  });
  const row = laid ? await readTable(db, id) : undefined;
  return row ? presentStaffTable(row, [], origin) : refuse('table.label_taken');
};

/** Renames a table, while it is closed: orders know their table by its label. */
export const relabelTable = async (
  db: Db,
  { id, label, session, origin }: Staff & { readonly id: TableId; readonly label: string },
  now: Date,
): Promise<StaffTable | TableRefusal | Refusal<'table.label_taken'>> => {
  const refused = await inTransaction(db, async (tx) => {
    const table = await holdTable(tx, id, 'to_change');
    if (!table || !mayWorkFor(session, table.shop_id)) return refuse('table.not_found');
    if (table.open_since !== null) return refuse('table.is_open');
    // Labels of this shop's tables are given one after the other.
    await holdShop(tx, table.shop_id);
    if (await isLabelTaken(tx, { id, shop_id: table.shop_id, label })) return refuse('table.label_taken');
    await saveLabel(tx, id, label);
    const change = { before: { label: table.label }, after: { label } };
    await noteChange(tx, session.trail, { kind: 'table', thing: id, shopId: table.shop_id, ...change }, now);
    return undefined;
  });
  return refused ?? seen(db, id, origin);
};

/** Deletes a table, while it is closed; orders from it stay. */
export const removeTable = (
  db: Db,
  { id, session }: { readonly id: TableId; readonly session: StaffSession },
  now: Date,
): Promise<undefined | TableRefusal> =>
  inTransaction(db, async (tx) => {
    const table = await holdTable(tx, id, 'to_change');
    if (!table || !mayWorkFor(session, table.shop_id)) return refuse('table.not_found');
    if (table.open_since !== null) return refuse('table.is_open');
    await dropTable(tx, id);
    const gone = { kind: 'table', thing: id, shopId: table.shop_id, before: { label: table.label } } as const;
    await noteChange(tx, session.trail, gone, now);
    return undefined;
  });
