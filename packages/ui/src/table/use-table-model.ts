import {
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { TableColumn, TableSort } from './table-column.ts';

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/** Texts in Italian order, numbers by size, missing values last. */
const words = new Intl.Collator('it', { numeric: true, sensitivity: 'base' });
const inOrder = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a ?? ''), String(b ?? ''));

type Model<Row extends RowData> = {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly hidden: ReadonlySet<string>;
  readonly sort: TableSort | undefined;
  readonly selected: ReadonlySet<string>;
  readonly onSelected: (ids: ReadonlySet<string>) => void;
};

const columnsFor = <Row extends RowData>(columns: readonly TableColumn<Row>[]) => {
  const helper = createColumnHelper<typeof features, Row>();
  return columns.map(({ id, label, sortBy }) =>
    helper.accessor((row: Row): unknown => sortBy?.(row) ?? undefined, {
      id,
      header: label,
      enableSorting: sortBy !== undefined,
      sortUndefined: 'last',
      sortFn: (a, b, column) => inOrder(a.getValue(column), b.getValue(column)),
    }),
  );
};

/** The library's model of a table: visible rows and columns, their order, and the selection. */
export const useTableModel = <Row extends RowData>(given: Model<Row>) => {
  const { columns, rows, rowId, hidden, sort, selected, onSelected } = given;
  const columnDefs = useMemo(() => columnsFor(columns), [columns]);
  const sortsHere = columns.some(({ id, sortBy }) => id === sort?.column && sortBy !== undefined);
  const rowSelection = Object.fromEntries([...selected].map((id) => [id, true as const]));
  return useTable({
    features,
    columns: columnDefs,
    data: rows,
    getRowId: rowId,
    manualSorting: !sortsHere,
    state: {
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, !hidden.has(id)])),
      rowSelection,
      sorting: sort ? [{ id: sort.column, desc: sort.descending }] : [],
    },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(rowSelection) : change;
      onSelected(new Set(Object.keys(next).filter((id) => next[id])));
    },
  });
};
