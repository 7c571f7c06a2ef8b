import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';
import { selectContents } from './content-queries.ts';

type Words = { readonly title: string; readonly value: string };

/** The home is a text that there is once somebody edits it. */
export const ensureContent = async (tx: Tx, slug: string, { title, value }: Words): Promise<void> => {
  await tx
    .insertInto('contents')
    .values({ slug, title, value })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
};

/** A text that nobody else saves until this is done; its draft is behind the same lock. */
export const holdContent = (tx: Tx, slug: string) =>
  selectContents(tx).where('slug', '=', slug).forUpdate().executeTakeFirst();

export type Draft = Words & {
  readonly slug: string;
  readonly by: string | null;
  /** From when it is read, and what is asked of customers then; null leaves what was said of it. */
  readonly plan: { readonly at: Date; readonly asks: boolean; readonly reason: string } | null;
};

/** Writes a draft, in the place of the one before. */
export const writeDraft = async (
  tx: Tx,
  { slug, title, value, by, plan }: Draft,
  now: Date,
): Promise<void> => {
  const words = { title, value, saved_by: by, saved_at: now };
  const planned = plan
    ? { publish_at: plan.at, planned_by: by, asks: plan.asks, reason: plan.reason }
    : undefined;
  await tx
    .insertInto('content_drafts')
    .values({ slug, ...words, ...planned })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ ...words, ...planned }))
    .execute();
};

/** Forgets from when a draft is read; the draft stays. */
export const forgetPlan = async (tx: Tx, slug: string): Promise<void> => {
  await tx
    .updateTable('content_drafts')
    .set({ publish_at: null, planned_by: null, asks: false, reason: '' })
    .where('slug', '=', slug)
    .execute();
};

export const deleteDraft = async (tx: Tx, slug: string): Promise<void> => {
  await tx.deleteFrom('content_drafts').where('slug', '=', slug).execute();
};

export type Published = Words & {
  readonly slug: string;
  readonly by: string | null;
  readonly asks: boolean;
  readonly reason: string;
  /** What it was. */
  readonly before: Words & { readonly updated_at: Date };
};

/** Writes what customers read, and keeps it as one more state; the first of them is what was there before staff edited it. */
export const writeContent = async (
  tx: Tx,
  { slug, title, value, by, asks, reason, before }: Published,
  now: Date,
): Promise<void> => {
  await sql`
    insert into content_states (slug, title, value, saved_at, read_from)
    select ${slug}, ${before.title}, ${before.value}, ${before.updated_at}, ${before.updated_at}
    where not exists (select from content_states where slug = ${slug})`.execute(tx);
  const { updated_at: read_from } = await tx
    .updateTable('contents')
    .set({ title, value })
    .where('slug', '=', slug)
    .returning('updated_at')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('content_states')
    .values({ slug, title, value, saved_by: by, saved_at: now, read_from, asks, reason })
    .execute();
};
