import { createECDH } from 'node:crypto';
import type { Db } from '../../platform/database/connection.ts';
import { keptSecret } from '../../platform/database/kept-secret.ts';
import { keepInOutbox, type OutboxTools } from '../keep-in-outbox.ts';
import type { Push } from './port.ts';

/** Keeps pushes, to be read at `/dev/outbox`. */
export const embeddedPush = (tools: OutboxTools): Push => ({
  send: ({ token, title, body, data, key }) =>
    keepInOutbox(tools, { channel: 'push', key, recipient: token, subject: title, body, data }),
});

/** Public key for browsers to subscribe with, the same for all processes. */
export const keptWebPushKey = async (db: Db): Promise<string> => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(await keptSecret(db, 'web_push'));
  return pair.getPublicKey('base64url');
};
