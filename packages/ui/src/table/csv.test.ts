import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import { columnsWithin, nextSort, tracksOf } from './table-column.ts';

type Row = { readonly name: string; readonly total: number };
const columns = [
  { label: 'Nome', text: ({ name }: Row) => name },
  { label: 'Azioni' },
  { label: 'Totale', text: ({ total }: Row) => (total / 100).toFixed(2).replace('.', ',') },
];

it('writes one line per row between semicolons, and leaves out columns without text', () => {
  expect(csvOf(columns, [{ name: 'Ada', total: 850 }])).toBe('\uFEFFNome;Totale\r\nAda;8,50\r\n');
});

it('keeps semicolons, quotes and line breaks inside their field', () => {
  expect(csvOf(columns, [{ name: 'a;b "c"\nd', total: -5 }])).toContain('"a;b ""c""\nd";-0,05');
});

it('lets no spreadsheet run a typed text as a formula', () => {
  for (const name of ['=1+1', '+39 333', '-1+2', '@SUM(A1)', '\t=1'])
    expect(csvOf(columns, [{ name, total: 0 }])).toMatch(/\n"?'[=+\-@\t]/);
});

it('sorts in its first direction, then the other, then not at all', () => {
  const column = { id: 'total', sort: 'descending' } as const;
  const first = nextSort(column, { column: 'name', descending: false });
  const second = nextSort(column, first);
  expect([first, second, nextSort(column, second)]).toEqual([
    { column: 'total', descending: true },
    { column: 'total', descending: false },
    undefined,
  ]);
});

it('computes the width of its columns', () => {
  expect(tracksOf([{ width: [120] }, { width: [160, 2] }], true)).toEqual({
    columns: '20px 120px minmax(160px, 2fr)',
    least: 120 + 160 + 20 + 2 * 12 + 48,
  });
});

it('leaves out columns that do not fit, in the order of `spare`', () => {
  const all = [
    { id: 'name', width: [100] },
    { id: 'shop', width: [100], spare: 2 },
    { id: 'from', width: [100, 1], spare: 1 },
  ] as const;
  const within = (room?: number) => columnsWithin(all, false, room).map(({ id }) => id);
  const { least } = tracksOf(all, false);
  expect(within()).toEqual(['name', 'shop', 'from']);
  expect(within(least)).toEqual(['name', 'shop', 'from']);
  expect(within(least - 1)).toEqual(['name', 'shop']);
  expect(within(least - 113)).toEqual(['name']);
  expect(within(10)).toEqual(['name']);
});
