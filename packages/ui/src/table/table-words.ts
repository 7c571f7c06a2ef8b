/** Texts of a table beside its data. */
export type TableWords = {
  readonly selectAll: string;
  readonly select: (name: string) => string;
  readonly selected: (count: number) => string;
  readonly clear: string;
  readonly loading: string;
  readonly more: string;
  readonly loadingMore: string;
  readonly retry: string;
  /** The next page could not be loaded. */
  readonly moreFailed: string;
  /** The connection is lost; the shown rows are from before. */
  readonly stale: string;
  /** The keys, read out once with the table. */
  readonly keys: string;
  readonly columns: string;
  /** Marks a chosen column that does not fit. */
  readonly noRoom: string;
};
