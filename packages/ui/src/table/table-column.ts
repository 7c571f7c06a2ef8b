import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** A column of a data table. */
export type TableColumn<Row> = {
  readonly id: string;
  /** Its head, and its name where columns are chosen. */
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Minimum width in pixels, and its share of the spare width; without a share the width is fixed. */
  readonly width: readonly [pixels: number, share?: number];
  /** Value in the spreadsheet file; a column without it is left out of the file. */
  readonly text?: (row: Row) => string | number;
  /** Makes the column sortable, with the direction of a first press. */
  readonly sort?: 'ascending' | 'descending';
  /** Sort key where the table holds all rows; left out where the server sorts. */
  readonly sortBy?: (row: Row) => string | number | null;
  /** Numbers stand at the end, so that their digits lie below one another. */
  readonly end?: true;
  /** Hidden until a person switches it on. */
  readonly hidden?: true;
  /** Always there: what names the row. */
  readonly always?: true;
  /** Dropped when the columns do not fit, the smallest number first. */
  readonly spare?: number;
  /** Position on a phone's card; by default a line of its own. */
  readonly card?: 'title' | 'aside' | 'line' | 'none';
};

/** Shape of a row: an object. */
export type TableRowData = RowData;

export type TableSort = { readonly column: string; readonly descending: boolean };

/** Room for the box that selects a row. */
const selectPixels = 20;
/** Between two columns, and at both ends of a row together. */
const gapPixels = 12;
const edgePixels = 48;

const trackOf = ([pixels, share]: TableColumn<never>['width']) =>
  share === undefined ? `${pixels}px` : `minmax(${pixels}px, ${share}fr)`;

/** Widths of the columns: every row is a grid of its own, and all grids come out alike. */
export const tracksOf = (
  columns: readonly Pick<TableColumn<never>, 'width'>[],
  selects: boolean,
): { readonly columns: string; readonly least: number } => ({
  columns: [...(selects ? [`${selectPixels}px`] : []), ...columns.map(({ width }) => trackOf(width))].join(
    ' ',
  ),
  least: columns.reduce(
    (sum, { width: [pixels] }) => sum + pixels + gapPixels,
    edgePixels - gapPixels + (selects ? selectPixels + gapPixels : 0),
  ),
});

/** The columns there is room for; undefined is room for all. */
export const columnsWithin = <Column extends Pick<TableColumn<never>, 'width' | 'spare'>>(
  columns: readonly Column[],
  selects: boolean,
  room: number | undefined,
): readonly Column[] => {
  const spare = columns.filter((one) => one.spare !== undefined);
  const [next] = spare.toSorted((one, other) => (one.spare ?? 0) - (other.spare ?? 0));
  if (room === undefined || !next || tracksOf(columns, selects).least <= room) return columns;
  return columnsWithin(
    columns.filter((one) => one !== next),
    selects,
    room,
  );
};

/** The sort after a press on a head: its first direction, then the other, then none. */
export const nextSort = (
  { id, sort }: Pick<TableColumn<never>, 'id' | 'sort'>,
  now: TableSort | undefined,
): TableSort | undefined => {
  const first = sort === 'descending';
  if (now?.column !== id) return { column: id, descending: first };
  return now.descending === first ? { column: id, descending: !first } : undefined;
};
