import { randomBytes } from 'node:crypto';
import type { EditedLetter, LetterForm } from '@zanga/contract/brand/letters-office';
import type { FieldErrors, Refusal } from '@zanga/contract/wire/route';
import { greetingProblem, letterFields, wordsProblem } from '@zanga/domain/notifications/letter-words';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { problemFields, versionOf } from '../../../platform/edited-form.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { sampleOf } from '../mails/words/samples.ts';
import type { Notify } from '../notify.ts';
import { readSender } from '../queries.ts';
import { readOwnAddress } from './letter-queries.ts';
import { holdWords, writeWords } from './letter-store.ts';
import { formOf, isWorded, mayOf, partsOf, seeLetter, type Worded } from './see-letter.ts';

const problemOf = (letter: Worded, field: (typeof letterFields)[number], text: string) => {
  const part = partsOf(letter).find((one) => one.field === field);
  if (!part) return text === '' ? undefined : 'Questa parte non si cambia';
  const greets = letter === 'every' && field === 'opening';
  return (
    wordsProblem(text, { may: mayOf(letter, field), needs: part.needs }) ??
    (greets ? greetingProblem(text) : undefined)
  );
};

/** Problems with the words of a letter, by the fields of the call. */
const problemsWith = (letter: Worded, form: LetterForm): FieldErrors | undefined => {
  const problems = letterFields.flatMap((field) => {
    const text = problemOf(letter, field, form[field]);
    return text === undefined ? [] : [{ field, text }];
  });
  return problems.length > 0 ? problemFields(problems) : undefined;
};

type Wish = { readonly letter: string; readonly form: LetterForm };
type Ours = Wish & { readonly session: StaffSession };
type NotSaved = Refusal<'content.of_all_shops' | 'content.not_found' | 'content.changed' | 'invalid'>;

/** Saves the words of a letter, unless a colleague saved since. */
export const wordLetter = async (
  db: Db,
  { session, letter, form, version }: Ours & { readonly version: string },
  now: Date,
): Promise<EditedLetter | NotSaved> => {
  if (!mayWorkFor(session, null)) return refuse('content.of_all_shops');
  if (!isWorded(letter)) return refuse('content.not_found');
  const wrong = problemsWith(letter, form);
  if (wrong) return refuse('invalid', wrong);
  return inTransaction(db, async (tx) => {
    const before = formOf(await holdWords(tx, letter));
    if (versionOf(before) !== version) return refuse('content.changed');
    const after = formOf(form);
    if (versionOf(after) !== version) {
      await writeWords(tx, { letter, words: after, by: session.userId }, now);
      const change = { kind: 'letter', thing: letter, shopId: null, before, after } as const;
      await noteChange(tx, session.trail, change, now);
    }
    return seeLetter(tx, letter);
  });
};

type LookTools = { readonly db: Db; readonly origin: () => string };

/** Preview of a letter to a made-up customer, with the words of a form. */
export const previewLetter = async ({ db, origin }: LookTools, { letter, form }: Wish, now: Date) => {
  if (!isWorded(letter)) return refuse('content.not_found');
  const wrong = problemsWith(letter, form);
  if (wrong) return refuse('invalid', wrong);
  const sender = await readSender(db, origin());
  const words = { ...sender.words, [letter]: form };
  const { subject, html, text } = sampleOf(letter, { origin: origin(), now }).write({ ...sender, words });
  return { subject, html, text };
};

/** Counter of the letters that a person has sent to try them. */
export type LetterTrials = {
  readonly rates: {
    readonly passed: (
      counted: readonly { readonly limit: 'trialsByAccount'; readonly subject: string }[],
      now: Date,
    ) => Promise<unknown>;
  };
};
type TrialTools = LookTools & { readonly notify: Notify; readonly accounts: LetterTrials };

/** Sends the letter of a made-up customer to the person who asks, with the words of a form. */
export const tryLetter = async (tools: TrialTools, { session, letter, form }: Ours, now: Date) => {
  if (!mayWorkFor(session, null)) return refuse('content.of_all_shops');
  if (!isWorded(letter)) return refuse('content.not_found');
  const wrong = problemsWith(letter, form);
  if (wrong) return refuse('invalid', wrong);
  const { userId, trail } = session;
  const counted = [{ limit: 'trialsByAccount', subject: userId }] as const;
  if (await tools.accounts.rates.passed(counted, now)) return refuse('too_many');
  const key = `letter_trial:${randomBytes(12).toString('base64url')}`;
  return inTransaction(tools.db, async (tx) => {
    const to = await readOwnAddress(tx, userId);
    if (to === undefined) throw new Error('who is signed in is nobody');
    const about = { origin: tools.origin(), now };
    await sampleOf(letter, about).send(tools.notify, tx, { to, key, words: { [letter]: form } });
    const change = { kind: 'letter', thing: letter, shopId: null } as const;
    await noteChange(tx, trail, { ...change, after: { tried: 'email' } }, now);
    return { to };
  });
};
