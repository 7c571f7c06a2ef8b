import type { ShelfProduct } from '@zanga/contract/ordering/board';
import type { Refusal } from '@zanga/contract/wire/route';
import { atMoment } from '@zanga/domain/time-words';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Session } from '../../../platform/session.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { mayWorkFor } from './board-access.ts';
import { readBoardShops, readShelf } from './board-queries.ts';
import { noteAction, savePause, saveSoldOut } from './board-store.ts';

type InShop = { readonly session: Session; readonly shop: string };
type NoShop = Refusal<'shop.not_found'>;

const longestPauseMs = 36 * 3_600_000;
const longestMarkMs = 366 * 86_400_000;

/** A shop, by id or slug, that somebody may work for. */
const ownShop = async ({ db }: Pick<OrderTools, 'db'>, { session, shop }: InShop) =>
  (await readBoardShops(db)).find(
    ({ id, slug }) => (id === shop || slug === shop) && mayWorkFor(session, id),
  );

const isAhead = (until: Date | null, now: Date, longest: number): boolean =>
  until === null || (until > now && until.getTime() - now.getTime() <= longest);

/** Takes no orders until a time; the pause ends by itself. */
export const pauseShop = async (
  tools: OrderTools,
  { until, ...where }: InShop & { readonly until: Date | null },
  now: Date,
): Promise<{ paused_until: string | null; label: string } | NoShop | Refusal<'invalid'>> => {
  const shop = await ownShop(tools, where);
  if (!shop) return refuse('shop.not_found');
  if (!isAhead(until, now, longestPauseMs))
    return refuse('invalid', { until: ['scegli un orario da qui a domani'] });
  await inTransaction(tools.db, async (tx) => {
    const saved = await savePause(tx, shop.id, until);
    const action = { userId: where.session.userId, action: 'shop.pause', subject: shop.id };
    const before = { paused_until: saved?.before ?? null };
    await noteAction(tx, { ...action, before, after: { paused_until: until } }, now);
  });
  return {
    paused_until: until?.toISOString() ?? null,
    label: until ? `In pausa: riapre ${atMoment(until, now)}` : 'Aperto agli ordini',
  };
};

/** What a shop sells, found by name. */
export const seeShelf = async (
  tools: OrderTools,
  { search, ...where }: InShop & { readonly search: string | undefined },
  now: Date,
): Promise<{ data: ShelfProduct[] } | NoShop> => {
  const shop = await ownShop(tools, where);
  if (!shop) return refuse('shop.not_found');
  const rows = await readShelf(tools.db, shop.id, { search }, now);
  return { data: rows.map(presentShelf) };
};

const presentShelf = (row: Awaited<ReturnType<typeof readShelf>>[number]): ShelfProduct => ({
  ...row,
  sold_out_until: row.sold_out_until?.toISOString() ?? null,
});

/** Marks something as sold out in a shop, or takes the mark away. */
export const markSoldOut = async (
  tools: OrderTools,
  { product, until, ...where }: InShop & { readonly product: string; readonly until: Date | null },
  now: Date,
): Promise<ShelfProduct | NoShop | Refusal<'product.not_found' | 'invalid'>> => {
  const shop = await ownShop(tools, where);
  if (!shop) return refuse('shop.not_found');
  if (!isAhead(until, now, longestMarkMs)) return refuse('invalid', { until: ['scegli un momento futuro'] });
  const [found] = await readShelf(tools.db, shop.id, { product }, now);
  if (!found) return refuse('product.not_found');
  await inTransaction(tools.db, async (tx) => {
    const { before } = await saveSoldOut(tx, { shopId: shop.id, productId: found.id, until });
    const action = {
      userId: where.session.userId,
      action: 'product.sold_out',
      subject: `${shop.id} ${found.id}`,
    };
    const change = { before: { sold_out_until: before }, after: { sold_out_until: until } };
    await noteAction(tx, { ...action, ...change }, now);
  });
  return { ...presentShelf(found), sold_out_until: until?.toISOString() ?? null };
};
