import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** A column of a data table. */
export type TableColumn<Row> = {
  readonly id: string;
  /** Its head, and its name where columns are chosen. */
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** At least so many pixels, and which share of what is left over; no share keeps it as wide as it is. */
  readonly width: readonly [pixels: number, share?: number];
  /** What the file for a spreadsheet says; a column without it is left out of the file. */
  readonly text?: (row: Row) => string | number;
  /** That it can be sorted by, and which way a first press sorts. */
  readonly sort?: 'ascending' | 'descending';
  /** By what it is sorted where the table holds all rows; left out where the server sorts. */
  readonly sortBy?: (row: Row) => string | number | null;
  /** Numbers stand at the end, so that their digits lie below one another. */
  readonly end?: true;
  /** Hidden until somebody asks for it. */
  readonly hidden?: true;
  /** Always there: what names the row. */
  readonly always?: true;
  /** Left out of rows where there is no room for all columns, those with the smallest number first. */
  readonly spare?: number;
  /** Where it stands on a phone's card; a line of its own kind unless said. */
  readonly card?: 'title' | 'aside' | 'line' | 'none';
};

/** What can be a row: an object. */
export type TableRowData = RowData;

export type TableSort = { readonly column: string; readonly descending: boolean };

/** Room for the box that selects a row. */
const selectPixels = 20;
/** Between two columns, and at both ends of a row together. */
const gapPixels = 12;
const edgePixels = 48;

const trackOf = ([pixels, share]: TableColumn<never>['width']) =>
  share === undefined ? `${pixels}px` : `minmax(${pixels}px, ${share}fr)`;

/** How wide the columns are: every row is a grid of its own, and all of them come out alike. */
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

/** The sort that a press on a head makes: its first way, then the other, then none. */
export const nextSort = (
  { id, sort }: Pick<TableColumn<never>, 'id' | 'sort'>,
  now: TableSort | undefined,
): TableSort | undefined => {
  const first = sort === 'descending';
  if (now?.column !== id) return { column: id, descending: first };
  return now.descending === first ? { column: id, descending: !first } : undefined;
};
