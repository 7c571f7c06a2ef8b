import { sameBytes } from '../../../platform/same-bytes.ts';
import type { Keys, Purpose } from '../keys.ts';
import { newSecret } from '../secrets.ts';

const macLength = 22;
const shape = /^[\w-]{65}$/;

/** What a mailed link can be for. */
export type LinkPurpose = Extract<Purpose, 'reset_password' | 'confirm_email'>;
/** What an invitation's link is signed for; it is kept with the invitation. */
export type TokenPurpose = LinkPurpose | Extract<Purpose, 'invitation'>;

const macOf = (keys: Keys, purpose: TokenPurpose, secret: string) =>
  keys.mac(purpose, secret).toString('base64url').slice(0, macLength);

/** A secret with our signature: a forged or foreign one is seen before any table is asked. */
export const newLinkToken = (keys: Keys, purpose: TokenPurpose): string => {
  const secret = newSecret();
  return secret + macOf(keys, purpose, secret);
};

/** Whether a text was signed by us for this purpose. */
export const isLinkToken = (keys: Keys, purpose: TokenPurpose, token: string): boolean => {
  if (!shape.test(token)) return false;
  const secret = token.slice(0, -macLength);
  return sameBytes(Buffer.from(macOf(keys, purpose, secret)), Buffer.from(token.slice(-macLength)));
};
