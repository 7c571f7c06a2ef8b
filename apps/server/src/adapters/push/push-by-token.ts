import type { Push } from './port.ts';

/** Sends to native apps and to browsers, each by its own way. */
export const pushByToken = ({ fcm, web }: { readonly fcm: Push; readonly web: Push }): Push => ({
  send: (message) => (message.token.startsWith('fcm:') ? fcm : web).send(message),
});
