// @ts-check
import { expect, it } from 'vitest';
import { mutations, rotten } from './list.mjs';

it('each mutation finds its text exactly once, and its test', () => {
  expect(rotten(mutations)).toEqual([]);
});

it('there are a hundred mutations, each of its own', () => {
  expect(mutations.filter(({ find, put }) => find === put)).toEqual([]);
  expect(new Set(mutations.map(({ file, find }) => `${file} ${find}`)).size).toBe(100);
});

it('a text or a test that is gone is named', () => {
  const [one] = mutations.filter(({ kind }) => kind === 'money');
  if (!one) throw new Error('no mutation of money');
  expect(
    rotten([
      { ...one, find: 'no such text' },
      { ...one, title: 'no such test' },
    ]),
  ).toEqual([expect.stringContaining('occurs 0 times'), expect.stringContaining('no test "no such test"')]);
});
