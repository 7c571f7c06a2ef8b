import type { UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';
import { selectContents } from './content-queries.ts';

type Words = { readonly title: string; readonly value: string };

/** Adds the row of the home, which exists only after its first edit. */
export const ensureContent = async (tx: Tx, slug: string, { title, value }: Words): Promise<void> => {
  await tx
    .insertInto('contents')
    .values({ slug, title, value })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
};

/** A text, locked until the transaction ends; the lock covers its draft. */
export const holdContent = (tx: Tx, slug: string) =>
  selectContents(tx).where('slug', '=', slug).forUpdate().executeTakeFirst();

export type Draft = Words & {
  readonly slug: string;
  readonly by: UserId | null;
  /** When it is published, and the question to customers then; null leaves the earlier plan. */
  readonly plan: { readonly at: Date; readonly asks: boolean; readonly reason: string } | null;
};

/** Writes a draft over the earlier one. */
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

/** Removes the publication time of a draft; the draft stays. */
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
  readonly by: UserId | null;
  readonly asks: boolean;
  readonly reason: string;
  /** The text before. */
  readonly before: Words & { readonly updated_at: Date };
};

/** Publishes a text and keeps it as a state; the first state is the text from before staff edited it. */
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
