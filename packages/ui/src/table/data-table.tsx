import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { classNames } from '../class-names.ts';
import type { TableColumn, TableSort } from './table-column.ts';
import { columnsWithin, tracksOf } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { TableMore } from './table-more.tsx';
import { TableRows } from './table-rows.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import type { TableWords } from './table-words.ts';
import { useRoom } from './use-room.ts';
import { useTableModel } from './use-table-model.ts';

export type TableSelection = {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
};

/** The rest of a list that comes page by page. */
export type TablePages = {
  readonly onMore: () => void;
  readonly busy: boolean;
  readonly failed: boolean;
};

export type DataTableProps<Row> = {
  /** Name of the list, read out with the table. */
  readonly label: string;
  readonly words: TableWords;
  readonly columns: readonly TableColumn<Row>[];
  /** Undefined until they are known. */
  readonly rows: readonly Row[] | undefined;
  readonly rowId: (row: Row) => string;
  /** Name of a row in spoken labels. */
  readonly rowName: (row: Row) => string;
  /** Columns switched off. */
  readonly hidden?: ReadonlySet<string>;
  /** Hears which chosen columns fit and are shown. */
  readonly onShown?: (columns: ReadonlySet<string>) => void;
  readonly sort?: TableSort | undefined;
  readonly onSort?: (sort: TableSort | undefined) => void;
  readonly selection?: TableSelection | undefined;
  /** Enter, or a press beside the row's own links and buttons. */
  readonly onOpen?: (row: Row) => void;
  /** Present while there is more to load. */
  readonly more?: TablePages | undefined;
  /** In the place of the rows: that there are none, or that they could not be loaded. */
  readonly instead?: ReactNode;
  readonly className?: string;
};

const none: readonly never[] = [];
const nothing: ReadonlySet<string> = new Set();
const ignore = () => undefined;

const scrollerStyle = 'relative min-h-0 scroll-pt-9 overscroll-contain md:overflow-auto';

const widthsOf = (...shown: Parameters<typeof tracksOf>) => {
  const { columns, least } = tracksOf(...shown);
  return { '--columns': columns, '--least': `${least}px` } as object; // React's types know no custom property
};

type ShownColumns<Row> = Pick<DataTableProps<Row>, 'columns' | 'hidden' | 'onShown' | 'selection'>;

/** Columns that are chosen and have room; reports them to `onShown`. */
const useShown = <Row,>(
  { columns, hidden = nothing, onShown, selection }: ShownColumns<Row>,
  room: number | undefined,
): readonly TableColumn<Row>[] => {
  const selects = selection !== undefined;
  const shown = useMemo(() => {
    const wanted = columns.filter((column) => !hidden.has(column.id));
    return columnsWithin(wanted, selects, room);
  }, [columns, hidden, selects, room]);
  useEffect(() => onShown?.(new Set(shown.map(({ id }) => id))), [onShown, shown]);
  return shown;
};

/**
 * Data table: dense rows under a head that stays, each a card on a phone. Rows take the focus one at a time: arrows or
 * j and k move it, Enter opens, x selects. Only the rows near the window are drawn where there are very many.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, words, columns, rows, rowId, hidden = nothing, sort, onSort, selection, more } = props;
  const id = useId();
  // State, not a ref: the scroller mounts after this render, and measuring has to run again then.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const table = useTableModel({
    columns,
    rows: rows ?? none,
    rowId,
    hidden,
    sort,
    selected: selection?.ids ?? nothing,
    onSelected: selection?.onChange ?? ignore,
  });
  const selects = selection !== undefined;
  const shown = useShown(props, useRoom(scroller));
  const widths = widthsOf(shown, selects);
  const model = table.getRowModel().rows;
  const ordered = useMemo(() => model.map(({ original }) => original), [model]);
  return (
    <div
      ref={setScroller}
      tabIndex={model.length === 0 ? 0 : undefined}
      className={classNames(scrollerStyle, props.className)}
    >
      <p id={`${id}-keys`} className="sr-only">
        {words.keys}
      </p>
      <div
        role="grid"
        aria-label={label}
        aria-describedby={`${id}-keys`}
        aria-busy={rows === undefined || undefined}
        aria-rowcount={more ? -1 : model.length + 1}
        aria-multiselectable={selection ? true : undefined}
        className="min-w-(--least) text-small tabular-nums max-md:min-w-0"
        style={widths}
      >
        <TableHead columns={shown} words={words} sort={sort} onSort={onSort} selection={selection && table} />
        {rows === undefined && !props.instead && (
          <TableSkeleton columns={shown} words={words} selects={selects} />
        )}
        {model.length > 0 && (
          <TableRows
            scroller={scroller}
            rows={ordered}
            columns={shown}
            words={words}
            rowId={rowId}
            rowName={props.rowName}
            selection={selection}
            onOpen={props.onOpen}
          />
        )}
      </div>
      {props.instead}
      {more && model.length > 0 && <TableMore words={words} {...more} />}
    </div>
  );
}
