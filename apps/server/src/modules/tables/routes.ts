import { tables } from '@zanga/contract/shops/tables';
import type { Db } from '../../platform/database/connection.ts';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/refusal.ts';
import { mayWorkFor } from '../../platform/session.ts';
import { layTable, relabelTable, removeTable } from './lay-tables.ts';
import { presentStaffTable } from './present-table.ts';
import { readOrdersAt, readShop, readTables } from './queries.ts';
import { callToTable, openTable, seeTable, seeToCall, type TableLeft } from './serve-tables.ts';

type TableMount = MountTools & {
  readonly db: Db;
  readonly origin: () => string;
  readonly onTableLeft: TableLeft;
};

/** Tables: for guests at the table, and for the staff who serve them. */
export const mountTables = ({ db, origin, onTableLeft, ...tools }: TableMount): void =>
  mount(tools, tables, {
    'GET /api/tables/:table': ({ params: { table }, query: { seat }, call: { now } }) =>
      seeTable(db, { id: table, seat, origin: origin() }, now),
    'POST /api/tables/:table/calls': ({ params: { table }, body: { reason, seat }, call: { now } }) =>
      callToTable(db, { id: table, seat, origin: origin(), reason }, now),
    'GET /api/backoffice/shops/:shop/tables': async ({ params, call: { session } }) => {
      const shop = await readShop(db, params.shop);
      if (!shop || !mayWorkFor(session, shop.id)) return refuse('shop.not_found');
      const rows = await readTables(db, shop.id);
      const orders = await readOrdersAt(
        db,
        rows.map(({ id }) => id),
      );
      return { shop, data: rows.map((row) => presentStaffTable(row, orders, origin())) };
    },
    'POST /api/backoffice/shops/:shop/tables': ({ params, body: { label }, call: { session, now } }) =>
      layTable(db, { shop: params.shop, label, session, origin: origin() }, now),
    'PATCH /api/backoffice/tables/:table': ({ params, body: { label }, call: { session, now } }) =>
      relabelTable(db, { id: params.table, label, session, origin: origin() }, now),
    'DELETE /api/backoffice/tables/:table': ({ params, call: { session, now } }) =>
      removeTable(db, { id: params.table, session }, now),
    'POST /api/backoffice/tables/:table/open': ({
      params: { table },
      body: { open },
      call: { session, now },
    }) => openTable(db, { id: table, open, session, origin: origin(), onLeft: onTableLeft }, now),
    'POST /api/backoffice/table-calls/:call/seen': ({ params, call: { session, now } }) =>
      seeToCall(db, { id: params.call, session }, now),
  });
