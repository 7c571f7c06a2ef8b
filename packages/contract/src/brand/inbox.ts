import * as z from 'zod/mini';
import { formMessages } from '../people/account-fields.ts';
import { routes } from '../wire/route.ts';
import { Instant, id } from '../wire/values.ts';
import { contactTopics } from './contact-topics.ts';

const Key = z.string().check(z.minLength(1), z.maxLength(100));
const Named = z.object({ id: z.string(), name: z.string() });

/** Filter of the list: waiting messages, the waiting ones assigned to the caller, or closed ones. */
export const inboxStates = ['open', 'mine', 'closed'] as const;

/** An answer may be as long as a letter. */
export const answerLimit = 4_000;

/** A message as the list shows it. */
const line = {
  /** Number of the message, short enough to read aloud on the telephone. */
  reference: z.string(),
  at: Instant,
  name: z.string(),
  topic: z.enum(contactTopics),
  /** Shop of the named order; null for a message to the whole brand. */
  shop: z.nullable(Named),
  /** Colleague in charge. */
  assigned: z.nullable(Named),
  closed: z.boolean(),
};
export const InboxLine = z.object({ ...line, begins: z.string(), answers: z.int() });
export type InboxLine = z.output<typeof InboxLine>;

/** A message with its answers. */
export const InboxMessage = z.object({
  ...line,
  /** Version of the message; an action on an older one is refused. */
  version: z.int(),
  email: z.string(),
  /** Whether the author was signed in; otherwise the mail address is only claimed. */
  customer: z.boolean(),
  /** Order as the author typed it. */
  order: z.string(),
  message: z.string(),
  answers: z.array(z.object({ id: z.int(), at: Instant, by: z.nullable(z.string()), text: z.string() })),
  /** Colleagues who may answer it. */
  colleagues: z.array(Named),
  /** Shops that it can be passed to, including shops where the caller has no post. */
  elsewhere: z.array(Named),
});
export type InboxMessage = z.output<typeof InboxMessage>;

const one = { params: z.object({ message: Key }) };
const version = z.int().check(z.gte(1), z.lte(1_000_000));
const errors = ['message.not_found', 'message.changed'] as const;

/** Messages of customers, and the answers of staff. */
export const inbox = routes({
  'GET /api/backoffice/messages': {
    summary: 'Messages of the caller’s shops, newest first',
    auth: 'inbox.read',
    query: z.object({
      state: z._default(z.enum(inboxStates), 'open'),
      shop: z.optional(Key),
      /** A reference, a mail address, or beginnings of words; it searches all states. */
      search: z.optional(z.string().check(z.trim(), z.maxLength(254))),
      /** `next` of the page before. */
      after: z.optional(z.string().check(z.regex(/^\d{13} Z\w{6}$/))),
      limit: z._default(z.coerce.number<string | number>().check(z.int(), z.gte(1), z.lte(200)), 50),
    }),
    response: z.object({ data: z.array(InboxLine), next: z.nullable(z.string()) }),
  },
  'GET /api/backoffice/messages/waiting': {
    summary: 'Number of open messages, up to a hundred',
    auth: 'inbox.read',
    response: z.object({ waiting: z.int() }),
  },
  'GET /api/backoffice/messages/:message': {
    summary: 'A message with its answers, and the colleagues it can be assigned to',
    auth: 'inbox.read',
    ...one,
    response: InboxMessage,
    errors: ['message.not_found'],
  },
  'POST /api/backoffice/messages/:message/answers': {
    summary: 'Answer a message by mail; refused if a colleague has changed it meanwhile',
    auth: 'inbox.answer',
    audit: 'message.answer',
    ...one,
    body: z.object({
      version,
      text: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, formMessages.required),
          z.maxLength(answerLimit, `inserire al massimo ${answerLimit} caratteri`),
        ),
      /** Whether the answer closes the message. */
      close: z._default(z.boolean(), false),
    }),
    response: InboxMessage,
    errors: [...errors, 'message.closed'],
  },
  'PUT /api/backoffice/messages/:message/assigned': {
    summary: 'Assign a message to a colleague; null assigns it to none',
    auth: 'inbox.answer',
    audit: 'message.assign',
    ...one,
    body: z.object({ version, to: z.nullable(id('usr', Key)) }),
    response: InboxMessage,
    errors: [...errors, 'invalid'],
  },
  'PUT /api/backoffice/messages/:message/shop': {
    summary:
      'Pass a message to another shop, or to the whole brand with null; without the right to read it there the answer is empty',
    auth: 'inbox.answer',
    audit: 'message.move',
    ...one,
    body: z.object({ version, shop: z.nullable(id('shp', Key)) }),
    response: z.object({ message: z.nullable(InboxMessage) }),
    errors: [...errors, 'invalid'],
  },
  'POST /api/backoffice/messages/:message/close': {
    summary: 'Close a message',
    auth: 'inbox.answer',
    audit: 'message.close',
    ...one,
    body: z.object({ version }),
    response: InboxMessage,
    errors,
  },
  'POST /api/backoffice/messages/:message/reopen': {
    summary: 'Open a closed message again',
    auth: 'inbox.answer',
    audit: 'message.reopen',
    ...one,
    body: z.object({ version }),
    response: InboxMessage,
    errors,
  },
});
