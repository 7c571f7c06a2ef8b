import * as z from 'zod/mini';
import { kept } from '../wire/form-schemas.ts';
import { routes } from '../wire/route.ts';
import { Instant } from '../wire/values.ts';
import { Block } from './contents.ts';
import { Drawn } from './drawn.ts';

const Slug = z.string().check(z.minLength(1), z.maxLength(100));
const Value = z.string().check(z.maxLength(50_000));

/** Editable fields of a text; the body is Markdown. */
export const ContentForm = z.object({
  title: z.string().check(z.trim(), z.maxLength(120)),
  value: Value,
});
export type ContentForm = z.output<typeof ContentForm>;

export const ContentState = z.object({
  id: z.int(),
  title: z.string(),
  saved_at: Instant,
  /** Author; null for the initial text, and for people who left. */
  by: z.nullable(z.string()),
  /** Whether customers were asked to agree, and the summary they read. */
  asks: z.boolean(),
  reason: z.string(),
});
export type ContentState = z.output<typeof ContentState>;

/** Saved and not yet published. */
export const ContentDraft = z.object({
  saved_at: Instant,
  by: z.nullable(z.string()),
  /** Scheduled publication; null without one. */
  publish_at: z.nullable(Instant),
  asks: z.boolean(),
  reason: z.string(),
});
export type ContentDraft = z.output<typeof ContentDraft>;

export const EditedContent = z.object({
  slug: z.string(),
  /** Version of the form when it was read; saving over a newer one is refused. */
  version: z.string(),
  /** The draft, or the published text without one. */
  form: kept(ContentForm),
  /** The published text. */
  live: ContentForm,
  updated_at: Instant,
  draft: z.nullable(ContentDraft),
  /** Published states, newest first. */
  states: z.array(ContentState),
});
export type EditedContent = z.output<typeof EditedContent>;

const Saving = { version: z.string().check(z.minLength(1), z.maxLength(100)), form: ContentForm };
const Publication = z.object({
  ...Saving,
  /** Moment of publication; null is now. */
  at: z.nullable(Instant),
  /** Whether customers must agree anew. */
  asks: z.boolean(),
  /** Summary of the change; customers read it when asked to agree. */
  reason: z.string().check(z.trim(), z.maxLength(300)),
});

const one = { params: z.object({ slug: Slug }) };

const writing = ['content.of_all_shops', 'content.not_found'] as const;

/** Editorial texts for staff. */
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
          /** Whether there is a draft, and its scheduled publication. */
          draft: z.boolean(),
          publish_at: z.nullable(Instant),
        }),
      ),
    }),
  },
  'GET /api/backoffice/contents/:slug': {
    summary: 'An editable text, with its saved states',
    auth: 'contents.read',
    ...one,
    response: EditedContent,
    errors: ['content.not_found'],
  },
  'PUT /api/backoffice/contents/:slug': {
    summary: 'Save a draft; refused if a colleague has saved meanwhile. The published text stays',
    auth: 'contents.edit',
    audit: 'content.edit',
    ...one,
    body: z.object(Saving),
    response: EditedContent,
    errors: [...writing, 'content.changed', 'invalid'],
  },
  'POST /api/backoffice/contents/:slug/publish': {
    summary: 'Publish a text at once or at a set time; refused if a colleague has saved meanwhile',
    auth: 'contents.edit',
    audit: 'content.publish',
    ...one,
    body: Publication,
    response: EditedContent,
    errors: [...writing, 'content.changed', 'invalid'],
  },
  'DELETE /api/backoffice/contents/:slug/plan': {
    summary: 'Cancel the scheduled publication of a draft; the draft stays',
    auth: 'contents.edit',
    audit: 'content.take_back',
    ...one,
    response: EditedContent,
    errors: [...writing],
  },
  'DELETE /api/backoffice/contents/:slug/draft': {
    summary: 'Delete a draft and its scheduled publication',
    auth: 'contents.edit',
    audit: 'content.drop_draft',
    ...one,
    response: EditedContent,
    errors: [...writing],
  },
  'GET /api/backoffice/contents/:slug/states/:state': {
    summary: 'One saved state of a text',
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
    summary: 'Markdown as blocks for display',
    auth: 'contents.edit',
    audit: 'none',
    body: z.object({ value: Value }),
    response: z.object({ blocks: z.array(Block) }),
  },
});
