import type { ContentForm, EditedContent } from '@zanga/contract/brand/contents-office';
import type { Refusal } from '@zanga/contract/wire/route';
import { homeSlug } from '@zanga/domain/brand/home';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { problemFields, versionOf } from '../../../platform/edited-form.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { homeFormProblems, toldHome, usualHomeText } from '../home/home-form.ts';
import { readDraft } from './content-queries.ts';
import { deleteDraft, ensureContent, forgetPlan, holdContent, writeDraft } from './content-store.ts';
import { formOf, seeHeld } from './see-content.ts';

export type Saving = {
  readonly session: StaffSession;
  readonly slug: string;
  readonly version: string;
  readonly form: ContentForm;
};
type NotTheirs = Refusal<'content.of_all_shops' | 'content.not_found'>;
export type NotSaved = NotTheirs | Refusal<'content.changed' | 'invalid'>;

/** Problems that prevent saving a text, by the fields of its form. */
export const problemsOf = (slug: string, form: ContentForm) => [
  ...(form.title === '' ? [{ field: 'title', text: 'Scrivi un titolo' }] : []),
  ...(form.value.trim() === '' ? [{ field: 'value', text: 'Scrivi il testo' }] : []),
  ...(slug === homeSlug ? homeFormProblems(form) : []),
];

/** A text for the audit: the home in words. */
export const toldForm = (slug: string, form: ContentForm): ContentForm =>
  slug === homeSlug ? toldHome(form) : form;

type Held = NonNullable<Awaited<ReturnType<typeof holdContent>>>;
type Draft = Awaited<ReturnType<typeof readDraft>>;

/** A text with its draft, locked until the transaction ends. */
const holdForStaff = async (
  tx: Tx,
  session: StaffSession,
  slug: string,
): Promise<{ readonly held: Held; readonly draft: Draft } | NotTheirs> => {
  // Texts belong to the brand: staff of one shop only read them.
  if (!mayWorkFor(session, null)) return refuse('content.of_all_shops');
  if (slug === homeSlug) await ensureContent(tx, slug, usualHomeText);
  const held = await holdContent(tx, slug);
  return held ? { held, draft: await readDraft(tx, slug) } : refuse('content.not_found');
};

/** The same before saving: refused if a colleague saved since the form was read. */
export const holdToSave = async (tx: Tx, { session, slug, version }: Saving) => {
  const seen = await holdForStaff(tx, session, slug);
  if (!('held' in seen)) return seen;
  return versionOf(formOf(seen.draft ?? seen.held)) === version ? seen : refuse('content.changed');
};

/** Saves a draft, unless a colleague saved since; the published text stays. */
export const saveDraft = async (db: Db, saving: Saving, now: Date): Promise<EditedContent | NotSaved> => {
  const { session, slug, form } = saving;
  if (!mayWorkFor(session, null)) return refuse('content.of_all_shops');
  const problems = problemsOf(slug, form);
  if (problems.length > 0) return refuse('invalid', problemFields(problems));
  return inTransaction(db, async (tx) => {
    const seen = await holdToSave(tx, saving);
    if (!('held' in seen)) return seen;
    const before = formOf(seen.draft ?? seen.held);
    if (versionOf(form) !== versionOf(before)) {
      // A draft equal to the published text is deleted.
      const same = versionOf(form) === versionOf(formOf(seen.held));
      if (same) await deleteDraft(tx, slug);
      else await writeDraft(tx, { slug, ...form, by: session.userId, plan: null }, now);
      const change = { kind: 'content', thing: slug, shopId: null } as const;
      const told = { before: toldForm(slug, before), after: toldForm(slug, form) };
      await noteChange(tx, session.trail, { ...change, ...told }, now);
    }
    return seeHeld(tx, slug);
  });
};

type Dropping = { readonly session: StaffSession; readonly slug: string };

/** Takes back the publication time of a draft; a second time changes nothing. */
export const takeBackPlan = (
  db: Db,
  { session, slug }: Dropping,
  now: Date,
): Promise<EditedContent | NotTheirs> =>
  inTransaction(db, async (tx) => {
    const seen = await holdForStaff(tx, session, slug);
    if (!('held' in seen)) return seen;
    const at = seen.draft?.publish_at;
    if (at) {
      await forgetPlan(tx, slug);
      const [before, after] = [{ publish_at: at.toISOString() }, { publish_at: null }];
      await noteChange(tx, session.trail, { kind: 'content', thing: slug, shopId: null, before, after }, now);
    }
    return seeHeld(tx, slug);
  });

/** Deletes a draft with its plan; a second time changes nothing. */
export const dropDraft = (
  db: Db,
  { session, slug }: Dropping,
  now: Date,
): Promise<EditedContent | NotTheirs> =>
  inTransaction(db, async (tx) => {
    const seen = await holdForStaff(tx, session, slug);
    if (!('held' in seen)) return seen;
    if (seen.draft) {
      await deleteDraft(tx, slug);
      const [before, after] = [toldForm(slug, formOf(seen.draft)), toldForm(slug, formOf(seen.held))];
      await noteChange(tx, session.trail, { kind: 'content', thing: slug, shopId: null, before, after }, now);
    }
    return seeHeld(tx, slug);
  });
