import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../icons/panel-icons.tsx';
import { nextSort, type TableColumn, type TableSort } from './table-column.ts';
import type { TableWords } from './table-words.ts';

/** Classes of every row: cells in columns, on a phone a card whose pieces wrap. */
export const rowStyle = 'grid grid-cols-(--columns) items-center gap-x-3 px-4 md:px-6';

type Selecting = {
  readonly getIsAllRowsSelected: () => boolean;
  readonly getIsSomeRowsSelected: () => boolean;
  readonly toggleAllRowsSelected: (to?: boolean) => void;
};

type TableHeadProps = {
  readonly columns: readonly Pick<TableColumn<never>, 'id' | 'label' | 'sort' | 'end' | 'card'>[];
  readonly words: TableWords;
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort | undefined) => void) | undefined;
  readonly selection: Selecting | undefined;
};

const direction = (id: string, sort: TableSort | undefined) =>
  sort?.column === id ? (sort.descending ? 'descending' : 'ascending') : 'none';

function HeadCell({
  column,
  sort,
  onSort,
}: Pick<TableHeadProps, 'sort' | 'onSort'> & { readonly column: TableHeadProps['columns'][number] }) {
  const { id, label, end, card } = column;
  const sorted = direction(id, sort);
  const place = classNames(
    'min-w-0 truncate',
    end && 'text-end',
    card === 'title' && 'sticky start-0 z-1 bg-inherit',
  );
  if (!column.sort || !onSort)
    return (
      <span role="columnheader" className={place}>
        {label}
      </span>
    );
  return (
    <span role="columnheader" aria-sort={sorted} className={place}>
      <button
        type="button"
        onClick={() => onSort(nextSort(column, sort))}
        className={classNames(
          'group -mx-1 inline-flex max-w-full items-center gap-1 rounded-sm px-1 py-1.5 hover:text-ink',
          sorted !== 'none' && 'font-semibold text-ink',
        )}
      >
        <span className="truncate">{label}</span>
        <ChevronDownIcon
          size={14}
          className={classNames(
            'shrink-0 transition-transform duration-100',
            sorted === 'none' && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
            sorted === 'ascending' && 'rotate-180',
          )}
        />
      </button>
    </span>
  );
}

/** Head of a table, which stays while its rows scroll; on a phone's cards there is none. */
export function TableHead({ columns, words, sort, onSort, selection }: TableHeadProps) {
  const all = selection?.getIsAllRowsSelected() ?? false;
  return (
    <div role="rowgroup" className="sticky top-0 z-2 max-md:hidden">
      <div
        role="row"
        className={classNames(rowStyle, 'min-h-9 border-line border-b bg-surface text-caption text-ink-soft')}
      >
        {selection && (
          <span role="columnheader" className="flex">
            <input
              type="checkbox"
              aria-label={words.selectAll}
              className="size-4"
              checked={all}
              ref={(box) => {
                if (box) box.indeterminate = !all && selection.getIsSomeRowsSelected();
              }}
              onChange={() => selection.toggleAllRowsSelected(!all)}
            />
          </span>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </div>
    </div>
  );
}
