const mark = 'new-';
let made = 0;

/** A name for a row that is not saved yet: rows are told apart while they are typed and moved. */
export const newRowId = (): string => {
  made += 1;
  return `${mark}${made}`;
};

/** Rows as they are saved: what is new has no id. */
export const withoutNewIds = <Row extends { readonly id: string | null }>(rows: readonly Row[]): Row[] =>
  rows.map((row) => (row.id?.startsWith(mark) ? { ...row, id: null } : row));
