import { wallClock } from '../time.ts';
import { formatDate, formatTime } from '../time-format.ts';

/** What a QR code can stand for; one engine redeems them all. */
export const redemptionKinds = ['prime', 'coupon', 'ticket', 'badge'] as const;
export type RedemptionKind = (typeof redemptionKinds)[number];

/** How long a code that is shown on a screen can be used, and so how far its countdown begins (PRM-8). */
export const shownSeconds = 60;

/** A first use of a code, as a second try is told of it. */
export type CodeUse = {
  readonly at: Date;
  readonly shop: string | null;
  readonly by: string | null;
};

export type Redeemable = {
  readonly expiresAt: Date;
  readonly used: CodeUse | null;
  /** The use was taken back; the code does not come alive again. */
  readonly undone?: boolean;
};

export type Redeemability =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'used' | 'expired'; readonly text: string };

/** Whether a code can be used now; one that has been used says when and where, even once it has expired. */
export const redeemability = ({ expiresAt, used, undone }: Redeemable, now: Date): Redeemability => {
  if (undone)
    return { ok: false, code: 'expired', text: 'Uso annullato: chiedi di aprire di nuovo il QR code' };
  if (used) return { ok: false, code: 'used', text: usedWords(used, now) };
  if (expiresAt <= now)
    return { ok: false, code: 'expired', text: 'Codice scaduto: chiedi di aprire di nuovo il QR code' };
  return { ok: true };
};

/** What a second try is told of the first. */
export const usedWords = ({ at, shop, by }: CodeUse, now: Date): string => {
  const today = wallClock(at).date === wallClock(now).date;
  const when = today ? `oggi alle ${formatTime(at)}` : `il ${formatDate(at)} alle ${formatTime(at)}`;
  return [`Già usato ${when}`, shop && `da ${shop}`, by && `(${by})`].filter(Boolean).join(' ');
};

/** Digits of the code that stands beside a picture, for a camera that does not read it. */
export const codeDigits = 8;

/** `4821 9073`: as it is read aloud. */
export const showCode = (code: string): string =>
  `${code.slice(0, codeDigits / 2)} ${code.slice(codeDigits / 2)}`;

/** What somebody typed, when it can be a code. */
export const readCode = (written: string): string | undefined => {
  const digits = written.replace(/[\s-]/g, '');
  return /^\d+$/.test(digits) && digits.length === codeDigits ? digits : undefined;
};
