import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { id } from '../wire/values.ts';
import { Success } from './account-fields.ts';

/** The two segments of the mailed link: the person, and the signature that proves it was mailed. */
const UnsubscribeLink = z.object({
  unsubscribe: id('usr', z.string().check(z.minLength(1), z.maxLength(100))),
  signature: z.string().check(z.minLength(1), z.maxLength(200)),
});

export const unsubscribe = routes({
  'PATCH /api/notifications/unsubscribe': {
    summary: 'End marketing by the link of a mail; no sign-in needed',
    auth: 'public',
    query: UnsubscribeLink,
    response: Success,
    errors: ['unsubscribe.refused'],
  },
  'POST /api/notifications/unsubscribe': {
    summary: 'End marketing by the mail program’s own button (RFC 8058)',
    auth: 'public',
    query: UnsubscribeLink,
    response: Success,
    errors: ['unsubscribe.refused'],
  },
});
