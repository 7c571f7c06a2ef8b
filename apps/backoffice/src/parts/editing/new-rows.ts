const mark = 'new-';
let made = 0;

/** Temporary id of an unsaved row, to identify it while rows are typed and moved. */
export const newRowId = (): string => {
  made += 1;
  return `${mark}${made}`;
};

/** Rows for the request: a new one has no id. */
export const withoutNewIds = <Row extends { readonly id: string | null }>(rows: readonly Row[]): Row[] =>
  rows.map((row) => (row.id?.startsWith(mark) ? { ...row, id: null } : row));
