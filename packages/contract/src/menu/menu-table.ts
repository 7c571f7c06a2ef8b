import { lifeStates } from '@zanga/domain/catalogue/editing/life';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Instant, id } from '../wire/values.ts';

const Key = z.string().check(z.minLength(1), z.maxLength(100));

/** Largest file of a menu. */
export const importBytes = 24 * 1024 * 1024;

export const importOutcomes = ['new', 'changed', 'same', 'refused'] as const;

const Count = z.int();

/** An uploaded file, with its progress. */
export const MenuImport = z.object({
  id: id('imp'),
  /** Name of the file. */
  file: z.string(),
  /**
   * `reading` and `writing` end by themselves; `read` waits for a decision of the caller; `problem` explains
   * `unreadable`; `given_up` failed by a fault of ours.
   */
  state: z.enum(['reading', 'read', 'unreadable', 'writing', 'done', 'given_up']),
  problem: z.nullable(z.string()),
  /** Products that a colleague changed between reading and writing: nothing was written, the file was read anew. */
  overtaken: z.array(z.string()),
  /** Progress of the current step, in hundredths. */
  progress: Count,
  counts: z.object({
    new: Count,
    changed: Count,
    same: Count,
    refused: Count,
    /** Rows with a price that needs a confirmation. */
    unusual: Count,
  }),
  sent_at: Instant,
});
export type MenuImport = z.output<typeof MenuImport>;

const Text = z.string();

/** Effect of a row. */
export const ImportLine = z.object({
  /** Row as in a spreadsheet: the heads are row 1. */
  line: z.int(),
  outcome: z.enum(importOutcomes),
  address: Text,
  name: Text,
  changes: z.array(z.object({ column: Text, before: Text, after: Text })),
  problems: z.array(z.object({ column: z.nullable(Text), text: Text })),
  /** Whether its price needs a confirmation: zero, or ten thousand euro and more. */
  unusual: z.boolean(),
});
export type ImportLine = z.output<typeof ImportLine>;

const one = { params: z.object({ import: id('imp', Key) }) };

/** The menu as a table, to download and import again. */
export const menuTable = routes({
  'GET /api/backoffice/menu/export': {
    summary: 'The menu as a table, by the filters of its list; it can be imported again',
    auth: 'menu.read',
    query: z.object({
      format: z._default(z.enum(['csv', 'json']), 'csv'),
      search: z.optional(z.string().check(z.maxLength(100))),
      category: z.optional(id('cat', Key)),
      state: z.optional(z.enum(lifeStates)),
    }),
    bytes: ['text/csv; charset=utf-8', 'application/json; charset=utf-8'],
  },
  'POST /api/backoffice/menu/imports': {
    summary: 'Upload a table of products: it is read, and nothing is written yet',
    auth: 'menu.edit',
    audit: 'none',
    consumes: 'multipart',
    largest: importBytes,
    body: z.object({ file: z.file() }),
    status: 202,
    response: MenuImport,
    errors: ['menu.of_all_shops', 'import.busy', 'import.unreadable', 'too_large'],
  },
  'GET /api/backoffice/menu/imports': {
    summary: 'Latest imports, newest first',
    auth: 'menu.edit',
    response: z.object({ data: z.array(MenuImport) }),
    errors: ['menu.of_all_shops'],
  },
  'GET /api/backoffice/menu/imports/:import': {
    summary: 'Progress of an import, and its effect',
    auth: 'menu.edit',
    ...one,
    response: MenuImport,
    errors: ['menu.of_all_shops', 'import.not_found'],
  },
  'GET /api/backoffice/menu/imports/:import/lines': {
    summary: 'Effect of each row of an import, in order',
    auth: 'menu.edit',
    ...one,
    query: z.object({
      outcome: z.optional(z.enum(importOutcomes)),
      /** Last row of the page before. */
      after: z._default(z.coerce.number<string | number>().check(z.int(), z.gte(0)), 0),
      limit: z._default(z.coerce.number<string | number>().check(z.int(), z.gte(1), z.lte(500)), 200),
    }),
    response: z.object({ data: z.array(ImportLine), next: z.nullable(z.int()) }),
    errors: ['menu.of_all_shops', 'import.not_found'],
  },
  'POST /api/backoffice/menu/imports/:import/apply': {
    summary: 'Write an import, all of it or nothing',
    auth: 'menu.edit',
    audit: 'menu.import',
    ...one,
    body: z.object({
      /** Confirms unusual prices: zero, or ten thousand euro and more. */
      sure: z._default(z.boolean(), false),
    }),
    status: 202,
    response: MenuImport,
    errors: [
      'menu.of_all_shops',
      'import.not_found',
      'import.not_ready',
      'import.refused_rows',
      'import.nothing',
      'import.busy',
      'product.price_unusual',
    ],
  },
});
