import { keepInOutbox, type OutboxTools } from '../keep-in-outbox.ts';
import type { Push } from './port.ts';

/** Pushes stay here, to be read at `/dev/outbox`. */
export const embeddedPush = (tools: OutboxTools): Push => ({
  send: ({ token, title, body, data, key }) =>
    keepInOutbox(tools, { channel: 'push', key, recipient: token, subject: title, body, data }),
});
