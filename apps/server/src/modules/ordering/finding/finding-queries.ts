import type { OrderId } from '@zanga/domain/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';
import { orderRowOf, partRowOf } from '../order/row-queries.ts';
import type { Cursor } from './cursor.ts';
import { anyOf, type OrderFilter } from './sought.ts';

/**
 * Finds orders, however many exist. Frequent matches are among the newest few thousand, which are scanned in order.
 * Rare ones are in the word index, which returns all of them at once. Each way is fast where the other is slow, so the
 * scan is tried first and then given up.
 */
const lookedThrough = 1_500;

/** For all shops the newest lie side by side: scanning more costs as much. */
const lookedThroughOfAll = 10_000;

/** Sample of the newest orders that shows how common a word is. */
const sampled = 2_000;

/** Without words each order is looked up by its row, so that only orders are queried. */
const lookedUp = 4_000;

/** Up to this number counting is cheap. */
const countedTo = 10_000;

export type FoundOrders = {
  readonly hits: readonly Cursor[];
  /** Number of matches, if known. */
  readonly count: { readonly orders: number; readonly more: boolean } | null;
};

type Words = NonNullable<OrderFilter['words']>;
type Hit = { readonly order_id: OrderId; readonly at: string };

const cursorsOf = (rows: readonly Hit[]): readonly Cursor[] =>
  rows.map(({ order_id, at }) => ({ at, id: order_id }));

const micros = sql`(extract(epoch from s.created_at) * 1000000)::bigint::text`;

const all = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

/** Between the days, and after the last order of the page before. */
const within = ({ from, until, after }: OrderFilter): readonly RawBuilder<unknown>[] => [
  ...(from ? [sql`s.created_at >= ${from}`] : []),
  ...(until ? [sql`s.created_at < ${until}`] : []),
  ...(after
    ? [
        sql`(s.created_at, s.order_id)
          < (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.id})`,
      ]
    : []),
];

const moneyIs = (money: NonNullable<OrderFilter['money']>[number]): RawBuilder<unknown> => {
  switch (money) {
    case 'due':
      return sql`o.payment_kind <> 'card' and o.taken_cents + o.lost_cents < o.total_cents
        and o.state not in ('rejected', 'cancelled', 'expired')`;
    case 'refunded':
      return sql`o.refunded_cents > 0`;
    case 'refund_failed':
      return sql`o.id in (select order_id from order_refunds where failed_at is not null and settled_by is null)`;
  }
};

/** Each state in a condition of its own, so that its partial index is used. */
const stateIs = (states: NonNullable<OrderFilter['states']>): RawBuilder<unknown> =>
  states.length === 1 ? sql`o.state = ${states[0]}` : sql`o.state = any(${[...states]}::text[])`;

/** Whether most orders are in one of these states. */
const isUsual = ({ states }: OrderFilter): boolean => states?.includes('completed') ?? false;

/** Conditions on the order itself, because they change during its life. */
const stands = ({ states, money }: OrderFilter): readonly RawBuilder<unknown>[] => [
  ...(states === undefined ? [] : [stateIs(states)]),
  ...(money === undefined ? [] : [sql`(${sql.join(money.map(moneyIs), sql` or `)})`]),
];

/** Conditions on shop and cursor. */
const ofShop = (sought: OrderFilter, shop: string | undefined) =>
  all([shop === undefined ? sql`s.first` : sql`s.shop_id = ${shop}`, ...within(sought)]);

/** Orders of one shop or of all, newest first. */
const inOrder = (sought: OrderFilter, shop: string | undefined, most: number | null) => sql`
  select s.order_id, s.created_at, s.words from order_search s
  where ${ofShop(sought, shop)}
  order by s.created_at desc, s.order_id desc ${most === null ? sql`` : sql`limit ${most}`}`;

/** Newest matches of a shop within a scan; in the order of the index, so it stops once it has enough. */
const walk = async (db: Db, sought: OrderFilter, shop: string | undefined, most: number | null) => {
  const conditions = stands(sought);
  const { rows } = await sql<Hit>`
    select s.order_id, ${micros} as at from (${inOrder(sought, shop, most)}) s
    ${conditions.length > 0 ? sql`join orders o on o.id = s.order_id` : sql``}
    where ${all([...(sought.words === null ? [] : [sql`s.words @@ ${sought.words.join('&')}::tsquery`]), ...conditions])}
    order by s.created_at desc, s.order_id desc limit ${sought.limit}`.execute(db);
  return rows;
};

const newestFirst = (one: Hit, other: Hit) =>
  BigInt(other.at) === BigInt(one.at)
    ? other.order_id < one.order_id
      ? -1
      : 1
    : BigInt(other.at) < BigInt(one.at)
      ? -1
      : 1;

/** Newest matches of several shops; an order of two of them counts once. */
const merged = (found: readonly (readonly Hit[])[], limit: number): readonly Hit[] => {
  const once = new Map(found.flat().map((hit) => [hit.order_id, hit]));
  return [...once.values()].sort(newestFirst).slice(0, limit);
};

const shopsOf = ({ scope }: OrderFilter): readonly (string | undefined)[] => scope ?? [undefined];

/** How many of the newest orders are scanned. */
const depthOf = ({ words }: OrderFilter, shop: string | undefined): number =>
  words === null ? lookedUp : shop === undefined ? lookedThroughOfAll : lookedThrough;

const walkAll = (db: Db, sought: OrderFilter, depth?: typeof depthOf) =>
  Promise.all(shopsOf(sought).map((shop) => walk(db, sought, shop, depth?.(sought, shop) ?? null)));

/** A word this many times as common as another is not looked up: rows with the rarer word are filtered instead. */
const muchMoreCommon = 4;

/**
 * Words to look up in the index, and words to filter its rows by. The index reads all rows of a word before comparing:
 * a surname with a dish of half of all orders would read half of all orders.
 */
const uncommonOf = async (db: Db, words: Words) => {
  if (words.length === 1) return { asked: words, left: [] };
  const counts = words.map((word) => sql`count(*) filter (where s.words @@ ${word}::tsquery)::int`);
  const { rows } = await sql<{ counts: readonly number[] }>`
    select array[${sql.join(counts)}] as counts
    from (select s.words from order_search s where s.first order by s.created_at desc, s.order_id desc limit ${sampled}) s`.execute(
    db,
  );
  const seen = words.map((word, at) => ({ word, count: Math.max(1, rows[0]?.counts[at] ?? 1) }));
  const most = muchMoreCommon * Math.min(...seen.map(({ count }) => count));
  const named = (common: boolean) =>
    seen.filter(({ count }) => count > most === common).map(({ word }) => word);
  return { asked: named(false), left: named(true) };
};

/** All orders with these words; an order of two shops is found twice. */
const byWords = async (db: Db, sought: OrderFilter, words: Words): Promise<FoundOrders> => {
  const { scope, after } = sought;
  const { asked, left } = await uncommonOf(db, words);
  const here = scope === undefined ? asked : [...asked, anyOf(scope.map((shop) => `'shop:${shop}'`))];
  const had = all([
    sql`s.words @@ ${here.join('&')}::tsquery`,
    // This form keeps the condition out of the index.
    ...(left.length > 0 ? [sql`(s.words @@ ${left.join('&')}::tsquery) is true`] : []),
    ...(scope === undefined ? [sql`s.first`] : []),
    ...within(sought),
  ]);
  const hits = sql`select ${scope !== undefined && scope.length > 1 ? sql`distinct` : sql``} s.order_id, s.created_at
    from order_search s where ${had}`;
  const conditions = stands(sought);
  const { rows } = await sql<Hit & { readonly in_all: number }>`
    select s.order_id, ${micros} as at, (count(*) over ())::int as in_all from (${hits}) s
    ${conditions.length > 0 ? sql`join orders o on o.id = s.order_id` : sql``}
    where ${all(conditions)}
    order by s.created_at desc, s.order_id desc limit ${sought.limit}`.execute(db);
  return { hits: cursorsOf(rows), count: after ? null : { orders: rows[0]?.in_all ?? 0, more: false } };
};

/**
 * Whether the scan saw everything: a shop, or days, with fewer orders than it covers. Needed only for a page that is
 * not full.
 */
const isExhausted = async (db: Db, sought: OrderFilter, shop: string | undefined): Promise<boolean> => {
  const most = depthOf(sought, shop);
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from (${inOrder(sought, shop, most)}) s`.execute(db);
  return (rows[0]?.orders ?? 0) < most;
};

/** Newest matches, where a scan of the newest few thousand per shop suffices. */
const amongNewest = async (db: Db, sought: OrderFilter): Promise<FoundOrders | undefined> => {
  if (sought.words !== null && sought.scope === undefined) {
    const few = await walk(db, sought, undefined, sampled);
    // If so many more would not fill a page either, they are not scanned.
    if (few.length * lookedThroughOfAll < sampled * sought.limit) return undefined;
    if (few.length === sought.limit) return { hits: cursorsOf(few), count: null };
  }
  const found = await walkAll(db, sought, depthOf);
  const whole = await Promise.all(
    found.map(
      async (hits, at) => hits.length === sought.limit || isExhausted(db, sought, shopsOf(sought)[at]),
    ),
  );
  return whole.every(Boolean) ? { hits: cursorsOf(merged(found, sought.limit)), count: null } : undefined;
};

/** Same among the newest few thousand in rare states. */
const amongStanding = async (db: Db, sought: OrderFilter, most: number): Promise<FoundOrders | undefined> => {
  const { scope, limit, words } = sought;
  const here = scope === undefined ? [] : [sql`o.shop_ids && ${[...scope]}::text[]`];
  const { rows } = await sql<Hit & { readonly in_all: number }>`
    with standing as materialized (
      select s.order_id, s.created_at from (
        select o.id as order_id, o.created_at from orders o where ${all([...stands(sought), ...here])}
      ) s where ${all(within(sought))} order by s.created_at desc, s.order_id desc limit ${most}
    )
    select s.order_id, ${micros} as at, (select count(*)::int from standing) as in_all
    from standing s
    where exists (select from order_search w where w.order_id = s.order_id and w.words @@ ${words?.join('&')}::tsquery)
    order by s.created_at desc, s.order_id desc limit ${limit}`.execute(db);
  const isWhole = rows.length === limit || (rows[0]?.in_all ?? most) < most;
  return isWhole ? { hits: cursorsOf(rows), count: null } : undefined;
};

/** States of failed orders; they are words of the index as well (`217_search_of_orders_that_came_to_nothing.sql`). */
const endedStates: readonly string[] = ['rejected', 'cancelled', 'expired'];

/** Failed orders looked up for some words, before the index is queried for all of them. */
const triedFirst = 300;

/** Words for the states, if only such states are searched. */
const endedWords = ({ states }: OrderFilter): string | null =>
  states?.every((state) => endedStates.includes(state))
    ? anyOf(states.map((state) => `'state:${state}'`))
    : null;

/** Orders in rare states that are scanned for the ones of some shops. */
const standingAtMost = 1_000;

/** Newest orders in rare states, reduced to some shops; undefined if that neither fills a page nor is all. */
const fewOfShops = async (
  db: Db,
  sought: OrderFilter,
  shops: readonly string[],
): Promise<FoundOrders | undefined> => {
  const { limit } = sought;
  const standing = sql`
    select s.* from (select o.id as order_id, o.created_at, o.shop_ids from orders o where ${all(stands(sought))}) s
    where ${all(within(sought))} order by s.created_at desc, s.order_id desc limit ${standingAtMost}`;
  const { rows } = await sql<Hit>`
    select s.order_id, ${micros} as at from (${standing}) s where s.shop_ids && ${[...shops]}::text[]
    order by s.created_at desc, s.order_id desc limit ${limit}`.execute(db);
  if (rows.length === limit) return { hits: cursorsOf(rows), count: null };
  const { rows: in_all } = await sql<{ orders: number }>`
    select count(*)::int as orders from (${standing}) s`.execute(db);
  return (in_all[0]?.orders ?? 0) < standingAtMost ? { hits: cursorsOf(rows), count: null } : undefined;
};

/** Orders in rare states, which have an index of their own. */
const byStanding = async (db: Db, sought: OrderFilter): Promise<FoundOrders> => {
  const { scope, limit } = sought;
  const here = scope === undefined ? [] : [sql`o.shop_ids && ${[...scope]}::text[]`];
  const { rows } = await sql<Hit>`
    select s.order_id, ${micros} as at from (
      select o.id as order_id, o.created_at from orders o where ${all([...stands(sought), ...here])}
    ) s where ${all(within(sought))}
    order by s.created_at desc, s.order_id desc limit ${limit}`.execute(db);
  return { hits: cursorsOf(rows), count: null };
};

/** Counts orders of some shops and days up to the limit, shop by shop. */
const countOf = async (db: Db, sought: OrderFilter): Promise<FoundOrders['count']> => {
  // With only these columns it stays an index-only scan.
  const shops = shopsOf(sought).map((shop) => sql`select from order_search s where ${ofShop(sought, shop)}`);
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders
    from (select from (${sql.join(shops, sql` union all `)}) s limit ${countedTo + 1}) counted`.execute(db);
  const orders = rows[0]?.orders ?? 0;
  return { orders: Math.min(orders, countedTo), more: orders > countedTo };
};

/** A page of matches, newest first. */
export const findOrders = async (db: Db, sought: OrderFilter): Promise<FoundOrders> => {
  const { words, limit, after } = sought;
  const changes = stands(sought).length > 0;
  if (words === null && !changes) {
    const hits = merged(await walkAll(db, sought), limit);
    return { hits: cursorsOf(hits), count: after ? null : await countOf(db, sought) };
  }
  const few = changes && !isUsual(sought);
  if (few && words === null && sought.scope !== undefined) {
    const found = await fewOfShops(db, sought, sought.scope);
    if (found) return found;
  }
  const ended = endedWords(sought);
  if (ended !== null && words === null && sought.scope !== undefined) return byWords(db, sought, [ended]);
  // Hardly any of the newest has both the words and a rare state.
  if (!sought.rare && !(few && words !== null)) {
    const found = await amongNewest(db, sought);
    if (found) return found;
  }
  const deep = ended === null ? lookedUp : triedFirst;
  const standing = words !== null && few && !sought.rare ? await amongStanding(db, sought, deep) : undefined;
  if (standing) return standing;
  if (words !== null) return byWords(db, sought, ended === null ? words : [...words, ended]);
  if (!isUsual(sought)) return byStanding(db, sought);
  return { hits: cursorsOf(merged(await walkAll(db, sought), limit)), count: null };
};

/** List rows of orders, in the order of the ids. */
export const readListed = async (db: Db, ids: readonly OrderId[]) => {
  if (ids.length === 0) return [];
  const [rows, parts, failed] = await Promise.all([
    db.selectFrom('orders').selectAll().where('id', 'in', ids).execute(),
    db.selectFrom('order_parts').selectAll().where('order_id', 'in', ids).orderBy('part').execute(),
    db
      .selectFrom('order_refunds')
      .select('order_id')
      .where('order_id', 'in', ids)
      .where('failed_at', 'is not', null)
      .where('settled_by', 'is', null)
      .execute(),
  ]);
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    return {
      row: orderRowOf(row),
      parts: parts.filter(({ order_id }) => order_id === id).map(partRowOf),
      refundFailed: failed.some(({ order_id }) => order_id === id),
    };
  });
};
export type ListedOrder = Awaited<ReturnType<typeof readListed>>[number];
