import { isDeepStrictEqual } from 'node:util';
import { type EditedProduct, ProductForm } from '@zanga/contract/menu/menu-office';
import { kept } from '@zanga/contract/wire/kept';
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
import { holdManyEdited, insertProducts, type Saved, saveProducts } from '../editing/edit-store.ts';
import { presentEdited } from '../editing/present-form.ts';
import { readTakenSlugs, type readToWrite } from './import-queries.ts';
import type { KnownThings } from './known-things.ts';

/** Somebody changed these products after the file was read: what it says of them may not be what is meant any more. */
export class Overtaken extends Error {
  readonly names: readonly string[];
  constructor(names: readonly string[]) {
    super('products were changed meanwhile');
    this.names = names;
  }
}

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

/** A form that may be saved as things are, with the root it is shown under. */
export const savable = (form: Form, kind: Kind, { holds, rootOf, beside }: KnownThings) => {
  const root = rootOf(form);
  if (root === undefined || !holds(form)) return undefined;
  return formProblems(form, { kind, ...beside(form) }).length > 0 ? undefined : { form, root };
};

type Change = Saved & { readonly current: EditedProduct };

/** What a row makes of a product as it is now; nothing where what it changes is not what it was any more. */
const changeOf = (line: Line, current: EditedProduct | undefined, known: KnownThings): Change | undefined => {
  if (!current) return undefined;
  const form: Readonly<Record<string, unknown>> = current.form;
  const before = Object.entries(beforeIn(line.before));
  if (!before.every(([field, value]) => isDeepStrictEqual(form[field], value))) return undefined;
  const after = afterIn(line.after);
  const saved = savable(formIn({ ...form, ...after }), current.kind, known);
  return saved && { ...saved, id: current.id, differs: (field) => field in after, current };
};

type New = Parameters<typeof insertProducts>[1][number];

const newOf = (line: Line, taken: ReadonlySet<string>, known: KnownThings): New | undefined => {
  const kind = kindIn(line.kind);
  const saved = taken.has(line.slug)
    ? undefined
    : savable(formIn({ prices: [], ...draftLife, ...afterIn(line.after) }), kind, known);
  return saved && { ...saved, id: newId('prd'), slug: line.slug, kind, differs: () => true };
};

/** Rows with what they make, as long as each of them still makes something. */
const allOf = <Made>(lines: readonly Line[], make: (line: Line) => Made | undefined): Made[] => {
  const made = lines.map((line) => ({ line, made: make(line) }));
  const lost = made.filter((one) => one.made === undefined).map(({ line }) => line.name || line.slug);
  if (lost.length > 0) throw new Overtaken(lost);
  return made.flatMap((one) => one.made ?? []);
};

const product = { kind: 'product', shopId: null } as const;

/** Writes some rows of a file, each with the entry of the audit that the editor would leave. */
export const writeLines = async (
  { tx, trail, known, now }: Writing,
  lines: readonly Line[],
): Promise<void> => {
  const changing = lines.filter(({ outcome }) => outcome === 'changed');
  const adding = lines.filter(({ outcome }) => outcome === 'new');
  if (changing.length > 0) {
    const ids = changing.map(({ product_id }) => product_id);
    const held = (await holdManyEdited(tx, ids)).map(presentEdited);
    const products = new Map(held.map((one) => [one.id, one]));
    const changes = allOf(changing, (line) => changeOf(line, products.get(line.product_id), known));
    await saveProducts(tx, changes);
    const audited = (form: Saved['form']) => auditedOf(form, known.ownNames);
    const entries = changes.map(({ id, current, form }) => ({
      ...{ ...product, thing: id },
      ...{ before: audited(current.form), after: audited(form) },
    }));
    await noteChanges(tx, trail, entries, now);
  }
  if (adding.length === 0) return;
  const taken = await readTakenSlugs(
    tx,
    adding.map(({ slug }) => slug),
  );
  const added = allOf(adding, (line) => newOf(line, taken, known));
  await insertProducts(tx, added);
  const entries = added.map(({ id, form }) => ({
    ...{ ...product, thing: id },
    after: { name: form.name, price_cents: form.price },
  }));
  await noteChanges(tx, trail, entries, now);
};
