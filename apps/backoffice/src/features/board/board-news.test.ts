import type { Board, BoardNews, BoardOrder } from '@zanga/contract/ordering/board';
import { expect, it } from 'vitest';
import { withKnown } from './board-news.ts';

// Only these fields matter here.
const card = (name: string, state = 'placed') =>
  ({ order: `ord_${name}`, part: 'food', state }) as BoardOrder;
const board = (...data: readonly BoardOrder[]) => ({ shop: null, data }) as unknown as Board;
const news = (cards: readonly string[], ...data: readonly BoardOrder[]) =>
  ({ ...board(...data), cards: cards.map((name) => `ord_${name}/food`) }) as BoardNews;

it('a board puts changed, new and gone cards among the ones it knows', () => {
  const known = board(card('a'), card('b'), card('c'));
  const next = withKnown(known, news(['b', 'c', 'd'], card('c', 'accepted'), card('d')));
  expect(next).toEqual(board(card('b'), card('c', 'accepted'), card('d')));
  expect(next.data[0]).toBe(known.data[1]);
});

it('a whole board replaces all cards, and keeps the identity of equal ones', () => {
  const known = board(card('a'), card('b'));
  const next = withKnown(known, board(card('b'), card('e')));
  expect(next).toEqual(board(card('b'), card('e')));
  expect(next.data[0]).toBe(known.data[1]);
});
