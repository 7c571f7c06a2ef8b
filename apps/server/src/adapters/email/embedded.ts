import { keepInOutbox, type OutboxTools } from '../keep-in-outbox.ts';
import type { Email } from './port.ts';

/** Keeps mails, to be read at `/dev/outbox`. */
export const embeddedEmail = (tools: OutboxTools): Email => ({
  send: ({ to, subject, html, text, headers = {}, key }) =>
    keepInOutbox(tools, { channel: 'email', key, recipient: to, subject, html, body: text, headers }),
});
