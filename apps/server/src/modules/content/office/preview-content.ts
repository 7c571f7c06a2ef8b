import type { ContentForm } from '@zanga/contract/brand/contents-office';
import type { Refusal } from '@zanga/contract/wire/route';
import { homeSlug } from '@zanga/domain/brand/home';
import { pageOfText } from '@zanga/domain/brand/text-pages';
import type { Db } from '../../../platform/database/connection.ts';
import { problemFields } from '../../../platform/edited-form.ts';
import type { DrawPage } from '../../../platform/made-of.ts';
import { refuse } from '../../../platform/refusal.ts';
import { presentHome } from '../home/home-form.ts';
import { presentContent } from '../present-content.ts';
import { readContent } from '../queries.ts';
import { problemsOf } from './edit-content.ts';

type PreviewTools = { readonly db: Db; readonly draw: DrawPage };
type PreviewedText = { readonly slug: string; readonly form: ContentForm };
type NotDrawn = Refusal<'content.not_found' | 'invalid' | 'preview.no_page' | 'preview.unavailable'>;

/** The text as the API would tell it; undefined for an unknown text. */
const toldAs = async (db: Db, { slug, form }: PreviewedText, now: Date) => {
  if (slug === homeSlug) return presentHome(form.value, now);
  const held = await readContent(db, slug);
  return held && presentContent({ ...held, ...form, updated_at: now });
};

/** The page of a text as if it were published now. Nothing is written, not even in a transaction to be rolled back. */
export const previewContent = async (
  { db, draw }: PreviewTools,
  { slug, form }: PreviewedText,
  now: Date,
): Promise<{ html: string } | NotDrawn> => {
  const page = pageOfText(slug);
  if (page === null) return refuse('preview.no_page');
  const problems = problemsOf(slug, form);
  if (problems.length > 0) return refuse('invalid', problemFields(problems));
  const told = await toldAs(db, { slug, form }, now);
  if (!told) return refuse('content.not_found');
  const own = slug === homeSlug ? '/api/home' : `/api/contents/${encodeURIComponent(slug)}`;
  const html = await draw(page, async ({ pathname }) => (pathname === own ? told : undefined));
  return html === undefined ? refuse('preview.unavailable') : { html };
};
