import type { TableRow } from '@zanga/domain/catalogue/table/judge-row';
import type { FileRow } from './file-rows.ts';
import { type Head, headCalled } from './heads.ts';

/** A row of a file with its columns, or why it is invalid. */
export type ReadRow =
  | { readonly line: number; readonly row: TableRow }
  | { readonly line: number; readonly wrong: string; readonly name: string };

/** Restores the columns of rows from another thread: they hold functions, which cannot cross threads. */
export const nameRows = () => {
  const known = new Map<string, Head>();
  const columnNamed = (name: string): Head => {
    const column = known.get(name) ?? headCalled(name);
    if (!column) throw new Error(`the thread that reads tables names a column ${name}`);
    known.set(name, column);
    return column;
  };
  return (rows: readonly FileRow[]): ReadRow[] =>
    rows.map((read) =>
      'wrong' in read
        ? read
        : { line: read.line, row: new Map(read.cells.map(([name, text]) => [columnNamed(name), text])) },
    );
};
