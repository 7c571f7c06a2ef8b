import type { ProductForm } from '@zanga/contract/menu/menu-office';
import type { ProductDetail } from '@zanga/contract/menu/product';
import type { Refusal } from '@zanga/contract/wire/route';
import { draftLife } from '@zanga/domain/catalogue/editing/life';
import type { ProductId } from '@zanga/domain/ids';
import type { Db } from '../../../platform/database/connection.ts';
import { asIf } from '../../../platform/database/transaction.ts';
import { problemFields } from '../../../platform/edited-form.ts';
import type { DrawPage } from '../../../platform/made-of.ts';
import { refuse } from '../../../platform/refusal.ts';
import { checkForm } from '../editing/check-form.ts';
import { readEdited } from '../editing/edit-queries.ts';
import { saveProducts } from '../editing/edit-store.ts';
import { presentEdited } from '../editing/present-form.ts';
import { readDetail } from '../menu/read-detail.ts';
import { savePriceRules } from '../prices/price-rule-store.ts';
import type { KeptShops } from '../reach/reach-queries.ts';
import { readOneProduct } from '../visible/fill-catalogue.ts';
import { showCategory } from './preview-store.ts';

export type PreviewTools = { readonly db: Db; readonly shops: KeptShops; readonly draw: DrawPage };

type ProductToPreview = { readonly id: ProductId; readonly form: ProductForm };

/**
 * A product as its page shows it. The form is saved, read as customers read it, and rolled back, so that the preview
 * cannot differ from the page.
 */
const readAsIf = (
  { db, shops }: Omit<PreviewTools, 'draw'>,
  { id, form }: ProductToPreview,
  now: Date,
): Promise<ProductDetail | Refusal<'product.not_found' | 'invalid'>> =>
  asIf(db, async (tx) => {
    const held = await readEdited(tx, id);
    if (!held) return refuse('product.not_found');
    const { problems, root } = await checkForm(tx, presentEdited(held), { ...form, ...draftLife }, true);
    if (problems.length > 0 || root === null) return refuse('invalid', problemFields(problems));
    // Locks categories first, as moving a category does.
    await showCategory(tx, root);
    // Only declared products can be published; the preview shows this one as undeclared.
    const allergens = form.allergens ?? { contains: [], may_contain: [] };
    const shown = { ...form, ...draftLife, allergens, published: true };
    await saveProducts(tx, [{ id, form: shown, root, differs: () => true }]);
    await savePriceRules(tx, [{ id, form }], now);
    const menu = await readOneProduct(tx, id);
    const read = await readDetail({ menu, shops }, { key: id, given: {} }, now);
    if (!read.ok) return refuse('product.not_found');
    const declared = form.allergens !== null;
    return { ...read.product, allergens: { ...read.product.allergens, declared } };
  });

/** The page of a product for customers, as if its form had been saved. */
export const previewProduct = async (
  { draw, ...tools }: PreviewTools,
  wanted: ProductToPreview,
  now: Date,
): Promise<{ html: string } | Refusal<'product.not_found' | 'invalid' | 'preview.unavailable'>> => {
  const product = await readAsIf(tools, wanted, now);
  if ('ok' in product) return product;
  const own = `/api/products/${product.slug}`;
  const html = await draw(`/prodotto/${product.slug}`, async ({ pathname }) =>
    pathname === own ? product : undefined,
  );
  return html === undefined ? refuse('preview.unavailable') : { html };
};
