import { isDeepStrictEqual } from 'node:util';
import { type EditedProduct, ProductForm } from '@zanga/contract/menu/menu-office';
import { kept } from '@zanga/contract/wire/form-schemas';
import type { Refusal } from '@zanga/contract/wire/route';
import { type CountChange, countIn } from '@zanga/domain/catalogue/table/counts';
import { givenId, type MenuChangeId } from '@zanga/domain/ids';
import * as z from 'zod/mini';
import type { Tx } from '../../../platform/database/connection.ts';
import { jsonColumn } from '../../../platform/database/json-column.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { holdManyEdited, type ProductToSave, saveProducts } from '../editing/edit-store.ts';
import { presentEdited } from '../editing/present-form.ts';
import { saveCounts } from '../stock/count-store.ts';
import { holdKnownThings, type KnownThings } from '../table/known-things.ts';
import { savable } from '../table/write-lines.ts';
import type { ManyTools } from './change-many.ts';
import { countedOf } from './counted-of.ts';
import { endChange, holdChange, readChange } from './many-store.ts';
import { noteMany } from './note-many.ts';

const Fields = z.record(z.string(), z.unknown());
const beforeIn = jsonColumn('menu_change_rows.before', Fields);
const afterIn = jsonColumn('menu_change_rows.after', Fields);
const Counts = z.object({ counted_at: z.optional(z.record(z.string(), z.nullable(z.int()))) });
const countsBeforeIn = jsonColumn('menu_change_rows.before', Counts);
const countsAfterIn = jsonColumn('menu_change_rows.after', Counts);
const formIn = jsonColumn('menu_change_rows.before', kept(ProductForm));

type Row = Awaited<ReturnType<typeof readChange>>[number];
type Restored = ProductToSave & { readonly current: EditedProduct; readonly counts: readonly CountChange[] };
type Left = { readonly name: string; readonly why: string };

const changedSince = 'dopo è stato cambiato ancora';
const countedSince = 'dopo i pezzi sono stati venduti o contati di nuovo';
const unfit = 'com’era prima, oggi non si può salvare';

/** Stock of shops to restore. */
const countsBackOf = (row: Row): readonly CountChange[] => {
  const { counted_at: was = {} } = countsBeforeIn(row.before);
  const { counted_at: became = {} } = countsAfterIn(row.after);
  return Object.entries(became).map(([shop, pieces]) => ({
    shop: givenId('shp', shop),
    before: pieces,
    after: was[shop] ?? null,
  }));
};

/** Product with its values before the change, unless the same fields were changed since. */
const restore = (row: Row, current: EditedProduct, known: KnownThings): Restored | Left => {
  const { name } = current.form;
  const form: Readonly<Record<string, unknown>> = current.form;
  const { counted_at: _, ...after } = afterIn(row.after);
  if (!Object.entries(after).every(([field, value]) => isDeepStrictEqual(form[field], value)))
    return { name, why: changedSince };
  const counts = countsBackOf(row);
  if (counts.some(({ shop, before }) => countIn(current.counted_at, shop) !== before))
    return { name, why: countedSince };
  const { counted_at: __, ...before } = beforeIn(row.before);
  // The stock of a shop is not part of the form, so the form need not be savable.
  const alone = Object.keys(before).length === 0;
  const saved = alone
    ? { form: current.form, root: 'cat_' as const }
    : savable(formIn({ ...form, ...before }), current.kind, known);
  if (!saved) return { name, why: unfit };
  return { ...saved, id: current.id, differs: (field) => field in before, current, counts };
};

const isLeft = (one: Restored | Left): one is Left => 'why' in one;

type Undoing = { readonly session: StaffSession; readonly id: MenuChangeId };

type UndoManyRefusal = Refusal<
  'menu.of_all_shops' | 'menu_change.not_found' | 'menu_change.undone' | 'menu_change.nothing_left'
>;

type Undone = { undone: number; left: Left[] };

/** Writes the values before the change; a stock that changes in this moment stays as it is. */
const writeBack = async (
  tx: Tx,
  restored: readonly Restored[],
): Promise<{ back: readonly Restored[]; left: readonly Left[] }> => {
  const counted = restored.flatMap(({ current, counts }) => countedOf({ product: current, counts }));
  const lost = new Set((await saveCounts(tx, counted)).map(({ product }) => product));
  const [back, late] = [
    restored.filter(({ id }) => !lost.has(id)),
    restored.filter(({ id }) => lost.has(id)),
  ];
  const edited = back.filter(({ current, form }) => form !== current.form);
  if (edited.length > 0) await saveProducts(tx, edited);
  return { back, left: late.map(({ current }) => ({ name: current.form.name, why: countedSince })) };
};

/** Undoes a change of many products, except where the same fields were changed since. */
export const undoChange = async (
  { db, payments }: ManyTools,
  { session, id }: Undoing,
  now: Date,
): Promise<Undone | UndoManyRefusal> => {
  if (!mayWorkFor(session, null)) return refuse('menu.of_all_shops');
  return inTransaction<Undone | UndoManyRefusal>(db, async (tx) => {
    const change = await holdChange(tx, id);
    if (!change) return refuse('menu_change.not_found');
    if (change.undone_at) return refuse('menu_change.undone');
    const known = await holdKnownThings(tx, payments.takesCards);
    const rows = await readChange(tx, id);
    const held = await holdManyEdited(
      tx,
      rows.map(({ product_id }) => product_id),
    );
    const products = new Map(held.map((row) => [row.id, presentEdited(row)]));
    const made = rows.flatMap((row) => {
      const current = products.get(row.product_id);
      return current ? restore(row, current, known) : [];
    });
    const { back, left: late } = await writeBack(
      tx,
      made.filter((one): one is Restored => !isLeft(one)),
    );
    if (back.length === 0) return refuse('menu_change.nothing_left');
    const left = [...made.filter(isLeft), ...late];
    await endChange(tx, id, now);
    const told = back.map(({ current, form, counts }) => ({ product: current, form, counts }));
    const names = left.map(({ name }) => name);
    await noteMany(tx, session.trail, { id, made: told, left: names, known }, now);
    return { undone: back.length, left };
  });
};
