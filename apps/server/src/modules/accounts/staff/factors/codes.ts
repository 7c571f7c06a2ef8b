import { randomInt } from 'node:crypto';
import type { UserId } from '@zanga/domain/ids';
import {
  isNewStep,
  readFactorCode,
  recoveryCodeCount,
  recoveryCodeOf,
  stepOf,
  stepsOff,
} from '@zanga/domain/staff/second-factor';
import { Secret, TOTP } from 'otpauth';
import type { Tx } from '../../../../platform/database/connection.ts';
import type { AccountTools } from '../../account-tools.ts';
import type { Keys } from '../../keys.ts';
import { lockTotp, replaceRecoveryCodes, saveStep, spendRecoveryCode } from './factors-store.ts';

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Address in the QR code of an authenticator app. */
export const totpUri = (
  secret: string,
  { email, brand }: { readonly email: string; readonly brand: string },
) => new TOTP({ issuer: `${brand} gestione`, label: email, secret: Secret.fromBase32(secret) }).toString();

/** The 30-second step a code belongs to, on a clock up to one step off; undefined for a wrong code. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const off = totp.validate({ token: code, window: stepsOff, timestamp: now.getTime() });
  return off === null ? undefined : stepOf(now) + off;
};

const recoveryHashes = (keys: Pick<Keys, 'macs'>, userId: UserId, code: string) =>
  keys.macs('recovery_code', `${userId}\0${code}`);

/** Draws ten recovery codes; all former ones end. */
export const drawRecoveryCodes = async (
  { keys }: Pick<AccountTools, 'keys'>,
  tx: Tx,
  userId: UserId,
): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf((below) => randomInt(below)));
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => recoveryHashes(keys, userId, code)[0]),
  );
  return codes;
};

type Typed = { readonly userId: UserId; readonly typed: string };

/** Uses up a right code: six digits of the app, once per step, or a recovery code, once. Undefined for a wrong one. */
export const takeCode = async (
  { keys }: Pick<AccountTools, 'keys'>,
  tx: Tx,
  { userId, typed }: Typed,
  now: Date,
): Promise<'totp' | 'recovery' | undefined> => {
  const read = readFactorCode(typed);
  if (!read) return undefined;
  if (read.kind === 'recovery')
    return (await spendRecoveryCode(tx, userId, recoveryHashes(keys, userId, read.code), now))
      ? 'recovery'
      : undefined;
  const app = await lockTotp(tx, userId);
  const secret = app?.confirmed_at ? keys.open('totp_secret', app.secret) : undefined;
  const step = secret === undefined ? undefined : stepOfCode(secret, read.code, now);
  if (!app || step === undefined || !isNewStep(step, app.lastStep)) return undefined;
  await saveStep(tx, userId, step);
  return 'totp';
};
