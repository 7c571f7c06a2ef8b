import { createHash } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import { answered, callVendor, isAboutMessage, type VendorAnswer } from '../call-vendor.ts';
import { refused, sent } from '../delivery.ts';
import type { SendOnce } from '../send-once.ts';
import { encryptPayload } from './encrypt-payload.ts';
import { gone, type Push, type PushDelivery, type PushMessage } from './port.ts';
import { isServed, readSubscription } from './subscription.ts';

export type WebPushSettings = {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Our contact for push services. */
  readonly subject: string;
  /** Allowed addresses: `https://host` or `https://*.host`. */
  readonly services: readonly string[];
  readonly clock: Clock;
  readonly once: SendOnce;
};

const twelveHours = 12 * 3_600;
const day = 86_400;

/** Proves the sender to the push service (VAPID, RFC 8292). */
const authorization = async (audience: string, settings: WebPushSettings) => {
  const { publicKey, privateKey, subject, clock } = settings;
  const point = Buffer.from(publicKey, 'base64url');
  const key = await importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: privateKey,
    },
    'ES256',
  );
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(audience)
    .setSubject(subject)
    .setExpirationTime(Math.floor(clock().getTime() / 1_000) + twelveHours)
    .sign(key);
  return `vapid t=${token}, k=${publicKey}`;
};

/** Room beside keys and marks in the 4,096 bytes that every push service takes (RFC 8030). */
const mostBytes = 3_993;

const isTooLong = (text: string) => Buffer.byteLength(text) > mostBytes;

/** Message as JSON; a body too long ends with an ellipsis. */
const payloadOf = ({ title, body, data }: Pick<PushMessage, 'title' | 'body' | 'data'>): string => {
  const whole = JSON.stringify({ title, body, data });
  if (!isTooLong(whole)) return whole;
  // Cut by letters, not bytes, so none is split.
  const letters = [...body];
  const shortened = (length: number) =>
    JSON.stringify({ title, body: `${letters.slice(0, length).join('')}…`, data });
  let [fits, tooMany] = [0, letters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (isTooLong(shortened(middle))) tooMany = middle;
    else fits = middle;
  }
  return shortened(fits);
};

const read = (answer: VendorAnswer): PushDelivery => {
  const { status } = answer;
  if (status >= 200 && status < 300) return sent;
  if (status === 404 || status === 410) return gone;
  if (isAboutMessage(status)) return refused(`web push ${status}`);
  throw answered('The push service', answer);
};

/** Sends to browsers through their own push services (Web Push, RFC 8030). */
export const webPush = (settings: WebPushSettings): Push => {
  const send = async ({ token, title, body, data, key }: PushMessage): Promise<PushDelivery> => {
    const subscription = readSubscription(token);
    if (!subscription || !isServed(subscription.endpoint, settings.services)) return gone;
    const { endpoint } = subscription;
    const answer = await callVendor('The push service', endpoint.href, {
      headers: {
        authorization: await authorization(endpoint.origin, settings),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(day),
        urgency: 'high',
        // A duplicate replaces the first message while the device is away.
        topic: createHash('sha256').update(key).digest('base64url').slice(0, 32),
      },
      body: encryptPayload(payloadOf({ title, body, data }), subscription),
    });
    return read(answer);
  };
  return { send: (message) => settings.once(message.key, () => send(message)) };
};
