import type { ShelfThing } from '@zanga/contract/menu/shelf';
import type { Refusal } from '@zanga/contract/wire/route';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { findStaffShop } from '../../shops/public-staff.ts';
import { saveCount } from './count-store.ts';
import { readThing } from './marks-queries.ts';
import { presentThing } from './present-thing.ts';

type Counting = {
  readonly session: StaffSession;
  readonly shop: string;
  readonly product: string;
  /** Null ends the count. */
  readonly pieces: number | null;
  readonly seen: number | null;
};

type CountRefusal = Refusal<'shop.not_found' | 'product.not_found' | 'shelf.count_changed'>;

/** Sets the stock of a product in a shop, unless an order was faster than the count. */
export const countPieces = async (
  db: Db,
  { session, product: key, pieces, seen, ...where }: Counting,
  now: Date,
): Promise<ShelfThing | CountRefusal> => {
  const shop = await findStaffShop(db, { session, ...where });
  if (!shop) return refuse('shop.not_found');
  return inTransaction(db, async (tx) => {
    const named = { kind: 'product', key } as const;
    const before = await readThing(tx, shop.id, named, now);
    if (!before?.countable) return refuse('product.not_found');
    const saved = await saveCount(tx, { product: key, shop: shop.id, pieces, seen });
    const after = await readThing(tx, shop.id, named, now);
    // A second press of the same button finds its count saved already.
    if (!saved) return after?.here === pieces ? presentThing(after) : refuse('shelf.count_changed');
    const change = { before: { stock: seen }, after: { stock: pieces } };
    await noteChange(tx, session.trail, { kind: 'product', thing: key, shopId: shop.id, ...change }, now);
    return presentThing(after ?? before);
  });
};
