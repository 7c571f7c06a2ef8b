import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';

const List = z.string().check(z.regex(/^[a-z-]{1,40}$/));
const Name = z.string().check(z.trim(), z.minLength(1, 'scrivi un nome'), z.maxLength(40));

/** A named set of filters of an office's list. */
export const SavedView = z.object({
  list: z.string(),
  name: z.string(),
  /** Filters as in the list's address. */
  search: z.string(),
  /** Whether the list opens with it. */
  begins: z.boolean(),
});
export type SavedView = z.output<typeof SavedView>;

/** Largest number of views of a list; a new one beyond it deletes the oldest. */
export const mostViews = 20;

const SavedViews = z.object({ data: z.array(SavedView) });

/** Saved views of the office's lists, of the person on any device. */
export const savedViews = routes({
  'GET /api/customer/saved-views': {
    summary: 'The caller’s saved views of the office’s lists, oldest first',
    auth: 'customer',
    response: SavedViews,
  },
  'PUT /api/customer/saved-views': {
    summary: 'Save a view of a list, or replace the one of that name',
    auth: 'customer',
    body: z.object({
      list: List,
      name: Name,
      search: z.string().check(z.maxLength(2_000)),
      begins: z._default(z.boolean(), false),
    }),
    response: SavedViews,
  },
  'DELETE /api/customer/saved-views': {
    summary: 'Delete a view; a missing one is no error',
    auth: 'customer',
    query: z.object({ list: List, name: Name }),
    response: SavedViews,
  },
});
