import { isDeepStrictEqual } from 'node:util';
import { type EditedProduct, ProductForm } from '@zanga/contract/menu/menu-office';
import { kept } from '@zanga/contract/wire/kept';
import type { Refusal } from '@zanga/contract/wire/route';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/database/connection.ts';
import { jsonColumn } from '../../../platform/database/json-column.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { holdManyEdited, type Saved, saveProducts } from '../editing/edit-store.ts';
import { presentEdited } from '../editing/present-form.ts';
import { holdKnownThings, type KnownThings } from '../table/known-things.ts';
import { savable } from '../table/write-lines.ts';
import { endChange, holdChange, readChange } from './many-store.ts';
import { noteMany } from './note-many.ts';

const Fields = z.record(z.string(), z.unknown());
const beforeIn = jsonColumn('menu_change_rows.before', Fields);
const afterIn = jsonColumn('menu_change_rows.after', Fields);
const formIn = jsonColumn('menu_change_rows.before', kept(ProductForm));

type Row = Awaited<ReturnType<typeof readChange>>[number];
type Restored = Saved & { readonly current: EditedProduct };
type Left = { readonly name: string; readonly why: string };

const changedSince = 'dopo è stato cambiato ancora';
const unfit = 'com’era prima, oggi non si può salvare';

/** A product as it was before a change; where somebody changed the same since it stays as it is. */
const restore = (row: Row, current: EditedProduct, known: KnownThings): Restored | Left => {
  const { name } = current.form;
  const form: Readonly<Record<string, unknown>> = current.form;
  const after = Object.entries(afterIn(row.after));
  if (!after.every(([field, value]) => isDeepStrictEqual(form[field], value)))
    return { name, why: changedSince };
  const before = beforeIn(row.before);
  const saved = savable(formIn({ ...form, ...before }), current.kind, known);
  if (!saved) return { name, why: unfit };
  return { ...saved, id: current.id, differs: (field) => field in before, current };
};

const isLeft = (one: Restored | Left): one is Left => 'why' in one;

type Undoing = { readonly session: StaffSession; readonly id: string };

type Refused = Refusal<
  'menu.of_all_shops' | 'menu_change.not_found' | 'menu_change.undone' | 'menu_change.nothing_left'
>;

type Undone = { undone: number; left: Left[] };

/** Takes a change of many products back, where nobody has changed the same since. */
export const undoChange = async (db: Db, { session, id }: Undoing, now: Date): Promise<Undone | Refused> => {
  if (!mayWorkFor(session, null)) return refuse('menu.of_all_shops');
  return inTransaction<Undone | Refused>(db, async (tx) => {
    const change = await holdChange(tx, id);
    if (!change) return refuse('menu_change.not_found');
    if (change.undone_at) return refuse('menu_change.undone');
    const known = await holdKnownThings(tx);
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
    const left = made.filter(isLeft);
    const restored = made.filter((one): one is Restored => !isLeft(one));
    if (restored.length === 0) return refuse('menu_change.nothing_left');
    await saveProducts(tx, restored);
    await endChange(tx, id, now);
    const back = restored.map(({ current, form }) => ({ product: current, form }));
    const names = left.map(({ name }) => name);
    await noteMany(tx, session.trail, { id, made: back, left: names, known }, now);
    return { undone: restored.length, left };
  });
};
