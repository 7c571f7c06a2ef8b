import { compared, harmless, joinList } from '@zanga/domain/catalogue/table/cells';
import { type Column, columnCalled, columnNames } from '@zanga/domain/catalogue/table/columns';
import { type CountColumn, countColumnCalled, isCountColumn } from '@zanga/domain/catalogue/table/counts';
import type { TableRow } from '@zanga/domain/catalogue/table/judge-row';
import { csvRecords } from './csv-records.ts';
import { jsonObjects } from './json-objects.ts';
import { UnreadableFile } from './unreadable.ts';

/** A row of a file, or why it is none. Rows are counted as a spreadsheet counts them. */
export type FileRow =
  | { readonly line: number; readonly row: TableRow }
  | { readonly line: number; readonly wrong: string; readonly name: string };

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** A column of the menu, or of what one shop counts. */
type Head = Column | CountColumn;

const columnOf = (head: string): Head => {
  const column = columnCalled(head) ?? countColumnCalled(head);
  if (column) return column;
  const known = [...columnNames, 'pezzi (nome di un negozio)'].join(', ');
  throw new UnreadableFile(`La colonna «${shortened(head)}» non esiste. Le colonne sono: ${known}`);
};

const isAddress = (column: Head): boolean =>
  !isCountColumn(column) && (column.field === 'slug' || column.field === 'name');

const checkHeads = (columns: readonly Head[]): void => {
  const names = columns.map(({ name }) => compared(name));
  const twice =
    new Set(names).size < names.length && columns.find((_, at) => names.indexOf(names[at] ?? '') < at);
  if (twice) throw new UnreadableFile(`La colonna «${twice.name}» c’è due volte`);
  if (!columns.some(isAddress))
    throw new UnreadableFile('Manca la colonna «indirizzo», che dice di quale prodotto parla ogni riga');
};

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

const rowOf = (line: number, cells: readonly string[], columns: readonly (Head | undefined)[]): FileRow => {
  const beyond = cells.some((cell, at) => cell.trim() !== '' && columns[at] === undefined);
  if (beyond || cells.length < columns.length) {
    const wrong = beyond
      ? `Ci sono celle oltre le ${columns.length} colonne: forse manca una virgoletta`
      : `Ci sono ${cells.length} celle invece di ${columns.length}`;
    return { line, wrong, name: shortened(cells[0] ?? '') };
  }
  const named = columns.flatMap((column, at) => (column ? [[column, cells[at] ?? ''] as const] : []));
  return { line, row: new Map(named) };
};

async function* csvRows(text: string): AsyncGenerator<FileRow> {
  let columns: readonly (Head | undefined)[] | undefined;
  let line = 0;
  for await (const cells of csvRecords(text)) {
    line += 1;
    if (columns) {
      if (!isBlank(cells)) yield rowOf(line, cells, columns);
      continue;
    }
    // Spreadsheets leave empty columns behind those that are used.
    columns = cells.map((head) => (head.trim() === '' ? undefined : columnOf(head)));
    checkHeads(columns.filter((column) => column !== undefined));
  }
}

/** A value of JSON as the cell that says the same; nothing where no cell does. */
const cellOf = (value: unknown): string | undefined => {
  if (value === null) return '';
  if (typeof value === 'string') return harmless(value);
  if (typeof value === 'number') return harmless(String(value));
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string');
  return isList ? harmless(joinList(value)) : undefined;
};

async function* jsonRows(text: string): AsyncGenerator<FileRow> {
  let line = 0;
  // Each row names the same ones.
  const known = new Map<string, Head>();
  const columnAt = (key: string): Head => {
    const column = known.get(key) ?? columnOf(key);
    known.set(key, column);
    return column;
  };
  for (const object of jsonObjects(text)) {
    line += 1;
    const cells = Object.entries(object).map(([key, value]) => [columnAt(key), cellOf(value)] as const);
    checkHeads(cells.map(([column]) => column));
    const unknown = cells.find(([, cell]) => cell === undefined)?.[0];
    if (unknown) yield { line, wrong: `«${unknown.name}» non è un testo, un numero o un elenco`, name: '' };
    else yield { line, row: new Map(cells.map(([column, cell]) => [column, cell ?? ''])) };
  }
}

/** The rows of a table of products, one after the other; throws `UnreadableFile` where it is none. */
export const fileRows = (text: string): AsyncGenerator<FileRow> =>
  /^\s*[[{]/.test(text) ? jsonRows(text) : csvRows(text);

/** Whether a file begins as a table of products does; throws `UnreadableFile` where it does not. */
export const checkBeginning = async (text: string): Promise<void> => {
  const { done } = await fileRows(text).next();
  if (done) throw new UnreadableFile('Questo file ha le colonne ma nessuna riga');
};
