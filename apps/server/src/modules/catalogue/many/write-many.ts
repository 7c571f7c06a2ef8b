import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import type { ProductForm } from '@zanga/domain/catalogue/editing/product-form';
import type { Tx } from '../../../platform/database/connection.ts';
import type { Json } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Trail } from '../../../platform/session.ts';
import { saveProducts } from '../editing/edit-store.ts';
import type { KnownThings } from '../table/known-things.ts';
import { keepChange } from './many-store.ts';
import { noteMany } from './note-many.ts';

const part = (form: ProductForm, fields: readonly (keyof ProductForm)[]) =>
  // Forms are JSON through and through.
  Object.fromEntries(fields.map((field) => [field, form[field]])) as Json;

type Writing = { readonly trail: Trail; readonly known: KnownThings; readonly now: Date };
type Change = { readonly product: EditedProduct; readonly form: ProductForm; readonly fields: Fields };
type Fields = readonly (keyof ProductForm)[];

/** Writes what became of some products, keeps what they were, and tells the audit; the id of the change is its answer. */
export const writeMany = async (
  tx: Tx,
  { trail, known, now }: Writing,
  made: readonly Change[],
): Promise<string> => {
  const id = newId('mch');
  await saveProducts(
    tx,
    made.map(({ product, form, fields }) => {
      const root = known.rootOf(form);
      if (root === undefined) throw new Error(`${product.id} stands in no category`);
      return { id: product.id, form, root, differs: (field) => fields.includes(field) };
    }),
  );
  const rows = made.map(({ product, form, fields }) => ({
    ...{ product: product.id, before: part(product.form, fields), after: part(form, fields) },
  }));
  await keepChange(tx, id, rows, now);
  await noteMany(tx, trail, { id, made, known }, now);
  return id;
};
