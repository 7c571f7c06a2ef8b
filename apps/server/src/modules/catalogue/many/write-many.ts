import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import type { ProductForm } from '@zanga/domain/catalogue/editing/product-form';
import type { CountChange } from '@zanga/domain/catalogue/table/counts';
import type { Tx } from '../../../platform/database/connection.ts';
import type { Json } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Trail } from '../../../platform/session.ts';
import { type ProductToSave, saveProducts } from '../editing/edit-store.ts';
import type { KnownThings } from '../table/known-things.ts';
import { keepChange } from './many-store.ts';
import { noteMany } from './note-many.ts';

const part = (form: ProductForm, fields: readonly (keyof ProductForm)[]) =>
  // A form holds only JSON values.
  Object.fromEntries(fields.map((field) => [field, form[field]])) as Readonly<Record<string, Json>>;

type Writing = { readonly trail: Trail; readonly known: KnownThings; readonly now: Date };
type Fields = readonly (keyof ProductForm)[];
type Change = {
  readonly product: EditedProduct;
  readonly form: ProductForm;
  readonly fields: Fields;
  /** Changed stock of shops; written already. */
  readonly counts?: readonly CountChange[];
};

/** Stock before or after, in the shape of a form's fields. */
const countsAs = (counts: readonly CountChange[], when: 'before' | 'after') =>
  counts.length > 0 && { counted_at: Object.fromEntries(counts.map((one) => [one.shop, one[when]])) };

/** Writes changed products, their values before, and the audit; returns the id of the change. */
export const writeMany = async (
  tx: Tx,
  { trail, known, now }: Writing,
  made: readonly Change[],
): Promise<string> => {
  const id = newId('mch');
  const edited = made.filter(({ fields }) => fields.length > 0);
  const saved = edited.map(({ product, form, fields }): ProductToSave => {
    const root = known.rootOf(form);
    if (root === undefined) throw new Error(`${product.id} stands in no category`);
    return { id: product.id, form, root, differs: (field) => fields.includes(field) };
  });
  if (saved.length > 0) await saveProducts(tx, saved);
  const rows = made.map(({ product, form, fields, counts = [] }) => ({
    product: product.id,
    before: { ...part(product.form, fields), ...countsAs(counts, 'before') },
    after: { ...part(form, fields), ...countsAs(counts, 'after') },
  }));
  await keepChange(tx, id, rows, now);
  await noteMany(tx, trail, { id, made, known }, now);
  return id;
};
