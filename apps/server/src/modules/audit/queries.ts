import type { AuditQuery } from '@zanga/contract/people/audit';
import type { ShopId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/database/connection.ts';
import { jsonColumn } from '../../platform/database/json-column.ts';

const valuesIn = jsonColumn('audit_entries.before/after', z.record(z.string(), z.unknown()));

/** Where a page ended: moment and id of its last entry; several entries may share a moment. */
type Cursor = { readonly at: Date; readonly id: number };

const cursorIn = (text: string): Cursor => {
  const [ms = 0, id = 0] = text.split('-').map(Number);
  return { at: new Date(ms), id };
};

export const cursorOf = ({ at, id }: Cursor): string => `${at.getTime()}-${id}`;

export type AuditSearch = {
  readonly wanted: AuditQuery;
  /** Shops whose entries may be read; null is all. */
  readonly shops: readonly ShopId[] | null;
  readonly limit: number;
};

/** Entries of the audit, the latest first, with the present names of person and shop. */
export const readAudit = async (db: Db, { wanted, shops, limit }: AuditSearch) => {
  let query = db
    .selectFrom('audit_entries as a')
    .leftJoin('people as p', 'p.id', 'a.user_id')
    .leftJoin('shop_profiles as s', 's.id', 'a.shop_id')
    .leftJoin('device_names as d', 'd.id', 'a.device_id')
    .select(['a.id', 'a.at', 'a.user_id', 'a.role', 'a.device', 'a.network', 'a.action', 'a.kind', 'a.thing'])
    .select(['a.shop_id', 'a.before', 'a.after', 'a.reason', 's.name as shop_name'])
    .select(['a.device_id', 'd.name as device_name'])
    .select(sql<string>`trim(concat(p.firstname, ' ', p.lastname))`.as('person_name'))
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit);
  const { person, action, kind, thing, shop, from, until, after } = wanted;
  if (shops) query = query.where('a.shop_id', 'in', shops.length > 0 ? [...shops] : ['shp_']);
  if (person !== undefined) query = query.where('a.user_id', '=', person);
  if (action) query = query.where('a.action', 'in', action.split(','));
  if (kind !== undefined) query = query.where('a.kind', '=', kind);
  if (thing !== undefined) query = query.where('a.thing', '=', thing);
  if (shop !== undefined) query = query.where('a.shop_id', '=', shop);
  if (from !== undefined) query = query.where('a.at', '>=', new Date(from));
  if (until !== undefined) query = query.where('a.at', '<', new Date(until));
  if (after !== undefined) {
    const { at, id } = cursorIn(after);
    query = query.where(sql<boolean>`(a.at, a.id) < (${at}, ${id}::bigint)`);
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    ...row,
    before: valuesIn(row.before),
    after: valuesIn(row.after),
  }));
};

export type AuditRow = Awaited<ReturnType<typeof readAudit>>[number];
