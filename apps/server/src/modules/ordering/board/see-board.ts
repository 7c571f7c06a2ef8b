import type { Board, BoardNews } from '@zanga/contract/ordering/board';
import type { Refusal } from '@zanga/contract/wire/route';
import type { Topic } from '../../../platform/live/live-events.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session } from '../../../platform/session.ts';
import { presentRush } from '../../shops/public-pauses.ts';
import { readStaffShops, seesShipping } from '../../shops/public-staff.ts';
import { callsOf } from '../../tables/public-staff.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { type Boards, wholeBoards } from './known-boards.ts';
import { cardOf } from './present-board.ts';

type BoardQuery = { readonly session: Session; readonly shop: string | undefined };
type BoardTools = Pick<OrderTools, 'db'> & { readonly boards: Boards };

/** The board of shipping, which belongs to no shop. */
const shipping = { id: 'shipping', name: 'Spedizioni' } as const;

const whole = async (
  { db, boards }: BoardTools,
  { session, shop }: BoardQuery,
  now: Date,
): Promise<Board | undefined> => {
  const all = await readStaffShops(db);
  const shops = all.filter(({ id }) => mayWorkFor(session, id));
  const choices = [
    ...shops.map(({ id, name }) => ({ id, name })),
    ...(seesShipping(session) ? [shipping] : []),
  ];
  if (shop === shipping.id && seesShipping(session)) {
    const { rows, more } = await boards.read(db, null, now);
    return {
      shop: null,
      shops: choices,
      calls: [],
      data: rows.map((row) => cardOf(row, now)),
      more,
    };
  }
  const chosen = shop === undefined ? shops[0] : shops.find(({ id, slug }) => id === shop || slug === shop);
  if (!chosen) return undefined;
  const { rows, more } = await boards.read(db, chosen.id, now);
  const paused = chosen.paused_until !== null && chosen.paused_until > now ? chosen.paused_until : null;
  return {
    shop: {
      id: chosen.id,
      slug: chosen.slug,
      name: chosen.name,
      paused_until: paused?.toISOString() ?? null,
      pause_reason: paused && chosen.pause_reason,
      ...(await presentRush(db, chosen, now)),
    },
    shops: choices,
    calls: await callsOf(db, chosen.id),
    data: rows.map((row) => cardOf(row, now)),
    more,
  };
};

/** The board of a shop, or of shipping; a shop of others is answered like one that does not exist. */
export const seeBoard = async (
  { db }: Pick<OrderTools, 'db'>,
  query: BoardQuery,
  now: Date,
): Promise<Board | Refusal<'shop.not_found'>> =>
  (await whole({ db, boards: wholeBoards }, query, now)) ?? refuse('shop.not_found');

/** A board, of whose cards only the changed ones are told; all who follow share one object, and so its text. */
const newsOf = (board: Board, before: Board): BoardNews => {
  const known = new Set(before.data);
  return {
    ...board,
    data: board.data.filter((card) => !known.has(card)),
    cards: board.data.map(({ order, part }) => `${order}/${part}`),
  };
};

type SharedNews = { readonly before: Board; readonly news: BoardNews };
const shared = new WeakMap<Board, SharedNews>();

const sharedNews = (board: Board, before: Board): BoardNews => {
  const known = shared.get(board);
  if (known?.before === before) return known.news;
  const news = newsOf(board, before);
  shared.set(board, { before, news });
  return news;
};

/** First the whole board, then the changed cards; a follower that missed a board is told the changes of both. */
const changesOf = (boards: AsyncIterable<Board>): AsyncIterable<BoardNews> => ({
  [Symbol.asyncIterator]: () => {
    const source = boards[Symbol.asyncIterator]();
    let before: Board | undefined;
    return {
      next: async () => {
        const next = await source.next();
        if (next.done) return next;
        const news = before ? sharedNews(next.value, before) : next.value;
        before = next.value;
        return { done: false, value: news };
      },
      return: async () => {
        await source.return?.();
        return { done: true, value: undefined };
      },
    };
  },
});

type Following = BoardQuery & {
  /** Whether only changed cards are told after the first time. */
  readonly changed: boolean;
};

/** A board now and after each change. */
export const followBoard = async (
  tools: BoardTools & Pick<OrderTools, 'live' | 'clock'>,
  { changed, ...query }: Following,
  now: Date,
): Promise<AsyncIterable<BoardNews> | Refusal<'shop.not_found'>> => {
  // Sessions with the same posts share one board.
  const key = `board ${JSON.stringify([query.shop, query.session.posts])}`;
  const first = await tools.live.now(key, () => whole(tools, query, now));
  if (!first) return refuse('shop.not_found');
  const topic: Topic = `shop:${first.shop?.id ?? ''}`;
  const boards = tools.live.follow([topic], key, () => whole(tools, query, tools.clock()));
  return changed ? changesOf(boards) : boards;
};
