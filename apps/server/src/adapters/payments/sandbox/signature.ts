import { createHmac, timingSafeEqual } from 'node:crypto';
import { BadSignature } from '../port.ts';

export const signatureHeader = 'sandbox-signature';

const toleranceMs = 5 * 60_000;
const macOf = (secret: string, seconds: string, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest();

/** Signs a report with the sender's secret and the time. */
export const signReport = (secret: string, body: string, now: Date): string => {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},v1=${macOf(secret, seconds, body).toString('hex')}`;
};

/** Refuses a report with a foreign signature, or an old one played again. */
export const checkReport = (secret: string, body: string, header: unknown, now: Date): void => {
  const [, seconds = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
  const given = Buffer.from(hex, 'hex');
  const wanted = macOf(secret, seconds, body);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new BadSignature();
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > toleranceMs) throw new BadSignature();
};
