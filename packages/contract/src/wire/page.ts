import * as z from 'zod/mini';

// One message for a number that is too large; the check for an integer would add a second one.
const positive = (most: number) =>
  z.coerce.number<string | number>().check(z.lte(most, { abort: true }), z.int(), z.gte(1));

/** `page` and `paginate`: a size beyond the cap is capped, a page beyond the last is empty, nonsense is refused. */
export const pageQuery = (cap: number) => ({
  page: z._default(positive(1_000_000), 1),
  paginate: z._default(
    z.pipe(
      positive(1_000_000_000),
      z.transform((size: number) => Math.min(size, cap)),
    ),
    cap,
  ),
});

/** Position of a page in the list. */
export const PageMeta = z.object({
  total: z.int(),
  page: z.int(),
  paginate: z.int(),
  last_page: z.int(),
});
export type PageMeta = z.output<typeof PageMeta>;
