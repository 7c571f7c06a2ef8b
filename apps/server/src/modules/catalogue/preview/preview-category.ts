import type { CategoryForm } from '@zanga/contract/menu/categories-office';
import { ProductQuery } from '@zanga/contract/menu/products';
import type { Refusal } from '@zanga/contract/wire/route';
import { windowProblems } from '@zanga/domain/catalogue/editing/window-form';
import type { CategoryId } from '@zanga/domain/ids';
import * as z from 'zod/mini';
import type { Tx } from '../../../platform/database/connection.ts';
import { asIf } from '../../../platform/database/transaction.ts';
import { isChanged, problemFields } from '../../../platform/edited-form.ts';
import { refuse } from '../../../platform/refusal.ts';
import { pictureProblems } from '../../pictures/public-faces.ts';
import { type CategoryRow, readEditedCategory } from '../category-editing/category-queries.ts';
import { orderRoots, saveCategory } from '../category-editing/category-store.ts';
import { categoryFormOf } from '../category-editing/present-category.ts';
import { listProducts } from '../menu/list-products.ts';
import { presentCategory } from '../menu/present-category.ts';
import { presentProduct } from '../menu/present-product.ts';
import { categoryOf } from '../menu/read-categories.ts';
import { readOneCategory } from '../visible/fill-catalogue.ts';
import type { PreviewTools } from './preview-product.ts';
import { showCategory } from './preview-store.ts';

type CategoryToPreview = { readonly id: CategoryId; readonly form: CategoryForm };

/** Saves a category as published, in a transaction that is rolled back. */
const saveSeen = async (tx: Tx, { id, form }: CategoryToPreview, row: CategoryRow): Promise<void> => {
  const { parent_id } = row;
  const seen = { ...form, published: true, unit_of_measure: form.unit_of_measure || null };
  await showCategory(tx, parent_id);
  const order = isChanged(categoryFormOf(row), form, 'products');
  await saveCategory(tx, id, seen, { order, shown: true });
  if (order) await orderRoots(tx, [parent_id ?? id]);
};

const readPage = async (tx: Tx, key: string, now: Date) => {
  const found = categoryOf(await readOneCategory(tx, key), key);
  if (!found) return undefined;
  const subcategories = found.below.map((row) => presentCategory(row, now));
  return { ...presentCategory(found.category, now), subcategories };
};

const readList = async (tx: Tx, shops: PreviewTools['shops'], asked: URL, now: Date) => {
  const query = z.parse(ProductQuery, Object.fromEntries(asked.searchParams));
  const menu = await readOneCategory(tx, query.category ?? '');
  const listed = await listProducts({ menu, shops }, { query, given: {} }, now);
  if (!listed.ok) return undefined;
  return { data: listed.rows.map((row) => presentProduct(row, listed.wanted)), meta: listed.meta };
};

const problemsOf = async (tx: Tx, form: CategoryForm) => [
  ...(form.name === '' ? [{ field: 'name', text: 'Scrivi un nome' }] : []),
  ...windowProblems(form.windows),
  ...(await pictureProblems(tx, form)),
];

/** The page of a category for customers, as if its form had been saved. */
export const previewCategory = async (
  { db, shops, draw }: PreviewTools,
  wanted: CategoryToPreview,
  now: Date,
): Promise<{ html: string } | Refusal<'category.not_found' | 'invalid' | 'preview.unavailable'>> => {
  const standing = await asIf(db, async (tx) => {
    const row = await readEditedCategory(tx, wanted.id);
    if (!row) return refuse('category.not_found');
    const problems = await problemsOf(tx, wanted.form);
    return problems.length > 0 ? refuse('invalid', problemFields(problems)) : row;
  });
  if ('ok' in standing) return standing;
  const { slug, parent_slug } = standing;
  const seen = <T>(read: (tx: Tx) => Promise<T>) =>
    asIf(db, async (tx) => {
      await saveSeen(tx, wanted, standing);
      return read(tx);
    });
  const html = await draw(parent_slug === null ? `/${slug}` : `/${parent_slug}/${slug}`, async (asked) => {
    const [, key] = /^\/api\/categories\/([\w-]+)$/.exec(asked.pathname) ?? [];
    if (key !== undefined) return seen((tx) => readPage(tx, key, now));
    if (asked.pathname !== '/api/products' || asked.searchParams.get('category') === null) return undefined;
    return seen((tx) => readList(tx, shops, asked, now));
  });
  return html === undefined ? refuse('preview.unavailable') : { html };
};
