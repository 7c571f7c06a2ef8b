import type { ContentForm, EditedContent } from '@zanga/contract/brand/contents-office';
import { homeSlug } from '@zanga/domain/brand/home';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { versionOf } from '../../../platform/edited-form.ts';
import { usualHomeText } from '../home/home-form.ts';
import { readDraft, readStates, selectContents } from './content-queries.ts';

type Words = { readonly title: string; readonly value: string };
export const formOf = ({ title, value }: Words): ContentForm => ({ title, value });

type Name = { readonly firstname: string | null; readonly lastname: string | null };
const byWhom = ({ firstname, lastname }: Name) => (firstname === null ? null : `${firstname} ${lastname}`);

/** A text for editing; undefined for an unknown one. */
export const seeContent = async (db: Db | Tx, slug: string): Promise<EditedContent | undefined> => {
  const row =
    (await selectContents(db).where('slug', '=', slug).executeTakeFirst()) ??
    (slug === homeSlug ? { slug, ...usualHomeText, updated_at: new Date(0) } : undefined);
  if (!row) return undefined;
  const draft = await readDraft(db, slug);
  const form = formOf(draft ?? row);
  return {
    ...{ slug, form, version: versionOf(form), live: formOf(row), updated_at: row.updated_at.toISOString() },
    draft: draft
      ? {
          ...{ saved_at: draft.saved_at.toISOString(), by: byWhom(draft) },
          publish_at: draft.publish_at?.toISOString() ?? null,
          ...{ asks: draft.asks, reason: draft.reason },
        }
      : null,
    states: (await readStates(db, slug)).map(({ id, title, saved_at, asks, reason, ...who }) => ({
      ...{ id: Number(id), title, saved_at: saved_at.toISOString(), by: byWhom(who), asks, reason },
    })),
  };
};

/** The same for a text already locked in this transaction. */
export const seeHeld = async (tx: Tx, slug: string): Promise<EditedContent> => {
  const seen = await seeContent(tx, slug);
  if (!seen) throw new Error(`${slug} is gone within its transaction`);
  return seen;
};
