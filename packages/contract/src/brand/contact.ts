import * as z from 'zod/mini';
import { CaptchaField, EmailField, formMessages, NameField } from '../people/account-fields.ts';
import { routes } from '../wire/route.ts';
import { contactTopics } from './contact-topics.ts';

export const ContactTopic = z.enum(contactTopics, { error: formMessages.required });
export type ContactTopic = z.output<typeof ContactTopic>;

/** Longest message: VAL-8's limit is for lines, and a message is a letter. */
export const messageLimit = 2_000;

const Message = z.pipe(
  z
    .string({ error: formMessages.required })
    .check(z.maxLength(messageLimit, `inserire al massimo ${messageLimit} caratteri`)),
  z.pipe(
    z.transform((written: string) => written.trim()),
    z.string().check(z.minLength(1, formMessages.required)),
  ),
);

const about = {
  topic: ContactTopic,
  /** Number or id of the order, as the customer types it. */
  order: z._default(z.string().check(z.maxLength(100)), ''),
  message: Message,
  captcha: CaptchaField,
};

export const ContactForm = z.object({
  firstname: NameField,
  lastname: NameField,
  email: EmailField,
  ...about,
});
export type ContactForm = z.output<typeof ContactForm>;

/** Contact form of a signed-in customer: name and address are known. */
export const CustomerContactForm = z.object(about);

/** Short enough for the customer to read aloud on the telephone. */
export const ContactReceived = z.object({ reference: z.string() });

const errors = ['captcha.refused', 'too_many', 'unavailable'] as const;

export const contact = routes({
  'POST /api/contact': {
    summary: 'Write to the brand; the message is stored, mailed, and gets a number',
    auth: 'public',
    body: ContactForm,
    status: 201,
    response: ContactReceived,
    errors,
  },
  'POST /api/customer/contact': {
    summary: 'Write to the brand as a customer',
    auth: 'customer',
    body: CustomerContactForm,
    status: 201,
    response: ContactReceived,
    errors,
  },
});
