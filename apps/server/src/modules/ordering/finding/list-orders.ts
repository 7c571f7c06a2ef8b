import type { OfficeOrder, SoughtOrders } from '@zanga/contract/ordering/order-office';
import type { Refusal } from '@zanga/contract/wire/route';
import type { LocalDate } from '@zanga/domain/time';
import type { Db } from '../../../platform/database/connection.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session } from '../../../platform/session.ts';
import { readStaffShops } from '../../shops/public-staff.ts';
import { dueOf } from '../order/due-at-till.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { findOrders, type ListedOrder, readListed } from './finding-queries.ts';
import { reachBack } from './reach-back.ts';
import { scopeFor, soughtOf } from './sought.ts';

type Names = ReadonlyMap<string, string>;

type Shown = { readonly names: Names; readonly telephones: boolean };

const present = ({ row, parts, refundFailed }: ListedOrder, { names, telephones }: Shown): OfficeOrder => ({
  id: row.id,
  reference: row.reference,
  number: row.number,
  state: row.state,
  placed_at: row.created_at.toISOString(),
  wanted_at: parts.find(({ wanted_at }) => wanted_at !== null)?.wanted_at?.toISOString() ?? null,
  name: `${row.firstname} ${row.lastname}`.trim(),
  telephone: telephones ? row.telephone : '',
  summary: row.summary,
  qty: row.qty,
  modes: [...new Set(parts.map(({ mode }) => mode))],
  shops: [...new Set(parts.flatMap(({ shop_id }) => names.get(shop_id ?? '') ?? []))],
  payment: row.payment_kind,
  total: row.total_cents,
  refunded: row.refunded_cents,
  due: dueOf({ row, parts }),
  refund_failed: refundFailed,
});

export type OrdersPage = {
  readonly data: OfficeOrder[];
  readonly next: string | null;
  readonly count: { readonly orders: number; readonly more: boolean } | null;
  readonly since: string | null;
  readonly shops: { readonly id: string; readonly name: string }[];
};

export type Listing = {
  readonly session: Session;
  readonly wanted: SoughtOrders;
  readonly after: string | undefined;
  readonly limit: number;
};

/** The later of two days, either of which may be missing. */
const later = (day: string | undefined, since: LocalDate | null) =>
  since !== null && (day === undefined || day < since) ? since : day;

const none = { hits: [], count: { orders: 0, more: false } } as const;

/** A page of the orders that a person searches and may see, newest first. */
export const listOrders = async (
  db: Db,
  { session, wanted, after, limit }: Listing,
  now: Date,
): Promise<OrdersPage | Refusal<'shop.not_found' | 'invalid'>> => {
  const within = scopeFor(session, wanted.shop);
  if (!within) return refuse('shop.not_found');
  const cursor = after === undefined ? undefined : readCursor(after);
  if (after !== undefined && !cursor) return refuse('invalid', { after: ['questa pagina non esiste'] });
  // Orders without a shop are stored with an empty one.
  const since = reachBack(
    session,
    within.scope?.map((shop) => shop || null),
    now,
  );
  const from = later(wanted.from, since);
  // One row more than shown tells whether there is a next page.
  const sought = soughtOf(
    { ...wanted, ...(from !== undefined && { from }) },
    { ...within, after: cursor, limit: limit + 1 },
  );
  const nowhere = within.scope?.length === 0;
  const [found, all] = await Promise.all([
    sought && !nowhere ? findOrders(db, sought) : none,
    readStaffShops(db),
  ]);
  const shown = found.hits.slice(0, limit);
  const last = shown.at(-1);
  const names = new Map(all.map(({ id, name }) => [id, name]));
  const listed = await readListed(
    db,
    shown.map(({ id }) => id),
  );
  return {
    data: listed.map((order) => present(order, { names, telephones: since === null })),
    next: found.hits.length > limit && last ? writeCursor(last) : null,
    count: found.count,
    since,
    shops: all.filter(({ id }) => mayWorkFor(session, id)).map(({ id, name }) => ({ id, name })),
  };
};
