import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import type { Refusal } from '@zanga/contract/wire/route';
import { newForm } from '@zanga/domain/catalogue/editing/product-form';
import type { CategoryId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import { freeSlug, slugOf } from '@zanga/domain/staff/editing/slug';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { holdSlugs } from '../../../platform/database/hold-slugs.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { readEdited, readRoot, readSlugs } from './edit-queries.ts';
import { holdCategories, insertProducts } from './edit-store.ts';
import { presentEdited } from './present-form.ts';

type Adding = {
  readonly session: StaffSession;
  readonly name: string;
  readonly kind: 'food' | 'drink' | 'merchandise';
  readonly category: CategoryId;
  readonly price: Cents;
};

/** A slug that no product has yet. */
const slugFor = async (tx: Tx, name: string): Promise<string> => {
  const start = slugOf(name) || 'prodotto';
  await holdSlugs(tx, 'products');
  return freeSlug(start, await readSlugs(tx, start));
};

/** Adds a product as a draft. */
export const addProduct = async (
  db: Db,
  { session, name, kind, category, price }: Adding,
  now: Date,
): Promise<EditedProduct | Refusal<'menu.of_all_shops' | 'category.not_found' | 'invalid'>> => {
  if (!mayWorkFor(session, null)) return refuse('menu.of_all_shops');
  if (name === '') return refuse('invalid', { name: ['Scrivi un nome'] });
  return inTransaction(db, async (tx) => {
    await holdCategories(tx, [category]);
    const root = await readRoot(tx, category);
    if (root === undefined) return refuse('category.not_found');
    const id = newId('prd');
    const slug = await slugFor(tx, name);
    const form = { ...newForm(kind), name, price, categories: [category] };
    await insertProducts(tx, [{ id, slug, kind, form, root, differs: (field) => field === 'categories' }]);
    const change = {
      kind: 'product',
      thing: id,
      shopId: null,
      after: { name, price_cents: price },
    } as const;
    await noteChange(tx, session.trail, change, now);
    const row = await readEdited(tx, id);
    if (!row) throw new Error(`${id} was not written`);
    return presentEdited(row);
  });
};
