import { classNames } from '@zanga/ui/class-names.ts';
import type { ReactNode } from 'react';

export type PlainColumn<Row> = {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** For figures, which stand at the end of their column. */
  readonly end?: boolean;
  readonly className?: string;
};

type PlainTableProps<Row> = {
  readonly label: string;
  readonly columns: readonly PlainColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
};

/** A short table on the page of one thing, without sorting or links; it scrolls sideways if needed. */
export function PlainTable<Row>({ label, columns, rows, rowId }: PlainTableProps<Row>) {
  const place = (end: boolean | undefined, at: number) =>
    classNames('py-2', at > 0 && 'ps-4', end ? 'text-end' : 'text-start');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      <table className="w-full text-small">
        <thead>
          <tr className="border-line border-b-2">
            {columns.map(({ label: title, end }, at) => (
              <th key={title} scope="col" className={place(end, at)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)} className="border-line border-b align-top">
              {columns.map(({ label: title, cell, end, className }, at) => (
                <td
                  key={title}
                  className={classNames(place(end, at), end && 'tabular-nums whitespace-nowrap', className)}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
