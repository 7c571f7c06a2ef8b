import { keepInOutbox, type OutboxTools } from '../keep-in-outbox.ts';
import type { Sms } from './port.ts';

/** Keeps texts, to be read at `/dev/outbox`. */
export const embeddedSms = (tools: OutboxTools): Sms => ({
  send: ({ to, text, key }) => keepInOutbox(tools, { channel: 'sms', key, recipient: to, body: text }),
});
