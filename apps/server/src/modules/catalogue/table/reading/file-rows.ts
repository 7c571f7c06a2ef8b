import { compared, harmless, joinList } from '@zanga/domain/catalogue/table/cells';
import { columnNames } from '@zanga/domain/catalogue/table/columns';
import { isCountColumn } from '@zanga/domain/catalogue/table/counts';
import { UnreadableFile } from '../unreadable.ts';
import { csvRecords } from './csv-records.ts';
import { type Head, headCalled } from './heads.ts';
import { jsonObjects } from './json-objects.ts';
import { holdsNoText } from './read-text.ts';

/** Most rows of a file. Not in the contract: each thread would load the schemas of the whole menu. */
export const importRows = 50_000;

/**
 * A row of a file with its cells by column names, or why it is invalid. Numbered as in a spreadsheet. Sent between
 * threads, so plain data.
 */
export type FileRow = { readonly line: number } & (
  | { readonly cells: readonly (readonly [column: string, text: string])[] }
  | { readonly wrong: string; readonly name: string }
);

/** A row, and the share of the file read so far, from 0 to 1. */
export type RowRead = { readonly row: FileRow; readonly done: number };

const shortened = (text: string): string =>
  (text.length > 40 ? `${text.slice(0, 40)}…` : text).replaceAll(/\p{Cc}/gu, ' ').toWellFormed();

const columnOf = (head: string): Head => {
  const column = headCalled(head);
  if (column) return column;
  const known = [...columnNames, 'pezzi (nome di un negozio)'].join(', ');
  throw new UnreadableFile(`La colonna «${shortened(head)}» non esiste. Le colonne sono: ${known}`);
};

const isAddress = (column: Head): boolean =>
  !isCountColumn(column) && (column.field === 'slug' || column.field === 'name');

const checkHeads = (columns: readonly Head[]): void => {
  const names = new Set<string>();
  for (const { name } of columns) {
    if (names.has(compared(name))) throw new UnreadableFile(`La colonna «${name}» c’è due volte`);
    names.add(compared(name));
  }
  if (!columns.some(isAddress))
    throw new UnreadableFile('Manca la colonna «indirizzo», che dice di quale prodotto parla ogni riga');
};

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Counts rows without keeping them: a spreadsheet may leave a million empty ones. */
const blankRows = () => {
  let count = 0;
  return () => {
    count += 1;
    if (count > importRows)
      throw new UnreadableFile(
        `Questo file ha più di ${importRows.toLocaleString('it-IT')} righe vuote: toglile e caricalo di nuovo`,
      );
  };
};

const rowOf = (line: number, cells: readonly string[], columns: readonly (Head | undefined)[]): FileRow => {
  const beyond = cells.some((cell, at) => cell.trim() !== '' && columns[at] === undefined);
  if (beyond || cells.length < columns.length) {
    const wrong = beyond
      ? `Ci sono celle oltre le ${columns.length} colonne: forse manca una virgoletta`
      : `Ci sono ${cells.length} celle invece di ${columns.length}`;
    return { line, wrong, name: shortened(cells[0] ?? '') };
  }
  return {
    line,
    cells: columns.flatMap((column, at) => (column ? [[column.name, cells[at] ?? ''] as const] : [])),
  };
};

function* csvRows(text: string): Generator<RowRead> {
  let columns: readonly (Head | undefined)[] | undefined;
  let line = 0;
  const blank = blankRows();
  for (const { cells, end } of csvRecords(text)) {
    line += 1;
    if (columns) {
      if (isBlank(cells)) blank();
      else yield { row: rowOf(line, cells, columns), done: end / text.length };
      continue;
    }
    // Spreadsheets leave empty columns after the used ones.
    columns = cells.map((head) => (head.trim() === '' ? undefined : columnOf(head)));
    checkHeads(columns.filter((column) => column !== undefined));
  }
}

const textOf = (value: unknown): string | undefined => {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string');
  return isList ? joinList(value) : undefined;
};

/** A JSON value as the cell with the same meaning; undefined where no cell has it. */
const cellOf = (value: unknown): string | undefined => {
  const text = textOf(value);
  return text === undefined || holdsNoText(text) ? undefined : harmless(text);
};

function* jsonRows(text: string): Generator<RowRead> {
  let line = 0;
  const blank = blankRows();
  // Each row repeats the same keys.
  const known = new Map<string, Head>();
  const columnAt = (key: string): Head => {
    const column = known.get(key) ?? columnOf(key);
    known.set(key, column);
    return column;
  };
  for (const read of jsonObjects(text)) {
    if (!read) {
      blank();
      continue;
    }
    line += 1;
    const cells = Object.entries(read.object).map(([key, value]) => [columnAt(key), cellOf(value)] as const);
    checkHeads(cells.map(([column]) => column));
    const unknown = cells.find(([, cell]) => cell === undefined)?.[0];
    const row = unknown
      ? { line, wrong: `«${unknown.name}» non è un testo, un numero o un elenco`, name: '' }
      : { line, cells: cells.map(([{ name }, cell]) => [name, cell ?? ''] as const) };
    yield { row, done: read.done };
  }
}

/** Rows of a table of products, one after the other; throws `UnreadableFile` for any other file. */
export const fileRows = (text: string): Generator<RowRead> =>
  /^\s*[[{]/.test(text) ? jsonRows(text) : csvRows(text);
