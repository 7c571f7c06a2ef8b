import * as z from 'zod/mini';
import { Instant } from '../menu/product.ts';
import { kept } from '../wire/kept.ts';
import { routes } from '../wire/route.ts';
import { Block } from './contents.ts';

const Slug = z.string().check(z.minLength(1), z.maxLength(100));
const Value = z.string().check(z.maxLength(50_000));

/** What staff edit of a text: its title, and its Markdown. */
export const ContentForm = z.object({
  title: z.string().check(z.trim(), z.maxLength(120)),
  value: Value,
});
export type ContentForm = z.output<typeof ContentForm>;

export const ContentState = z.object({
  id: z.int(),
  title: z.string(),
  saved_at: Instant,
  /** Who saved it; null for what was there before, and for who left. */
  by: z.nullable(z.string()),
});
export type ContentState = z.output<typeof ContentState>;

export const EditedContent = z.object({
  slug: z.string(),
  /** What the form was when it was read: another one by the time it is saved means that somebody was quicker. */
  version: z.string(),
  form: kept(ContentForm),
  updated_at: Instant,
  /** The states that were saved, the newest first. */
  states: z.array(ContentState),
});
export type EditedContent = z.output<typeof EditedContent>;

const one = { params: z.object({ slug: Slug }) };

/** Editorial texts as staff edit them. */
export const contentsOffice = routes({
  'GET /api/backoffice/contents': {
    summary: 'Editorial texts by title',
    auth: 'contents.read',
    response: z.object({
      data: z.array(z.object({ slug: z.string(), title: z.string(), updated_at: Instant })),
    }),
  },
  'GET /api/backoffice/contents/:slug': {
    summary: 'A text as it is edited, with the states that were saved',
    auth: 'contents.read',
    ...one,
    response: EditedContent,
    errors: ['content.not_found'],
  },
  'PUT /api/backoffice/contents/:slug': {
    summary: 'Save a text, as long as nobody else has saved meanwhile',
    auth: 'contents.edit',
    audit: 'content.edit',
    ...one,
    body: z.object({ version: z.string().check(z.minLength(1), z.maxLength(100)), form: ContentForm }),
    response: EditedContent,
    errors: ['content.of_all_shops', 'content.not_found', 'content.changed', 'invalid'],
  },
  'GET /api/backoffice/contents/:slug/states/:state': {
    summary: 'A text as it was saved once',
    auth: 'contents.read',
    params: z.object({ slug: Slug, state: z.coerce.number<string | number>().check(z.int(), z.gte(1)) }),
    response: ContentForm,
    errors: ['content.not_found'],
  },
  'POST /api/backoffice/contents/preview': {
    summary: 'Markdown as the blocks that customers see',
    auth: 'contents.edit',
    audit: 'none',
    body: z.object({ value: Value }),
    response: z.object({ blocks: z.array(Block) }),
  },
});
