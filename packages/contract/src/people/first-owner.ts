import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { confirmed, EmailField, formMessages, NameField, newPassword, Success } from './account-fields.ts';

/** Shorter ones are refused: an owner's password opens every shop. */
export const ownerPasswordMinimum = 12;

/** Form of the first owner; its key is in the server's log. */
export const FirstOwnerForm = z
  .object({
    key: z.string().check(z.minLength(1, { error: formMessages.required }), z.maxLength(100)),
    firstname: NameField,
    lastname: NameField,
    email: EmailField,
    ...newPassword,
  })
  .check(
    confirmed(),
    z.refine<{ readonly password: string }>(({ password }) => password.length >= ownerPasswordMinimum, {
      path: ['password'],
      error: `scegli almeno ${ownerPasswordMinimum} caratteri: questa password apre tutti i negozi`,
    }),
  );
export type FirstOwnerForm = z.output<typeof FirstOwnerForm>;

/** First owner of a brand that has none. */
export const firstOwner = routes({
  'GET /api/backoffice/first-owner': {
    summary: 'Whether the brand still has no owner who can sign in',
    auth: 'public',
    response: z.object({ needed: z.boolean() }),
  },
  'POST /api/backoffice/first-owner': {
    summary: 'Become the first owner, once, with the one-time key of the server’s log',
    auth: 'public',
    body: FirstOwnerForm,
    response: Success,
    errors: ['owner.key_refused', 'owner.already_there', 'owner.email_taken', 'password.weak', 'too_many'],
  },
});
