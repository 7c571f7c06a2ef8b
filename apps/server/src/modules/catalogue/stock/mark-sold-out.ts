import type { ShelfProduct } from '@zanga/contract/ordering/board';
import type { Refusal } from '@zanga/contract/wire/route';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Session, StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { findStaffShop } from '../../shops/public.ts';
import { readShelf } from './shelf-queries.ts';
import { saveSoldOut } from './sold-out-store.ts';

type InShop = { readonly session: Session; readonly shop: string };
type NoShop = Refusal<'shop.not_found'>;

const longestMs = 366 * 86_400_000;

/** What a shop sells, found by name. */
export const seeShelf = async (
  db: Db,
  { search, ...where }: InShop & { readonly search: string | undefined },
  now: Date,
): Promise<{ data: ShelfProduct[] } | NoShop> => {
  const shop = await findStaffShop(db, where);
  if (!shop) return refuse('shop.not_found');
  const rows = await readShelf(db, shop.id, { search }, now);
  return { data: rows.map(presentShelf) };
};

const presentShelf = (row: Awaited<ReturnType<typeof readShelf>>[number]): ShelfProduct => ({
  ...row,
  sold_out_until: row.sold_out_until?.toISOString() ?? null,
});

type Marking = InShop & {
  readonly session: StaffSession;
  readonly product: string;
  readonly until: Date | null;
};

/** Marks something as sold out in a shop, or takes the mark away. */
export const markSoldOut = async (
  db: Db,
  { product, until, ...where }: Marking,
  now: Date,
): Promise<ShelfProduct | NoShop | Refusal<'product.not_found' | 'invalid'>> => {
  const shop = await findStaffShop(db, where);
  if (!shop) return refuse('shop.not_found');
  if (until !== null && (until <= now || until.getTime() - now.getTime() > longestMs))
    return refuse('invalid', { until: ['scegli un momento futuro'] });
  const [found] = await readShelf(db, shop.id, { product }, now);
  if (!found) return refuse('product.not_found');
  await inTransaction(db, async (tx) => {
    const { before } = await saveSoldOut(tx, { shopId: shop.id, productId: found.id, until });
    const marked = { kind: 'product', thing: found.id, shopId: shop.id } as const;
    const change = { before: { sold_out_until: before }, after: { sold_out_until: until } };
    await noteChange(tx, where.session.trail, { ...marked, ...change }, now);
  });
  return { ...presentShelf(found), sold_out_until: until?.toISOString() ?? null };
};
