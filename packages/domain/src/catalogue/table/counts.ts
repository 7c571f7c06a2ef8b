import type { ShopId } from '../../ids.ts';
import { unharmed } from './cells.ts';
import { isWrong, type Names, whole } from './columns.ts';

/** Pieces a shop counts itself; a shop without one does not count (docs/decisions/board.md). */
export type Count = { readonly shop: ShopId; readonly pieces: number };

/** A changed count of a shop; null means it does not count. */
export type CountChange = {
  readonly shop: ShopId;
  readonly before: number | null;
  readonly after: number | null;
};

/** More than any shelf holds. */
export const mostCounted = 100_000;

/** Column of a shop's own count: `pezzi (Zanga Noto)`. The shop of its head is looked up when its cells are read. */
export type CountColumn = { readonly name: string; readonly shop: string };

export const isCountColumn = (column: object): column is CountColumn => 'shop' in column;

const columnOf = (shop: string): CountColumn => ({ name: `pezzi (${shop})`, shop });

export const countColumn = (shop: ShopId, names: Names): CountColumn => columnOf(names.shops.nameOf(shop));

export const countColumnCalled = (head: string): CountColumn | undefined => {
  const [, shop = ''] = /^\s*pezzi\s*\((.*)\)\s*$/is.exec(head) ?? [];
  return shop.trim() === '' ? undefined : columnOf(shop.trim());
};

export const countIn = (counts: readonly Count[], shop: ShopId): number | null =>
  counts.find((one) => one.shop === shop)?.pieces ?? null;

const pieces = whole('pezzi');

/** Number of pieces in a cell; null in an empty one. */
const readPieces = (text: string, names: Names) => {
  const read = pieces.read(text, names);
  return typeof read === 'number' && read > mostCounted
    ? { wrong: `Al massimo ${mostCounted.toLocaleString('it-IT')} pezzi` }
    : read;
};

type Problem = { readonly column: string; readonly text: string };

/** Counts of shops in the cells of a row; an empty cell ends one. */
export const readCounts = (
  row: ReadonlyMap<object, string>,
  before: readonly Count[],
  names: Names,
): { readonly counts: readonly CountChange[]; readonly problems: readonly Problem[] } => {
  const counts: CountChange[] = [];
  const problems: Problem[] = [];
  const said = new Set<string>();
  for (const [column, cell] of row) {
    if (!isCountColumn(column)) continue;
    const text = unharmed(cell).trim();
    const wrong = (why: string) => problems.push({ column: column.name, text: why });
    const shop = names.shops.find(column.shop);
    if (shop === undefined) {
      // A menu from another brand may have columns of unknown shops, all empty.
      if (text !== '') wrong(`Il negozio «${column.shop}» non c’è`);
      continue;
    }
    if (said.has(shop)) wrong('Questo negozio ha due colonne');
    said.add(shop);
    const [was, is] = [countIn(before, shop), readPieces(text, names)];
    if (isWrong(is)) wrong(is.wrong);
    else if (is !== was) counts.push({ shop, before: was, after: is });
  }
  return { counts, problems };
};

const cellOf = (count: number | null): string => (count === null ? '' : String(count));

/** Changed counts as changed cells, in the words of the table. */
export const countCells = (counts: readonly CountChange[], names: Names) =>
  counts.map(({ shop, before, after }) => ({
    column: countColumn(shop, names).name,
    ...{ before: cellOf(before), after: cellOf(after) },
  }));

/** Counts of a product by shop, as the cells behind its row. */
export const countRow = (counts: readonly Count[], shops: readonly ShopId[]): readonly string[] =>
  shops.map((shop) => cellOf(countIn(counts, shop)));
