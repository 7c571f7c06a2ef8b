import { describe, expect, it } from 'vitest';
import type { CategoryId } from '../../ids.ts';
import { levelAfterMove, moveProblem, type Placed } from './category-tree.ts';

const tree: readonly Placed[] = [
  { id: 'cat_eat', parent: null },
  { id: 'cat_pizza', parent: 'cat_eat' },
  { id: 'cat_pasta', parent: 'cat_eat' },
  { id: 'cat_drink', parent: null },
  { id: 'cat_sweet', parent: null },
];

describe('the tree of categories', () => {
  it.each<[CategoryId, CategoryId | null, CategoryId | null, string | undefined]>([
    ['cat_eat', 'cat_eat', null, 'category.in_itself'],
    ['cat_eat', 'cat_pizza', null, 'category.in_itself'],
    ['cat_eat', 'cat_drink', null, 'category.too_deep'],
    ['cat_drink', 'cat_pizza', null, 'category.too_deep'],
    ['cat_drink', 'cat_gone', null, 'category.not_found'],
    ['cat_gone', null, null, 'category.not_found'],
    ['cat_drink', null, 'cat_pizza', 'category.moved'],
    ['cat_drink', null, 'cat_drink', 'category.moved'],
    ['cat_drink', 'cat_eat', 'cat_pizza', undefined],
    ['cat_pizza', null, 'cat_drink', undefined],
    ['cat_eat', null, 'cat_sweet', undefined],
  ])('%s into %s behind %s: %s', (id, parent, after, problem) => {
    expect(moveProblem(tree, id, { parent, after })).toBe(problem);
  });

  it('has the moved category at its new place', () => {
    expect(levelAfterMove(tree, 'cat_sweet', { parent: null, after: null })).toEqual([
      'cat_sweet',
      'cat_eat',
      'cat_drink',
    ]);
    expect(levelAfterMove(tree, 'cat_eat', { parent: null, after: 'cat_drink' })).toEqual([
      'cat_drink',
      'cat_eat',
      'cat_sweet',
    ]);
    expect(levelAfterMove(tree, 'cat_drink', { parent: 'cat_eat', after: 'cat_pizza' })).toEqual([
      ...['cat_pizza', 'cat_drink', 'cat_pasta'],
    ]);
  });
});
