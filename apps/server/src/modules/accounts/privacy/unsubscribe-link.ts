import type { UserId } from '@zanga/domain/ids';
import { sameBytes } from '../../../platform/same-bytes.ts';
import type { Keys } from '../keys.ts';

const dayMs = 86_400_000;

/** Mails are read months later: the link lasts a year. */
const goodForDays = 365;
const macLength = 22;

const signedText = (userId: UserId, lastDay: string) => `${userId}\0${lastDay}`;
const written = (mac: Buffer) => mac.toString('base64url').slice(0, macLength);

/** Signature of a mailed link, with its last day. */
const unsubscribeSignature = (keys: Keys, userId: UserId, now: Date): string => {
  const lastDay = (Math.floor(now.getTime() / dayMs) + goodForDays).toString(36);
  return `${lastDay}-${written(keys.mac('unsubscribe', signedText(userId, lastDay)))}`;
};

/** Whether a link was mailed by us to this person, within the year. */
export const isUnsubscribeSignature = (
  keys: Keys,
  { userId, signature }: { readonly userId: UserId; readonly signature: string },
  now: Date,
): boolean => {
  const [, lastDay, mac] = /^([0-9a-z]{1,6})-([\w-]{22})$/.exec(signature) ?? [];
  if (lastDay === undefined || mac === undefined) return false;
  const right = keys
    .macs('unsubscribe', signedText(userId, lastDay))
    .some((own) => sameBytes(Buffer.from(mac), Buffer.from(written(own))));
  return right && now.getTime() < (Number.parseInt(lastDay, 36) + 1) * dayMs;
};

/** Links to stop marketing: a page for people, an address for mail programs (RFC 8058). */
export const unsubscribeLinks = (
  { keys, origin }: { readonly keys: Keys; readonly origin: () => string },
  userId: UserId,
  now: Date,
) => {
  const signature = unsubscribeSignature(keys, userId, now);
  return {
    page: `${origin()}/notifications/unsubscribe/${userId}/${signature}`,
    oneClick: `${origin()}/api/notifications/unsubscribe?unsubscribe=${userId}&signature=${signature}`,
  };
};
