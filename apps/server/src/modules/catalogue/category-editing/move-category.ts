import type { TreeCategory } from '@zanga/contract/menu/categories-office';
import type { Refusal } from '@zanga/contract/wire/route';
import { levelAfterMove, moveProblem, type Place } from '@zanga/domain/catalogue/editing/category-tree';
import type { CategoryId } from '@zanga/domain/ids';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { readCounts, readTree } from './category-queries.ts';
import { carryProducts, holdTree, orderRoots, placeCategory } from './category-store.ts';

type Moving = { readonly session: StaffSession; readonly id: string; readonly place: Place };

type MoveCategoryRefusal = Refusal<
  'menu.of_all_shops' | 'category.not_found' | 'category.in_itself' | 'category.too_deep' | 'category.moved'
>;

/** Moves a category with its subcategories and products. */
export const moveCategory = async (
  db: Db,
  { session, id, place }: Moving,
  now: Date,
): Promise<{ data: TreeCategory[] } | MoveCategoryRefusal> => {
  if (!mayWorkFor(session, null)) return refuse('menu.of_all_shops');
  return inTransaction(db, async (tx) => {
    const tree = await holdTree(tx);
    const problem = moveProblem(tree, id, place);
    if (problem) return refuse(problem);
    const before = tree.find((one) => one.id === id)?.parent ?? null;
    const level = levelAfterMove(tree, id, place);
    const names = new Map((await readTree(tx, new Map())).map((one) => [one.id, one.name]));
    await placeCategory(tx, id, place.parent, level);
    const [from, to] = [before ?? id, place.parent ?? id];
    const moved = [id, ...tree.filter(({ parent }) => parent === id).map((one) => one.id)];
    if (from !== to) await carryProducts(tx, moved, from, to);
    // A move among the roots leaves every root's products alone.
    if (before !== null || place.parent !== null) await orderRoots(tx, [from, to]);
    const placeIn = (parent: CategoryId | null, ids: readonly string[]) => ({
      parent: parent === null ? null : (names.get(parent) ?? parent),
      place: ids.indexOf(id) + 1,
    });
    const old = tree.filter(({ parent }) => parent === before).map((one) => one.id);
    const change = { before: placeIn(before, old), after: placeIn(place.parent, level) };
    await noteChange(tx, session.trail, { kind: 'category', thing: id, shopId: null, ...change }, now);
    return { data: await readTree(tx, await readCounts(tx)) };
  });
};
