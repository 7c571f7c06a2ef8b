import { letterFields, placeholders } from '@zanga/domain/notifications/letter-words';
import * as z from 'zod/mini';
import { kept } from '../wire/form-schemas.ts';
import { routes } from '../wire/route.ts';
import { Instant } from '../wire/values.ts';

const words = (most: number) => z.string().check(z.trim(), z.maxLength(most));

/** The brand's own words in a letter; an empty field keeps the standard words. */
export const LetterForm = z.object({
  subject: words(80),
  title: words(120),
  opening: words(1_500),
  closing: words(1_500),
});
export type LetterForm = z.output<typeof LetterForm>;

/** A part of a letter that can have the brand's own words. */
const LetterPart = z.object({
  field: z.enum(letterFields),
  /** Standard words with their placeholders; may be empty. */
  standard: z.string(),
  /** Placeholders that the brand's own words must contain. */
  needs: z.array(z.enum(placeholders)),
});

export const EditedLetter = z.object({
  letter: z.string(),
  name: z.string(),
  /** Event that sends it. */
  when: z.string(),
  parts: z.array(LetterPart),
  /** Placeholders that the texts may use. */
  may: z.array(z.enum(placeholders)),
  /** Version of the form when it was read; saving over a newer one is refused. */
  version: z.string(),
  form: kept(LetterForm),
  /** Saved states, newest first. */
  states: z.array(z.object({ id: z.int(), saved_at: Instant, by: z.nullable(z.string()), form: LetterForm })),
});
export type EditedLetter = z.output<typeof EditedLetter>;

const one = { params: z.object({ letter: z.string().check(z.minLength(1), z.maxLength(60)) }) };
const form = z.object({ form: LetterForm });

/** Letters to customers, for staff. */
export const lettersOffice = routes({
  'GET /api/backoffice/letters': {
    summary: 'Letters to customers, each with its last change',
    auth: 'contents.read',
    response: z.object({
      data: z.array(
        z.object({
          letter: z.string(),
          name: z.string(),
          when: z.string(),
          group: z.enum(['every', 'orders', 'prime', 'account']),
          /** Whether the brand has own words for it. */
          own: z.boolean(),
          updated_at: z.nullable(Instant),
        }),
      ),
    }),
  },
  'GET /api/backoffice/letters/:letter': {
    summary: 'An editable letter, with its saved states',
    auth: 'contents.read',
    ...one,
    response: EditedLetter,
    errors: ['content.not_found'],
  },
  'PUT /api/backoffice/letters/:letter': {
    summary: 'Save the words of a letter; refused if a colleague has saved meanwhile',
    auth: 'contents.edit',
    audit: 'letter.edit',
    ...one,
    body: z.object({ version: z.string().check(z.minLength(1), z.maxLength(100)), form: LetterForm }),
    response: EditedLetter,
    errors: ['content.of_all_shops', 'content.not_found', 'content.changed', 'invalid'],
  },
  'POST /api/backoffice/letters/:letter/preview': {
    summary: 'The letter to an invented customer, from the unsaved form; nothing is stored or sent',
    auth: 'contents.read',
    audit: 'none',
    ...one,
    body: form,
    response: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
    errors: ['content.not_found', 'invalid'],
  },
  'POST /api/backoffice/letters/:letter/trial': {
    summary: 'Send the caller the letter to an invented customer, from the unsaved form',
    auth: 'contents.edit',
    audit: 'letter.try',
    ...one,
    body: form,
    response: z.object({ to: z.string() }),
    errors: ['content.of_all_shops', 'content.not_found', 'too_many', 'invalid'],
  },
});
