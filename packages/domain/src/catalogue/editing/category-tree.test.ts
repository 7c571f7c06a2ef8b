import { describe, expect, it } from 'vitest';
import { levelAfterMove, moveProblem, type Placed } from './category-tree.ts';

const tree: readonly Placed[] = [
  { id: 'eat', parent: null },
  { id: 'pizza', parent: 'eat' },
  { id: 'pasta', parent: 'eat' },
  { id: 'drink', parent: null },
  { id: 'sweet', parent: null },
];

describe('the tree of categories', () => {
  it.each([
    ['eat', 'eat', null, 'category.in_itself'],
    ['eat', 'pizza', null, 'category.in_itself'],
    ['eat', 'drink', null, 'category.too_deep'],
    ['drink', 'pizza', null, 'category.too_deep'],
    ['drink', 'gone', null, 'category.not_found'],
    ['gone', null, null, 'category.not_found'],
    ['drink', null, 'pizza', 'category.moved'],
    ['drink', null, 'drink', 'category.moved'],
    ['drink', 'eat', 'pizza', undefined],
    ['pizza', null, 'drink', undefined],
    ['eat', null, 'sweet', undefined],
  ])('%s into %s behind %s: %s', (id, parent, after, problem) => {
    expect(moveProblem(tree, id, { parent, after })).toBe(problem);
  });

  it('has the moved category at its new place', () => {
    expect(levelAfterMove(tree, 'sweet', { parent: null, after: null })).toEqual(['sweet', 'eat', 'drink']);
    expect(levelAfterMove(tree, 'eat', { parent: null, after: 'drink' })).toEqual(['drink', 'eat', 'sweet']);
    expect(levelAfterMove(tree, 'drink', { parent: 'eat', after: 'pizza' })).toEqual([
      ...['pizza', 'drink', 'pasta'],
    ]);
  });
});
