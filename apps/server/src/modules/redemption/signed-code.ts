import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId, type RedemptionId } from '@zanga/domain/ids';

/** A key that signs codes. */
export type CodeKey = { readonly id: number; readonly secret: Uint8Array };

/** Sixteen bytes cannot be guessed, and keep the QR code coarse enough for a scratched screen. */
const macBytes = 16;
const prefix = 'zng';

const macOf = ({ id, secret }: CodeKey, redemptionId: RedemptionId) =>
  createHmac('sha256', secret).update(`redemption\0${id}\0${redemptionId}`).digest().subarray(0, macBytes);

/** Text of the QR code: the redemption's id, signed; all else stands in the database. */
export const signCode = (key: CodeKey, redemptionId: RedemptionId): string =>
  [prefix, key.id, redemptionId, macOf(key, redemptionId).toString('base64url')].join('.');

/**
 * Id of the redemption in a scanned text, if one of our keys signed it; a ticket's text is an address ending with it.
 */
export const readSigned = (text: string, keys: readonly CodeKey[]): RedemptionId | undefined => {
  const [mark, keyId, id = '', mac = '', ...rest] = (text.trim().split('/').at(-1) ?? '').split('.');
  const key = keys.find((candidate) => String(candidate.id) === keyId);
  if (mark !== prefix || !key || rest.length > 0 || !isId('rdm', id)) return undefined;
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(key, id);
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
};
