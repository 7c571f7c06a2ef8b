import { channels, topics } from '@zanga/domain/notifications/preferences';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';

const Topic = z.enum(topics);
const Channel = z.enum(channels);
const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'scrivi un orario come 22:00'));

export const QuietHours = z.object({ from: Time, to: Time });

export const NotificationChoices = z.object({
  choices: z.array(
    z.object({
      topic: Topic,
      channel: Channel,
      /** Who decides: contract or law, the person, or the person after consenting to offers. */
      rule: z.enum(['always', 'choice', 'consent']),
      on: z.boolean(),
      /** Whether messages are sent: a topic with consent only after it. */
      sent: z.boolean(),
    }),
  ),
  /** Quiet hours, in which only a running order makes the phone ring; null without any. */
  quiet: z.nullable(QuietHours),
});
export type NotificationChoices = z.output<typeof NotificationChoices>;

export const notifications = routes({
  'GET /api/customer/notifications': {
    summary: 'The customer’s topics by channel, and quiet hours',
    auth: 'customer',
    response: NotificationChoices,
  },
  'PATCH /api/customer/notifications': {
    summary: 'Switch topics on and off, set or end quiet hours',
    auth: 'customer',
    body: z.object({
      choices: z._default(
        z.array(z.object({ topic: Topic, channel: Channel, on: z.boolean() })).check(z.maxLength(50)),
        [],
      ),
      quiet: z.optional(z.nullable(QuietHours)),
    }),
    response: NotificationChoices,
    errors: ['invalid'],
  },
  'GET /api/notifications/key': {
    summary: 'Key for a browser’s push subscription (VAPID); null where no pushes are sent',
    auth: 'public',
    response: z.object({ key: z.nullable(z.string()) }),
  },
});
