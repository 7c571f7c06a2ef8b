import { UnreadableFile } from '../unreadable.ts';
import { type FileRow, fileRows, importRows } from './file-rows.ts';
import { readText } from './read-text.ts';

/** Rows judged together, and the share of the file read so far, from 0 to 1. */
export type RowPack = { readonly rows: readonly FileRow[]; readonly done: number };

/** Rows, or characters, per pack: a few milliseconds of work, after which orders have their turn. */
const mostRows = 100;
const mostLetters = 100_000;

const lettersOf = (row: FileRow): number =>
  'cells' in row ? row.cells.reduce((sum, [, text]) => sum + text.length, 0) : 0;

/** Rows of a file in packs; throws `UnreadableFile` for a file without a table of products. */
export function* rowPacks(bytes: Uint8Array): Generator<RowPack> {
  let rows: FileRow[] = [];
  let letters = 0;
  let count = 0;
  for (const { row, done } of fileRows(readText(bytes))) {
    count += 1;
    if (count > importRows)
      throw new UnreadableFile(`Questo file ha più di ${importRows.toLocaleString('it-IT')} righe: dividilo`);
    rows.push(row);
    letters += lettersOf(row);
    if (rows.length < mostRows && letters < mostLetters) continue;
    yield { rows, done };
    rows = [];
    letters = 0;
  }
  if (count === 0) throw new UnreadableFile('Questo file ha le colonne ma nessuna riga');
  if (rows.length > 0) yield { rows, done: 1 };
}
