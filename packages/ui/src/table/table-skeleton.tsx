import { classNames } from '../class-names.ts';
import { Skeleton } from '../skeleton.tsx';
import type { TableColumn } from './table-column.ts';
import { rowStyle } from './table-head.tsx';
import type { TableWords } from './table-words.ts';

const rows = Array.from({ length: 12 }, (_, row) => row);
const lengths = ['w-3/5', 'w-4/5', 'w-2/5', 'w-1/2'];

type TableSkeletonProps = {
  readonly columns: readonly Pick<TableColumn<never>, 'id' | 'end'>[];
  readonly words: TableWords;
  readonly selects: boolean;
};

/** Placeholder rows as high as the real ones, so that the page does not move when they load. */
export function TableSkeleton({ columns, words, selects }: TableSkeletonProps) {
  return (
    <div role="rowgroup">
      {rows.map((row) => (
        <div
          key={row}
          role="row"
          className={classNames(
            rowStyle,
            'min-h-9 border-line border-b pointer-coarse:min-h-11 max-md:min-h-15 max-md:grid-cols-1',
          )}
        >
          {selects && <span role="gridcell" className="max-md:hidden" />}
          {columns.map(({ id, end }, column) => (
            <span
              key={id}
              role="gridcell"
              className={classNames('max-md:col-span-full', column > 1 && 'max-md:hidden')}
            >
              {row === 0 && column === 0 && <span className="sr-only">{words.loading}</span>}
              <Skeleton
                className={classNames('h-3', lengths[(row + column) % lengths.length], end && 'ms-auto')}
              />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
