import type { TablePages } from '@zanga/ui/table/data-table.tsx';

/** State of a list: rows so far, error, whether more follow. */
export type List<Row> = {
  readonly rows: readonly Row[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly more: TablePages | undefined;
};

type WholeQuery<Row> = {
  readonly data: { readonly data: readonly Row[] } | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
};

/** A list in one answer (`useQuery`). */
export const wholeList = <Row>({ data, error, refetch }: WholeQuery<Row>): List<Row> => ({
  rows: data?.data,
  error,
  retry: () => void refetch(),
  more: undefined,
});

type PagedQuery<Row> = {
  readonly data: { readonly pages: readonly { readonly data: readonly Row[] }[] } | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
};

/** A list in pages (`useInfiniteQuery`). */
export const pagedList = <Row>(query: PagedQuery<Row>): List<Row> => ({
  rows: query.data?.pages.flatMap(({ data }) => data),
  error: query.error,
  retry: () => void query.refetch(),
  more: query.hasNextPage
    ? {
        onMore: () => void query.fetchNextPage(),
        busy: query.isFetchingNextPage,
        failed: query.isFetchNextPageError,
      }
    : undefined,
});
