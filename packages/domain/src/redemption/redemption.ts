import { wallClock } from '../time.ts';
import { formatDate, formatTime } from '../time-format.ts';

/** Kinds of QR codes, all redeemed by one engine. */
export const redemptionKinds = ['prime', 'coupon', 'ticket', 'badge'] as const;
export type RedemptionKind = (typeof redemptionKinds)[number];

/** Seconds a code on a screen stays valid; its countdown begins there (PRM-8). */
export const shownSeconds = 60;

/** The first use of a code, as told at a second try. */
export type CodeUse = {
  readonly at: Date;
  readonly shop: string | null;
  readonly by: string | null;
};

export type Redeemable = {
  readonly expiresAt: Date;
  readonly used: CodeUse | null;
  /** The use was undone; the code stays used up. */
  readonly undone?: boolean;
};

export type Redeemability =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'used' | 'expired'; readonly text: string };

/** Whether a code can be used now; a used one tells when and where, even after its expiry. */
export const redeemability = ({ expiresAt, used, undone }: Redeemable, now: Date): Redeemability => {
  if (undone)
    return { ok: false, code: 'expired', text: 'Uso annullato: chiedi di aprire di nuovo il QR code' };
  if (used) return { ok: false, code: 'used', text: usedWords(used, now) };
  if (expiresAt <= now)
    return { ok: false, code: 'expired', text: 'Codice scaduto: chiedi di aprire di nuovo il QR code' };
  return { ok: true };
};

/** Words for a second try, about the first. */
export const usedWords = ({ at, shop, by }: CodeUse, now: Date): string => {
  const today = wallClock(at).date === wallClock(now).date;
  const when = today ? `oggi alle ${formatTime(at)}` : `il ${formatDate(at)} alle ${formatTime(at)}`;
  return [`Già usato ${when}`, shop && `da ${shop}`, by && `(${by})`].filter(Boolean).join(' ');
};

/** Digits of the code beside a picture, for a camera that cannot read it. */
export const codeDigits = 8;

/** `4821 9073`: in two groups, easy to read aloud. */
export const showCode = (code: string): string =>
  `${code.slice(0, codeDigits / 2)} ${code.slice(codeDigits / 2)}`;

/** The digits of a typed code; undefined for an impossible one. */
export const readCode = (written: string): string | undefined => {
  const digits = written.replace(/[\s-]/g, '');
  return /^\d+$/.test(digits) && digits.length === codeDigits ? digits : undefined;
};
