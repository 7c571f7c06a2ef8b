import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';

/**
 * Text of an editorial page, already parsed: screens build elements from these nodes,
 * so no markup is ever injected.
 */
export const Inline = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('break') }),
  z.object({
    kind: z.enum(['strong', 'emphasis']),
    get children() {
      return z.array(Inline);
    },
  }),
  z.object({
    kind: z.literal('link'),
    href: z.string(),
    get children() {
      return z.array(Inline);
    },
  }),
]);
export type Inline = z.output<typeof Inline>;

const Cell = z.array(Inline);

export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.int(), children: z.array(Inline) }),
  z.object({ kind: z.literal('paragraph'), children: z.array(Inline) }),
  z.object({
    kind: z.literal('list'),
    ordered: z.boolean(),
    get items() {
      return z.array(z.array(Block));
    },
  }),
  z.object({
    kind: z.literal('quote'),
    get children() {
      return z.array(Block);
    },
  }),
  z.object({ kind: z.literal('table'), head: z.array(Cell), rows: z.array(z.array(Cell)) }),
  z.object({ kind: z.literal('rule') }),
]);
export type Block = z.output<typeof Block>;

export const Content = z.object({
  slug: z.string(),
  title: z.string(),
  /** The Markdown as it was written. */
  value: z.string(),
  blocks: z.array(Block),
  updated_at: z.iso.datetime(),
});
export type Content = z.output<typeof Content>;

export const contents = routes({
  'GET /api/contents/:slug': {
    summary: 'One editorial text',
    auth: 'public',
    params: z.object({ slug: z.string().check(z.maxLength(100)) }),
    response: Content,
    errors: ['content.not_found'],
    cache: 'public',
  },
});
