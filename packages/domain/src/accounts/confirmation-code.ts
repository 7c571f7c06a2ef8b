/** Codes sent by SMS to confirm a phone. */
export const codeRules = {
  digits: 6,
  validForMs: 10 * 60_000,
  tries: 5,
  resendAfterMs: 60_000,
} as const;

/** A code sent and not yet confirmed; `tries` counts the wrong answers so far. */
export type PendingCode = {
  readonly sentAt: Date;
  readonly tries: number;
};

export type Judgement = 'confirmed' | 'wrong' | 'expired' | 'exhausted';

/** Outcome of a try: the right code confirms nothing once it is expired or out of tries. */
export const judgeCode = (pending: PendingCode, matches: boolean, now: Date): Judgement => {
  if (now.getTime() >= codeExpiry(pending).getTime()) return 'expired';
  if (pending.tries >= codeRules.tries) return 'exhausted';
  if (matches) return 'confirmed';
  return pending.tries + 1 < codeRules.tries ? 'wrong' : 'exhausted';
};

/** When a code expires. */
export const codeExpiry = ({ sentAt }: Pick<PendingCode, 'sentAt'>): Date =>
  new Date(sentAt.getTime() + codeRules.validForMs);

/** Seconds until another code may be sent; 0 if it may be now. */
export const resendIn = ({ sentAt }: Pick<PendingCode, 'sentAt'>, now: Date): number =>
  Math.max(0, Math.ceil((sentAt.getTime() + codeRules.resendAfterMs - now.getTime()) / 1000));

/** The digits of a code from a number drawn below `codeCount`. */
export const codeFrom = (drawn: number): string => String(drawn).padStart(codeRules.digits, '0');
export const codeCount = 10 ** codeRules.digits;
