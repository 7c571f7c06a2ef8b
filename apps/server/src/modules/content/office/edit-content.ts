import type { ContentForm, EditedContent } from '@zanga/contract/brand/contents-office';
import type { Refusal } from '@zanga/contract/wire/route';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { problemFields, versionOf } from '../../../platform/edited-form.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { readStates, selectContents } from './content-queries.ts';
import { holdContent, saveContent } from './content-store.ts';

type Row = { readonly title: string; readonly value: string };
const formOf = ({ title, value }: Row): ContentForm => ({ title, value });

/** A text as staff edit it; undefined where there is none. */
export const seeContent = async (db: Db | Tx, slug: string): Promise<EditedContent | undefined> => {
  const row = await selectContents(db).where('slug', '=', slug).executeTakeFirst();
  if (!row) return undefined;
  const form = formOf(row);
  return {
    ...{ slug, form, version: versionOf(form), updated_at: row.updated_at.toISOString() },
    states: (await readStates(db, slug)).map(({ id, title, saved_at, firstname, lastname }) => ({
      ...{ id: Number(id), title, saved_at: saved_at.toISOString() },
      by: firstname === null ? null : `${firstname} ${lastname}`,
    })),
  };
};

type Saving = {
  readonly session: StaffSession;
  readonly slug: string;
  readonly version: string;
  readonly form: ContentForm;
};
type Refused = Refusal<'content.of_all_shops' | 'content.not_found' | 'content.changed' | 'invalid'>;

/** Saves a text, unless somebody was quicker; what was there stays among its states. */
export const editContent = async (
  db: Db,
  { session, slug, version, form }: Saving,
  now: Date,
): Promise<EditedContent | Refused> => {
  // Texts are the brand's: who has one shop reads them.
  if (!mayWorkFor(session, null)) return refuse('content.of_all_shops');
  const problems = [
    ...(form.title === '' ? [{ field: 'title', text: 'Scrivi un titolo' }] : []),
    ...(form.value.trim() === '' ? [{ field: 'value', text: 'Scrivi il testo' }] : []),
  ];
  if (problems.length > 0) return refuse('invalid', problemFields(problems));
  return inTransaction(db, async (tx) => {
    const held = await holdContent(tx, slug);
    if (!held) return refuse('content.not_found');
    const before = formOf(held);
    if (versionOf(before) !== version) return refuse('content.changed');
    if (versionOf(form) !== version) {
      await saveContent(tx, { slug, ...form, by: session.userId, before: held }, now);
      const change = { kind: 'content', thing: slug, shopId: null, before, after: form } as const;
      await noteChange(tx, session.trail, change, now);
    }
    const saved = await seeContent(tx, slug);
    if (!saved) throw new Error(`${slug} is gone within its transaction`);
    return saved;
  });
};
