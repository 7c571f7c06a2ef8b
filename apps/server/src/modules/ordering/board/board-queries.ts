import type { OrderId, ShopId, UserId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import { usualAnswerPlan } from '@zanga/domain/ordering/answering/answer-plan';
import { type PartKey, partKeys } from '@zanga/domain/ordering/cart-parts';
import type { ClosingRule } from '@zanga/domain/ordering/closing/left-open';
import { isOver } from '@zanga/domain/ordering/transitions';
import { sql } from 'kysely';
import { type Db, onOneConnection, type Tx } from '../../../platform/database/connection.ts';
import { readPlans } from '../answering/answering-queries.ts';
import { type OpenChange, readOpenChanges } from '../order/change-store.ts';
import { dueOf } from '../order/due-at-till.ts';
import { ofOrders } from '../order/order-queries.ts';
import { type Redo, readOpenRedos } from '../order/redo-store.ts';
import {
  type LineRow,
  lineRowOf,
  type OrderRow,
  orderRowOf,
  type PartRow,
  partRowOf,
} from '../order/row-queries.ts';
import { backOfPart } from '../refunds/back-of-part.ts';

/** A part on a board, with its order. */
export type BoardRow = {
  readonly row: OrderRow;
  readonly part: PartRow;
  readonly lines: readonly LineRow[];
  /** Whether its card payment has been made. */
  readonly paid: boolean;
  readonly refundFailed: boolean;
  /** Cents still to be collected by hand. */
  readonly due: Cents;
  /** Refund if it is rejected. */
  readonly back: Cents;
  /** Whether another part of the order goes on. */
  readonly rest: boolean;
  /** When its shop is reminded to close it. */
  readonly closing: ClosingRule;
  /** Pieces of it that are being made again. */
  readonly redos: readonly Redo[];
  /** Proposal that waits for its customer. */
  readonly change: OpenChange | undefined;
};

const keptMs = 3_600_000;
/** More open parts than a shop can work through in a day; a board says how many it leaves out. */
const openAtMost = 600;
const overAtMost = 100;

type PartKeys = { readonly order_id: OrderId; readonly part: PartKey };

/** A part with the transactions that last wrote its order and itself: equal ones mean an unchanged card. */
type StampedPart = PartKeys & { readonly stamp: string };

/** Cards of a board as they were last read, by `order/part`. */
export type KnownRows = ReadonlyMap<string, { readonly stamp: string; readonly row: BoardRow }>;

const keyOf = ({ order_id, part }: PartKeys): string => `${order_id}/${part}`;

/** Condition on parts of a shop, or null for shipping; `is not distinct from` would not use the index. */
const ofShop = (column: string, shopId: ShopId | null) =>
  shopId === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${shopId}`;

const stamp = sql`o.xmin::text || ' ' || p.xmin::text as stamp`;

/** Open parts. Unanswered ones come first, so that no number of others hides them. */
const openKeys = async (db: Db, shopId: ShopId | null) => {
  const { rows } = await sql<StampedPart & { readonly in_all: number }>`
    select k.order_id, k.part, in_all, ${stamp} from (
      select order_id, part, (count(*) over ())::int as in_all from order_parts
      where ${ofShop('shop_id', shopId)}
        and state in ('placed', 'accepted', 'preparing', 'ready', 'out_for_delivery')
      order by state = 'placed' desc, since, order_id, part
      limit ${openAtMost}
    ) k join order_parts p using (order_id, part) join orders o on o.id = order_id
    order by p.state = 'placed' desc, p.since, k.order_id, k.part`.execute(db);
  return { keys: rows, more: (rows[0]?.in_all ?? 0) - rows.length };
};

/** Parts that ended within the hour, latest first; returns of goods and pieces made again, oldest first. */
const otherKeys = async (db: Db, shopId: ShopId | null, now: Date): Promise<readonly StampedPart[]> => {
  const { rows } = await sql<StampedPart>`
    select k.order_id, k.part, ${stamp} from (
      (select order_id, part from order_parts
       where ${ofShop('shop_id', shopId)} and since > ${new Date(now.getTime() - keptMs)}
         and state in ('completed', 'rejected', 'cancelled') and part <> 'tickets'
       order by since desc, order_id, part limit ${overAtMost})
      union
      (select p.order_id, p.part from order_lines l join order_parts p using (order_id, part)
       where l.withdrawn_at is not null and l.refunded_qty < l.qty and ${ofShop('p.shop_id', shopId)}
       group by p.order_id, p.part order by min(l.withdrawn_at), p.order_id, p.part limit ${overAtMost})
      union
      (select p.order_id, p.part from order_redos r join order_parts p using (order_id, part)
       where r.done_at is null and ${ofShop('p.shop_id', shopId)}
       group by p.order_id, p.part order by min(r.created_at), p.order_id, p.part limit ${overAtMost})
    ) k join order_parts p using (order_id, part) join orders o on o.id = order_id`.execute(db);
  return rows;
};

/** Everything about some orders, in one message. */
const rowsOf = (db: Db | Tx, orders: readonly OrderId[]) =>
  onOneConnection(db, async (one) => {
    const [rows, parts, lines, changes, redos, paid, refunds, plans] = await Promise.all([
      one.selectFrom('orders').selectAll().where(ofOrders('id', orders)).execute(),
      one.selectFrom('order_parts').selectAll().where(ofOrders('order_id', orders)).execute(),
      one
        .selectFrom('order_lines')
        .selectAll()
        .where(ofOrders('order_id', orders))
        .orderBy('position')
        .execute(),
      readOpenChanges(one, orders),
      readOpenRedos(one, orders),
      one.selectFrom('payments_made').select('owner_id').where(ofOrders('owner_id', orders)).execute(),
      one
        .selectFrom('order_refunds')
        .select(['order_id', 'fee_part', 'failed_at', 'settled_by'])
        .where(ofOrders('order_id', orders))
        .execute(),
      readPlans(one),
    ]);
    return {
      ...{ rows: rows.map(orderRowOf), parts: parts.map(partRowOf), lines: lines.map(lineRowOf) },
      ...{ changes, redos, paid, refunds, plans },
    };
  });

type GivenFee = { readonly fee_part: string | null; readonly failed_at: Date | null };

/** Parts whose delivery fee was refunded on its own. */
const feesOf = (given: readonly GivenFee[]): readonly PartKey[] =>
  partKeys.filter((part) => given.some(({ fee_part, failed_at }) => fee_part === part && failed_at === null));

const oldestFirst = (a: BoardRow, b: BoardRow) => a.row.created_at.getTime() - b.row.created_at.getTime();

/** Parts with everything their cards show, oldest first. */
export const readBoardRows = async (db: Db | Tx, keys: readonly PartKeys[]): Promise<readonly BoardRow[]> => {
  if (keys.length === 0) return [];
  const orders = [...new Set(keys.map(({ order_id }) => order_id))];
  const { rows, parts, lines, changes, redos, paid, refunds, plans } = await rowsOf(db, orders);
  const ofBrand = plans.get(null) ?? usualAnswerPlan;
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const partsOf = Map.groupBy(parts, ({ order_id }) => order_id);
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  const paidOrders = new Set(paid.map(({ owner_id }) => owner_id));
  const refundsOf = Map.groupBy(refunds, ({ order_id }) => order_id);
  return keys
    .flatMap(({ order_id, part: name }): readonly BoardRow[] => {
      const row = rowOf.get(order_id);
      const whole = partsOf.get(order_id) ?? [];
      const part = whole.find((one) => one.part === name);
      if (!row || !part) return [];
      const all = linesOf.get(order_id) ?? [];
      const given = refundsOf.get(order_id) ?? [];
      const wasPaid = row.payment_kind === 'card' ? paidOrders.has(order_id) : row.taken_cents > 0;
      return [
        {
          row,
          part,
          lines: all.filter((line) => line.part === name),
          paid: paidOrders.has(order_id),
          refundFailed: given.some(({ failed_at, settled_by }) => failed_at !== null && settled_by === null),
          due: dueOf({ row, parts: whole }),
          back: backOfPart({ row, parts: whole, lines: all }, name, { wasPaid, feesGiven: feesOf(given) }),
          closing: plans.get(part.shop_id) ?? ofBrand,
          redos: redos.filter((one) => one.order_id === order_id && one.part === name),
          change: changes.find((one) => one.order_id === order_id && one.part === name),
          rest: whole.some((other) => other !== part && !isOver(other.state)),
        },
      ];
    })
    .sort(oldestFirst);
};

/**
 * The board of a shop, or without one of shipping; `more` counts open parts left out. Of cards that are known already
 * only the changed ones are read.
 */
export const readBoard = async (
  db: Db,
  { shopId, known }: { readonly shopId: ShopId | null; readonly known: KnownRows },
  now: Date,
): Promise<{ readonly rows: readonly BoardRow[]; readonly known: KnownRows; readonly more: number }> => {
  const [{ keys, more }, others] = await onOneConnection(db, (one) =>
    Promise.all([openKeys(one, shopId), otherKeys(one, shopId, now)]),
  );
  const named = [...new Map([...keys, ...others].map((part) => [keyOf(part), part])).values()];
  const changed = named.filter((part) => known.get(keyOf(part))?.stamp !== part.stamp);
  const read = await readBoardRows(db, changed);
  const rowOf = new Map(read.map((row) => [keyOf(row.part), row]));
  const next = new Map(
    named.flatMap((part) => {
      const key = keyOf(part);
      const row = rowOf.get(key) ?? known.get(key)?.row;
      return row ? [[key, { stamp: part.stamp, row }] as const] : [];
    }),
  );
  return { rows: [...next.values()].map(({ row }) => row).sort(oldestFirst), known: next, more };
};

/** Names of people by their ids. */
export const readNames = async (db: Db, ids: readonly UserId[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('people')
    .select(['id', 'firstname', 'lastname'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
};
