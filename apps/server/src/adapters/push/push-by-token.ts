import type { Push } from './port.ts';

/** Sends to native apps by FCM and to browsers by Web Push. */
export const pushByToken = ({ fcm, web }: { readonly fcm: Push; readonly web: Push }): Push => ({
  send: (message) => (message.token.startsWith('fcm:') ? fcm : web).send(message),
});
