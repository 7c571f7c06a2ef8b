import * as z from 'zod/mini';
import { Instant } from '../menu/product.ts';
import { kept } from '../wire/kept.ts';
import { routes } from '../wire/route.ts';
import { Block } from './contents.ts';
import { Drawn } from './drawn.ts';

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
  /** Whether customers were asked to agree to it, and what was told them to have changed. */
  asks: z.boolean(),
  reason: z.string(),
});
export type ContentState = z.output<typeof ContentState>;

/** What was written and is not read by customers yet. */
export const ContentDraft = z.object({
  saved_at: Instant,
  by: z.nullable(z.string()),
  /** From when they read it, where somebody has said so. */
  publish_at: z.nullable(Instant),
  asks: z.boolean(),
  reason: z.string(),
});
export type ContentDraft = z.output<typeof ContentDraft>;

export const EditedContent = z.object({
  slug: z.string(),
  /** What the form was when it was read: another one by the time it is saved means that somebody was quicker. */
  version: z.string(),
  /** The draft where there is one, otherwise what customers read. */
  form: kept(ContentForm),
  /** What customers read. */
  live: ContentForm,
  updated_at: Instant,
  draft: z.nullable(ContentDraft),
  /** What customers have read, the newest first. */
  states: z.array(ContentState),
});
export type EditedContent = z.output<typeof EditedContent>;

const Saving = { version: z.string().check(z.minLength(1), z.maxLength(100)), form: ContentForm };
const Publication = z.object({
  ...Saving,
  /** From when customers read it; null is at once. */
  at: z.nullable(Instant),
  /** Whether customers are asked to agree anew. */
  asks: z.boolean(),
  /** What changes for them; they read it where they are asked. */
  reason: z.string().check(z.trim(), z.maxLength(300)),
});

const one = { params: z.object({ slug: Slug }) };

const writing = ['content.of_all_shops', 'content.not_found'] as const;

/** Editorial texts as staff edit them. */
export const contentsOffice = routes({
  'GET /api/backoffice/contents': {
    summary: 'Editorial texts by title',
    auth: 'contents.read',
    response: z.object({
      data: z.array(
        z.object({
          slug: z.string(),
          title: z.string(),
          updated_at: Instant,
          /** Whether a draft lies beside it, and from when that is read. */
          draft: z.boolean(),
          publish_at: z.nullable(Instant),
        }),
      ),
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
    summary: 'Save a draft, as long as nobody else has saved meanwhile; customers read on what they read',
    auth: 'contents.edit',
    audit: 'content.edit',
    ...one,
    body: z.object(Saving),
    response: EditedContent,
    errors: [...writing, 'content.changed', 'invalid'],
  },
  'POST /api/backoffice/contents/:slug/publish': {
    summary:
      'Save a text that customers read at once or from a time on, as long as nobody else has saved meanwhile',
    auth: 'contents.edit',
    audit: 'content.publish',
    ...one,
    body: Publication,
    response: EditedContent,
    errors: [...writing, 'content.changed', 'invalid'],
  },
  'DELETE /api/backoffice/contents/:slug/plan': {
    summary: 'Take back from when a draft is read; the draft stays',
    auth: 'contents.edit',
    audit: 'content.take_back',
    ...one,
    response: EditedContent,
    errors: [...writing],
  },
  'DELETE /api/backoffice/contents/:slug/draft': {
    summary: 'Throw a draft away, with the time from which it was to be read',
    auth: 'contents.edit',
    audit: 'content.drop_draft',
    ...one,
    response: EditedContent,
    errors: [...writing],
  },
  'GET /api/backoffice/contents/:slug/states/:state': {
    summary: 'A text as it was saved once',
    auth: 'contents.read',
    params: z.object({ slug: Slug, state: z.coerce.number<string | number>().check(z.int(), z.gte(1)) }),
    response: ContentForm,
    errors: ['content.not_found'],
  },
  'POST /api/backoffice/contents/:slug/preview': {
    summary: 'The page of a text as customers would read it; nothing is written',
    auth: 'contents.read',
    audit: 'none',
    ...one,
    body: z.object({ form: ContentForm }),
    response: Drawn,
    errors: ['content.not_found', 'invalid', 'preview.no_page', 'preview.unavailable'],
  },
  'POST /api/backoffice/contents/preview': {
    summary: 'Markdown as the blocks that customers see',
    auth: 'contents.edit',
    audit: 'none',
    body: z.object({ value: Value }),
    response: z.object({ blocks: z.array(Block) }),
  },
});
