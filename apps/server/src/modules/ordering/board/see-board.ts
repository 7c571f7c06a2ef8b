import type { Board } from '@zanga/contract/ordering/board';
import type { Refusal } from '@zanga/contract/wire/route';
import type { Topic } from '../../../platform/live/live-events.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session } from '../../../platform/session.ts';
import { presentRush } from '../../shops/public-pauses.ts';
import { readStaffShops, seesShipping } from '../../shops/public-staff.ts';
import { callsOf } from '../../tables/public-staff.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { readBoard } from './board-queries.ts';
import { presentBoardOrder } from './present-board.ts';

type BoardQuery = { readonly session: Session; readonly shop: string | undefined };

/** The board of shipping, which belongs to no shop. */
const shipping = { id: 'shipping', name: 'Spedizioni' } as const;

const whole = async (
  { db }: Pick<OrderTools, 'db'>,
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
    const { rows, more } = await readBoard(db, null, now);
    return {
      shop: null,
      shops: choices,
      calls: [],
      data: rows.map((row) => presentBoardOrder(row, now)),
      more,
    };
  }
  const chosen = shop === undefined ? shops[0] : shops.find(({ id, slug }) => id === shop || slug === shop);
  if (!chosen) return undefined;
  const { rows, more } = await readBoard(db, chosen.id, now);
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
    data: rows.map((row) => presentBoardOrder(row, now)),
    more,
  };
};

/** The board of a shop, or of shipping; a shop of others is answered like one that does not exist. */
export const seeBoard = async (
  tools: OrderTools,
  query: BoardQuery,
  now: Date,
): Promise<Board | Refusal<'shop.not_found'>> => (await whole(tools, query, now)) ?? refuse('shop.not_found');

/** A board now and after each change. */
export const followBoard = async (
  tools: OrderTools,
  query: BoardQuery,
  now: Date,
): Promise<AsyncIterable<Board> | Refusal<'shop.not_found'>> => {
  // Sessions with the same posts share one board.
  const key = `board ${JSON.stringify([query.shop, query.session.posts])}`;
  const first = await tools.live.now(key, () => whole(tools, query, now));
  if (!first) return refuse('shop.not_found');
  const topic: Topic = `shop:${first.shop?.id ?? ''}`;
  return tools.live.follow([topic], key, () => whole(tools, query, tools.clock()));
};
