import type { ShopsInOrder } from '@zanga/contract/shops/shop-office';
import type { Refusal } from '@zanga/contract/wire/route';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { problemFields, versionOf } from '../../../platform/edited-form.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { type Ordered, readOrder } from './edit-queries.ts';
import { holdOrder, saveOrder } from './edit-store.ts';

const present = (shops: readonly Ordered[]): ShopsInOrder => {
  const form = { shops: shops.map(({ id }) => id) };
  return { version: versionOf(form), form, shops: [...shops] };
};

/** All shops in the order customers see. */
export const seeOrder = async (
  db: Db,
  session: Session,
): Promise<ShopsInOrder | Refusal<'shops.of_all_shops'>> =>
  mayWorkFor(session, null) ? present(await readOrder(db)) : refuse('shops.of_all_shops');

type Ordering = {
  readonly session: StaffSession;
  readonly version: string;
  readonly form: ShopsInOrder['form'];
};

type SortingRefusal = Refusal<'shops.of_all_shops' | 'shops.changed' | 'invalid'>;

/** Saves the order of all shops, unless a colleague saved since. */
export const orderShops = async (
  db: Db,
  { session, version, form }: Ordering,
  now: Date,
): Promise<ShopsInOrder | SortingRefusal> => {
  if (!mayWorkFor(session, null)) return refuse('shops.of_all_shops');
  return inTransaction(db, async (tx) => {
    const held = await holdOrder(tx);
    const before = present(held);
    if (before.version !== version) return refuse('shops.changed');
    if (form.shops.toSorted().join() !== before.form.shops.toSorted().join())
      return refuse(
        'invalid',
        problemFields([{ field: 'shops', text: 'Qui si ordinano i negozi che ci sono' }]),
      );
    await saveOrder(tx, form.shops);
    const after = await readOrder(tx);
    const names = (shops: readonly Ordered[]) => ({ shops: shops.map(({ name }) => name) });
    const change = { before: names(held), after: names(after) };
    await noteChange(tx, session.trail, { kind: 'brand', thing: '1', shopId: null, ...change }, now);
    return present(after);
  });
};
