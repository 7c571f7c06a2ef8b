import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';
import { selectContents } from './content-queries.ts';

/** A text that nobody else saves until this is done. */
export const holdContent = (tx: Tx, slug: string) =>
  selectContents(tx).where('slug', '=', slug).forUpdate().executeTakeFirst();

export type Saved = {
  readonly slug: string;
  readonly title: string;
  readonly value: string;
  readonly by: string;
  /** What it was. */
  readonly before: { readonly title: string; readonly value: string; readonly updated_at: Date };
};

/** Writes a text, and keeps it as one more of its states; the first of them is what was there before staff edited it. */
export const saveContent = async (
  tx: Tx,
  { slug, title, value, by, before }: Saved,
  now: Date,
): Promise<void> => {
  await sql`
    insert into content_states (slug, title, value, saved_at)
    select ${slug}, ${before.title}, ${before.value}, ${before.updated_at}
    where not exists (select from content_states where slug = ${slug})`.execute(tx);
  await tx.updateTable('contents').set({ title, value }).where('slug', '=', slug).execute();
  await tx.insertInto('content_states').values({ slug, title, value, saved_by: by, saved_at: now }).execute();
};
