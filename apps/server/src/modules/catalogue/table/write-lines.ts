import { isDeepStrictEqual } from 'node:util';
import { type EditedProduct, ProductForm } from '@zanga/contract/menu/menu-office';
import { kept } from '@zanga/contract/wire/form-schemas';
import { draftLife } from '@zanga/domain/catalogue/editing/life';
import { formProblems } from '@zanga/domain/catalogue/editing/product-form';
import { productKinds } from '@zanga/domain/catalogue/vocabulary';
import * as z from 'zod/mini';
import type { Tx } from '../../../platform/database/connection.ts';
import { jsonColumn } from '../../../platform/database/json-column.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Trail } from '../../../platform/session.ts';
import { noteChanges } from '../../audit/public.ts';
import { auditedOf } from '../editing/audited-form.ts';
import { holdManyEdited, insertProducts, type ProductToSave, saveProducts } from '../editing/edit-store.ts';
import { presentEdited } from '../editing/present-form.ts';
import { countEntries } from '../stock/count-entries.ts';
import { type StockCount, saveCounts } from '../stock/count-store.ts';
import { readTakenSlugs, type readToWrite } from './import-queries.ts';
import type { KnownThings } from './known-things.ts';
import { Overtaken } from './overtaken.ts';
import { countsIn } from './write-shelves.ts';

type Line = Awaited<ReturnType<typeof readToWrite>>[number];
type Form = EditedProduct['form'];
type Kind = EditedProduct['kind'];

type Writing = {
  readonly tx: Tx;
  readonly trail: Trail;
  readonly known: KnownThings;
  readonly now: Date;
};

const Fields = z.record(z.string(), z.unknown());
const beforeIn = jsonColumn('menu_import_lines.before', Fields);
const afterIn = jsonColumn('menu_import_lines.after', Fields);
const formIn = jsonColumn('menu_import_lines.after', kept(ProductForm));
const kindIn = jsonColumn('menu_import_lines.kind', z.enum(productKinds));

/** A form that can be saved as things are, with its root. */
export const savable = (form: Form, kind: Kind, { holds, rootOf, beside }: KnownThings) => {
  const root = rootOf(form);
  if (root === undefined || !holds(form)) return undefined;
  return formProblems(form, { kind, ...beside(form) }).length > 0 ? undefined : { form, root };
};

type Change = ProductToSave & { readonly current: EditedProduct };

/** Form of a product after a row; undefined where a field of the row has changed since it was read. */
const changeOf = (line: Line, current: EditedProduct | undefined, known: KnownThings): Change | undefined => {
  if (!current) return undefined;
  const form: Readonly<Record<string, unknown>> = current.form;
  const { counted_at: _, ...before } = beforeIn(line.before);
  if (!Object.entries(before).every(([field, value]) => isDeepStrictEqual(form[field], value)))
    return undefined;
  const after = afterIn(line.after);
  const saved = savable(formIn({ ...form, ...after }), current.kind, known);
  // Which shops sell it is written last, with their shelves.
  const differs: ProductToSave['differs'] = (field) =>
    field in after && !(line.shelf && field === 'unsold_at');
  return saved && { ...saved, id: current.id, differs, current };
};

/** Whether a row changes fields of the form, beyond stock. */
const isOfForm = ({ after }: Line): boolean =>
  Object.keys(afterIn(after)).some((key) => key !== 'counted_at');

type New = Parameters<typeof insertProducts>[1][number] & { readonly counts: readonly StockCount[] };

const newOf = (line: Line, taken: ReadonlySet<string>, known: KnownThings): New | undefined => {
  const kind = kindIn(line.kind);
  const saved = taken.has(line.slug)
    ? undefined
    : savable(formIn({ prices: [], ...draftLife, ...afterIn(line.after) }), kind, known);
  const id = newId('prd');
  return saved && { ...saved, id, slug: line.slug, kind, differs: () => true, counts: countsIn(line, id) };
};

/** Applies `make` to all rows; throws `Overtaken` where it no longer applies to one. */
const allOf = <Made>(lines: readonly Line[], make: (line: Line) => Made | undefined): Made[] => {
  const made = lines.map((line) => ({ line, made: make(line) }));
  const lost = made.filter((one) => one.made === undefined).map(({ line }) => line.name || line.slug);
  if (lost.length > 0) throw new Overtaken(lost);
  return made.flatMap((one) => one.made ?? []);
};

const product = { kind: 'product', shopId: null } as const;

const changeLines = async ({ tx, trail, known, now }: Writing, lines: readonly Line[]): Promise<void> => {
  const ids = lines.map(({ product_id }) => product_id);
  const held = (await holdManyEdited(tx, ids)).map(presentEdited);
  const products = new Map(held.map((one) => [one.id, one]));
  // Stock is written last; its products are locked here already, and must exist.
  allOf(lines, (line) => products.get(line.product_id));
  const changes = allOf(lines.filter(isOfForm), (line) =>
    changeOf(line, products.get(line.product_id), known),
  );
  if (changes.length === 0) return;
  await saveProducts(tx, changes);
  const audited = (form: ProductToSave['form']) => auditedOf(form, known.ownNames);
  const entries = changes.map(({ id, current, form }) => ({
    ...{ ...product, thing: id },
    ...{ before: audited(current.form), after: audited(form) },
  }));
  await noteChanges(tx, trail, entries, now);
};

const addLines = async ({ tx, trail, known, now }: Writing, lines: readonly Line[]): Promise<void> => {
  const slugs = lines.map(({ slug }) => slug);
  const taken = await readTakenSlugs(tx, slugs);
  const added = allOf(lines, (line) => newOf(line, taken, known));
  await insertProducts(tx, added);
  // These products are new, so nothing can race for their stock.
  const counts = added.flatMap((one) => one.counts);
  await saveCounts(tx, counts);
  const entries = added.map(({ id, form }) => ({
    ...{ ...product, thing: id },
    after: { name: form.name, price_cents: form.price },
  }));
  await noteChanges(tx, trail, [...entries, ...countEntries(counts)], now);
};

/** Writes some rows of a file, each with the audit entry of an edit. */
export const writeLines = async (writing: Writing, lines: readonly Line[]): Promise<void> => {
  const changing = lines.filter(({ outcome }) => outcome === 'changed');
  const adding = lines.filter(({ outcome }) => outcome === 'new');
  if (changing.length > 0) await changeLines(writing, changing);
  if (adding.length > 0) await addLines(writing, adding);
};
