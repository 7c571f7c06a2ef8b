import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';
import { orderRowOf, partRowOf } from '../order/row-queries.ts';
import type { Cursor } from './cursor.ts';
import { anyOf, type Sought } from './sought.ts';

/**
 * How orders are found, however many there are. What most orders have is among the newest few thousand, which are looked
 * through in their order. What hardly any has is in the index of words, which gives all of them at once. Each way is
 * fast where the other is slow, so the first is tried for so long and then left.
 */
const lookedThrough = 1_500;

/** Of all shops the newest lie side by side: more of them cost as much. */
const lookedThroughOfAll = 10_000;

/** So many of the newest tell how common a word is. */
const sampled = 2_000;

/** Without words each order is looked up by itself, and nothing but the orders can be asked. */
const lookedUp = 4_000;

/** So far is counted what costs little to count. */
const countedTo = 10_000;

export type Found = {
  readonly hits: readonly Cursor[];
  /** How many there are, where it is known. */
  readonly count: { readonly orders: number; readonly more: boolean } | null;
};

type Words = NonNullable<Sought['words']>;
type Hit = { readonly order_id: string; readonly at: string };

const cursorsOf = (rows: readonly Hit[]): readonly Cursor[] =>
  rows.map(({ order_id, at }) => ({ at, id: order_id }));

const micros = sql`(extract(epoch from s.created_at) * 1000000)::bigint::text`;

const all = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

/** Between the days, and after the last one of the page before. */
const within = ({ from, until, after }: Sought): readonly RawBuilder<unknown>[] => [
  ...(from ? [sql`s.created_at >= ${from}`] : []),
  ...(until ? [sql`s.created_at < ${until}`] : []),
  ...(after
    ? [
        sql`(s.created_at, s.order_id)
          < (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.id})`,
      ]
    : []),
];

const moneyIs = (money: NonNullable<Sought['money']>[number]): RawBuilder<unknown> => {
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

/** One state by itself, so that the index of few is found for it. */
const stateIs = (states: NonNullable<Sought['states']>): RawBuilder<unknown> =>
  states.length === 1 ? sql`o.state = ${states[0]}` : sql`o.state = any(${[...states]}::text[])`;

/** Whether most orders stand so. */
const isUsual = ({ states }: Sought): boolean => states?.includes('completed') ?? false;

/** What changes in an order's life: it is asked of the order itself. */
const stands = ({ states, money }: Sought): readonly RawBuilder<unknown>[] => [
  ...(states === undefined ? [] : [stateIs(states)]),
  ...(money === undefined ? [] : [sql`(${sql.join(money.map(moneyIs), sql` or `)})`]),
];

/** Of one shop or of all, and where a page begins. */
const ofShop = (sought: Sought, shop: string | undefined) =>
  all([shop === undefined ? sql`s.first` : sql`s.shop_id = ${shop}`, ...within(sought)]);

/** Orders in their order, the newest first: of one shop or of all. */
const inOrder = (sought: Sought, shop: string | undefined, most: number | null) => sql`
  select s.order_id, s.created_at, s.words from order_search s
  where ${ofShop(sought, shop)}
  order by s.created_at desc, s.order_id desc ${most === null ? sql`` : sql`limit ${most}`}`;

/** The newest of a shop that fit, among so many; the order of the index is kept, so it stops as soon as it has enough. */
const walk = async (db: Db, sought: Sought, shop: string | undefined, most: number | null) => {
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

/** Of several shops the newest in all; an order that two of them make is one. */
const merged = (found: readonly (readonly Hit[])[], limit: number): readonly Hit[] => {
  const once = new Map(found.flat().map((hit) => [hit.order_id, hit]));
  return [...once.values()].sort(newestFirst).slice(0, limit);
};

const shopsOf = ({ scope }: Sought): readonly (string | undefined)[] => scope ?? [undefined];

/** How many of the newest are looked through. */
const depthOf = ({ words }: Sought, shop: string | undefined): number =>
  words === null ? lookedUp : shop === undefined ? lookedThroughOfAll : lookedThrough;

const walkAll = (db: Db, sought: Sought, depth?: typeof depthOf) =>
  Promise.all(shopsOf(sought).map((shop) => walk(db, sought, shop, depth?.(sought, shop) ?? null)));

/** A word that is so many times as common as another is not asked of the index: whatever has the other is looked at. */
const muchMoreCommon = 4;

/**
 * What the index is asked for, and what is then looked for in the rows it gives. The index reads everything that has a
 * word before it compares: with a surname and a dish that half of all orders have, that would be half of all orders.
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

/** All that have the words, at once; of several shops an order that two of them make is found twice. */
const byWords = async (db: Db, sought: Sought, words: Words): Promise<Found> => {
  const { scope, after } = sought;
  const { asked, left } = await uncommonOf(db, words);
  const here = scope === undefined ? asked : [...asked, anyOf(scope.map((shop) => `'shop:${shop}'`))];
  const had = all([
    sql`s.words @@ ${here.join('&')}::tsquery`,
    // Written so, it is no condition of the index.
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
 * Whether everything was looked at: a shop, or some days, that have no more orders than are looked through. Asked only
 * where a page is not full.
 */
const isExhausted = async (db: Db, sought: Sought, shop: string | undefined): Promise<boolean> => {
  const most = depthOf(sought, shop);
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from (${inOrder(sought, shop, most)}) s`.execute(db);
  return (rows[0]?.orders ?? 0) < most;
};

/** The newest that fit, where the newest few thousand of each shop say all that is to be said. */
const amongNewest = async (db: Db, sought: Sought): Promise<Found | undefined> => {
  if (sought.words !== null && sought.scope === undefined) {
    const few = await walk(db, sought, undefined, sampled);
    // Where so many more would not fill a page either, they are not looked through.
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

/** The same among the newest few thousand that stand in a way that most do not. */
const amongStanding = async (db: Db, sought: Sought, most: number): Promise<Found | undefined> => {
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

/** The states in which an order came to nothing: they are words of the index as well (`217_search_of_orders_that_came_to_nothing.sql`). */
const endedStates: readonly string[] = ['rejected', 'cancelled', 'expired'];

/** So many that came to nothing are looked up for some words, before the index is asked for all of them. */
const triedFirst = 300;

/** The words that say so, where nothing but such states is asked for. */
const endedWords = ({ states }: Sought): string | null =>
  states?.every((state) => endedStates.includes(state))
    ? anyOf(states.map((state) => `'state:${state}'`))
    : null;

/** How many of those that stand in a way that few do are looked through for some shops' own. */
const standingAtMost = 1_000;

/** Of the newest that stand in a way that most do not, those of some shops, where that fills a page or is all there is. */
const fewOfShops = async (db: Db, sought: Sought, shops: readonly string[]): Promise<Found | undefined> => {
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

/** The few orders that stand in a way that most do not, which an index of its own knows. */
const byStanding = async (db: Db, sought: Sought): Promise<Found> => {
  const { scope, limit } = sought;
  const here = scope === undefined ? [] : [sql`o.shop_ids && ${[...scope]}::text[]`];
  const { rows } = await sql<Hit>`
    select s.order_id, ${micros} as at from (
      select o.id as order_id, o.created_at from orders o where ${all([...stands(sought), ...here])}
    ) s where ${all(within(sought))}
    order by s.created_at desc, s.order_id desc limit ${limit}`.execute(db);
  return { hits: cursorsOf(rows), count: null };
};

/** How many there are in some shops and days, as far as they are counted: shop after shop, until they are many. */
const countOf = async (db: Db, sought: Sought): Promise<Found['count']> => {
  // Nothing but the index is asked, for as long as nothing but these columns is.
  const shops = shopsOf(sought).map((shop) => sql`select from order_search s where ${ofShop(sought, shop)}`);
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders
    from (select from (${sql.join(shops, sql` union all `)}) s limit ${countedTo + 1}) counted`.execute(db);
  const orders = rows[0]?.orders ?? 0;
  return { orders: Math.min(orders, countedTo), more: orders > countedTo };
};

/** A page of what is looked for, the newest first. */
export const findOrders = async (db: Db, sought: Sought): Promise<Found> => {
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
  // Of the newest hardly any has both the words and a state that few have.
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

/** What a list shows of some orders, in the order in which they are named. */
export const readListed = async (db: Db, ids: readonly string[]) => {
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
export type Listed = Awaited<ReturnType<typeof readListed>>[number];
