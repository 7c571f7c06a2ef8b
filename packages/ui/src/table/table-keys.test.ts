import { expect, it } from 'vitest';
import { tableDeed } from './table-keys.ts';

const at = { index: 4, count: 10, page: 3 };
const deed = (key: string, place = at, shiftKey = false) => tableDeed({ key, shiftKey }, place);
const to = (row: number, selecting = false) => ({ kind: 'move', to: row, selecting });

it('moves by arrows and by j and k, and by pages', () => {
  expect(
    ['ArrowDown', 'j', 'ArrowUp', 'k', 'PageDown', 'PageUp', 'Home', 'End'].map((key) => deed(key)),
  ).toEqual([5, 5, 3, 3, 7, 1, 0, 9].map((row) => to(row)));
});

it('stays within its rows, and does nothing without rows', () => {
  expect(deed('ArrowUp', { ...at, index: 0 })).toEqual(to(0));
  expect(deed('PageDown', { ...at, index: 9 })).toEqual(to(9));
  expect(deed('j', { index: 0, count: 0, page: 0 })).toBeUndefined();
});

it('moves by at least one row where no row is fully visible', () => {
  expect(deed('PageDown', { ...at, page: 0 })).toEqual(to(5));
});

it('extends the selection by shift and an arrow only', () => {
  expect(deed('ArrowDown', at, true)).toEqual(to(5, true));
  expect(deed('J', at, true)).toEqual(to(5));
});

it('opens, selects and clears, and leaves all other keys to the browser', () => {
  expect(['Enter', 'x', ' ', 'Escape', 'Tab', 'a'].map((key) => deed(key)?.kind)).toEqual([
    'open',
    'select',
    'select',
    'clear',
    undefined,
    undefined,
  ]);
});
