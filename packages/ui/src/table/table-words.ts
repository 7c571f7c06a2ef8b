/** What a table says beside what is in it. */
export type TableWords = {
  readonly selectAll: string;
  readonly select: (name: string) => string;
  readonly selected: (count: number) => string;
  readonly clear: string;
  readonly loading: string;
  readonly more: string;
  readonly loadingMore: string;
  readonly retry: string;
  /** The rest of it could not be loaded. */
  readonly moreFailed: string;
  /** What is shown is of before the connection went. */
  readonly stale: string;
  /** The keys, read out once with the table. */
  readonly keys: string;
  readonly columns: string;
  /** Of a column that is wanted, where it does not fit. */
  readonly noRoom: string;
};
