import type { CategoryId } from '../../ids.ts';
/** A category with its parent; `parent` is null on the first level. */
export type Placed = { readonly id: CategoryId; readonly parent: CategoryId | null };

export type Place = {
  readonly parent: CategoryId | null;
  /** The category before it; null for the first place. */
  readonly after: CategoryId | null;
};

type MoveProblem = 'category.not_found' | 'category.in_itself' | 'category.too_deep' | 'category.moved';

/** Why a category cannot go to a place; `tree` holds all categories. The tree has two levels. */
export const moveProblem = (
  tree: readonly Placed[],
  id: string,
  { parent, after }: Place,
): MoveProblem | undefined => {
  const at = (wanted: string | null) => tree.find((one) => one.id === wanted);
  if (!at(id)) return 'category.not_found';
  if (parent !== null) {
    const above = at(parent);
    if (!above) return 'category.not_found';
    if (parent === id || above.parent === id) return 'category.in_itself';
    if (above.parent !== null || tree.some((one) => one.parent === id)) return 'category.too_deep';
  }
  if (after !== null && (after === id || at(after)?.parent !== parent)) return 'category.moved';
  return undefined;
};

/** Categories on the level of a moved one, in their new order. */
export const levelAfterMove = (
  tree: readonly Placed[],
  id: string,
  { parent, after }: Place,
): readonly string[] => {
  const others = tree.filter((one) => one.parent === parent && one.id !== id).map((one) => one.id);
  const at = after === null ? 0 : others.indexOf(after) + 1;
  return [...others.slice(0, at), id, ...others.slice(at)];
};
