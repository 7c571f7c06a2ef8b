import { keepInOutbox, type OutboxTools } from '../keep-in-outbox.ts';
import type { Voice } from './port.ts';

/** Calls no phone: the text is kept, to be read at `/dev/outbox`. */
export const embeddedVoice = (tools: OutboxTools): Voice => ({
  call: ({ to, text, key }) => keepInOutbox(tools, { channel: 'voice', key, recipient: to, body: text }),
});
