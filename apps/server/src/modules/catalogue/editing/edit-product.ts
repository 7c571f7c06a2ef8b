import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import type { Refusal } from '@zanga/contract/wire/route';
import { momentProblems } from '@zanga/domain/catalogue/editing/life';
import { type ProductForm, unusualPriceIn } from '@zanga/domain/catalogue/editing/product-form';
import type { ProductId } from '@zanga/domain/ids';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isChanged, problemFields } from '../../../platform/edited-form.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import type { Payments } from '../../payments/public.ts';
import { savePriceRules } from '../prices/price-rule-store.ts';
import { auditedOf, namesIn } from './audited-form.ts';
import { checkForm } from './check-form.ts';
import { readEdited } from './edit-queries.ts';
import { holdCategories, holdEdited, holdGroups, saveProducts } from './edit-store.ts';
import { presentEdited } from './present-form.ts';

type EditTools = { readonly db: Db; readonly payments: Pick<Payments, 'takesCards'> };

type Saving = {
  readonly session: StaffSession;
  readonly id: ProductId;
  readonly version: string;
  readonly form: ProductForm;
  readonly sure: boolean;
};

type EditProductRefusal = Refusal<
  'menu.of_all_shops' | 'product.not_found' | 'product.changed' | 'product.price_unusual' | 'invalid'
>;

/** Saves an edited product, unless another save was quicker. */
export const editProduct = async (
  { db, payments }: EditTools,
  { session, id, version, form, sure }: Saving,
  now: Date,
): Promise<EditedProduct | EditProductRefusal> => {
  // The menu belongs to all shops: staff of one shop only read it.
  if (!mayWorkFor(session, null)) return refuse('menu.of_all_shops');
  return inTransaction(db, async (tx) => {
    // Before the product: moving a category also locks categories first, then their products.
    await holdCategories(tx, form.categories);
    const held = await holdEdited(tx, id);
    if (!held) return refuse('product.not_found');
    const before = presentEdited(held);
    if (before.version !== version) return refuse('product.changed');
    await holdGroups(tx, form.option_groups);
    const { problems: found, root } = await checkForm(tx, before, form, payments.takesCards);
    const problems = [...found, ...momentProblems(before.form, form, now)];
    if (problems.length > 0 || root === null) return refuse('invalid', problemFields(problems));
    const isNew = (field: keyof ProductForm) => isChanged(before.form, form, field);
    if (!sure && unusualPriceIn(before.form, form) !== undefined) return refuse('product.price_unusual');
    await saveProducts(tx, [{ id, form, root, differs: isNew }]);
    if (isNew('prices')) await savePriceRules(tx, [{ id, form }], now);
    const saved = await readEdited(tx, id);
    const after = saved ? presentEdited(saved) : before;
    const told = { kind: 'product', thing: id, shopId: null } as const;
    const names = await namesIn(tx, [before.form, after.form]);
    const change = { before: auditedOf(before.form, names), after: auditedOf(after.form, names) };
    await noteChange(tx, session.trail, { ...told, ...change }, now);
    return after;
  });
};
