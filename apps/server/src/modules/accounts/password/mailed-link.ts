import { sameBytes } from '../../../platform/same-bytes.ts';
import type { Keys, Purpose } from '../keys.ts';
import { newSecret } from '../secrets.ts';

const macLength = 22;
const shape = /^[\w-]{65}$/;

/** Purposes of a mailed link. */
export type LinkPurpose = Extract<Purpose, 'reset_password' | 'confirm_email'>;
/** The same with invitations, whose tokens are kept with the invitation. */
export type TokenPurpose = LinkPurpose | Extract<Purpose, 'invitation'>;

const written = (mac: Buffer) => mac.toString('base64url').slice(0, macLength);

/** A secret with our signature: forged and foreign ones are refused without a query. */
export const newLinkToken = (keys: Keys, purpose: TokenPurpose): string => {
  const secret = newSecret();
  return secret + written(keys.mac(purpose, secret));
};

/** Whether a text was signed by us for this purpose. */
export const isLinkToken = (keys: Keys, purpose: TokenPurpose, token: string): boolean => {
  if (!shape.test(token)) return false;
  const secret = token.slice(0, -macLength);
  const given = Buffer.from(token.slice(-macLength));
  return keys.macs(purpose, secret).some((mac) => sameBytes(Buffer.from(written(mac)), given));
};
