import type { EditedContent } from '@zanga/contract/brand/contents-office';
import type { FieldErrors } from '@zanga/contract/wire/route';
import { type Publishing, publishingProblems } from '@zanga/domain/brand/publishing';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { problemFields, versionOf } from '../../../platform/edited-form.ts';
import { refuse } from '../../../platform/refusal.ts';
import { systemTrail } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { readDraft, readDue } from './content-queries.ts';
import { deleteDraft, holdContent, writeContent, writeDraft } from './content-store.ts';
import { holdToSave, type NotSaved, problemsOf, type Saving, toldForm } from './edit-content.ts';
import { formOf, seeHeld } from './see-content.ts';

type Asking = { readonly asks: boolean; readonly reason: string };
/** For the audit: whether customers are asked to agree, and why. */
const toldOf = ({ asks, reason }: Asking) => (asks ? { asks, asked_because: reason } : {});

/** Problems that prevent publishing a text, by the fields of the call. */
const problemsWith = (slug: string, form: Saving['form'], how: Publishing, now: Date) => {
  const said = publishingProblems(slug, how, now).map(({ field, text }) => [field, [text]]);
  const fields: FieldErrors = { ...problemFields(problemsOf(slug, form)), ...Object.fromEntries(said) };
  return Object.keys(fields).length > 0 ? fields : undefined;
};

/** Publishes a text, now or at a time to come; the former text stays among its states. */
export const publishContent = async (
  db: Db,
  saving: Saving & Publishing,
  now: Date,
): Promise<EditedContent | NotSaved> => {
  const { session, slug, form, at, asks } = saving;
  const reason = asks ? saving.reason : '';
  return inTransaction(db, async (tx) => {
    const seen = await holdToSave(tx, saving);
    if (!('held' in seen)) return seen;
    const wrong = problemsWith(slug, form, { at, asks, reason }, now);
    if (wrong) return refuse('invalid', wrong);
    const { held, draft } = seen;
    const by = session.userId;
    if (at) {
      await writeDraft(tx, { slug, ...form, by, plan: { at, asks, reason } }, now);
      const before = {
        ...toldForm(slug, formOf(draft ?? held)),
        publish_at: draft?.publish_at?.toISOString() ?? null,
      };
      const after = {
        ...toldForm(slug, form),
        ...{ publish_at: at.toISOString(), ...toldOf({ asks, reason }) },
      };
      await noteChange(tx, session.trail, { kind: 'content', thing: slug, shopId: null, before, after }, now);
      return seeHeld(tx, slug);
    }
    const before = formOf(held);
    if (asks || versionOf(form) !== versionOf(before)) {
      await writeContent(tx, { slug, ...form, by, asks, reason, before: held }, now);
      const after = { ...toldForm(slug, form), ...toldOf({ asks, reason }) };
      const change = { kind: 'content', thing: slug, shopId: null, after } as const;
      await noteChange(tx, session.trail, { ...change, before: toldForm(slug, before) }, now);
    }
    if (draft) await deleteDraft(tx, slug);
    return seeHeld(tx, slug);
  });
};

/** Publishes a due draft; of two processes at once the second finds none. */
const publishOne = (db: Db, slug: string, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const held = await holdContent(tx, slug);
    if (!held) return;
    const draft = await readDraft(tx, slug);
    if (!draft?.publish_at || draft.publish_at > now) return;
    const { asks, reason, planned_by: by } = draft;
    const [before, after] = [formOf(held), formOf(draft)];
    await deleteDraft(tx, slug);
    if (!asks && versionOf(after) === versionOf(before)) return;
    await writeContent(tx, { slug, ...after, by, asks, reason, before: held }, now);
    const change = { kind: 'content', thing: slug, shopId: null } as const;
    const told = {
      before: toldForm(slug, before),
      after: { ...toldForm(slug, after), ...toldOf(draft) },
    };
    await noteChange(tx, systemTrail('content.publish'), { ...change, ...told }, now);
  });

/** Publishes every due draft, each in a transaction of its own. */
export const publishDue = async (db: Db, now: Date): Promise<void> => {
  for (const slug of await readDue(db, now)) await publishOne(db, slug, now);
};
