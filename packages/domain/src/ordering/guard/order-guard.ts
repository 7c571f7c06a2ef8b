import type { Cents } from '../../money.ts';
import { type CrowdLimits, usualCrowdLimits } from './order-crowd.ts';

/** Limits of unpaid orders, above which a captcha or a code is required, or orders are refused. */
export type OrderLimits = CrowdLimits & {
  /** Open at once under one phone or one mail address. */
  readonly openPerContact: number;
  /** Open at once from one browser, which a family may share. */
  readonly openPerDevice: number;
  /** In a day under one phone or one mail address: each order sends mails there. */
  readonly dailyPerContact: number;
  /** From one group of addresses: in a few minutes before a captcha, in an hour before an SMS code. */
  readonly recentBeforeCaptcha: number;
  readonly hourlyBeforeCode: number;
};

/**
 * Groups of addresses get much room, since an office, or a part of a town on mobile phones, shares one. A browser
 * solves the captcha by itself, and only a crowd in one hour is asked for a code.
 */
export const usualOrderLimits: OrderLimits = {
  ...usualCrowdLimits,
  openPerContact: 2,
  openPerDevice: 4,
  dailyPerContact: 10,
  recentBeforeCaptcha: 5,
  hourlyBeforeCode: 40,
};

/** The limits multiplied, for measurements and tests with a thousand people behind one address. */
export const orderLimitsTimes = (factor: number): OrderLimits => ({
  unprovenShare: usualOrderLimits.unprovenShare * factor,
  tablePieces: usualOrderLimits.tablePieces * factor,
  tableCents: usualOrderLimits.tableCents * factor,
  openPerContact: usualOrderLimits.openPerContact * factor,
  openPerDevice: usualOrderLimits.openPerDevice * factor,
  dailyPerContact: usualOrderLimits.dailyPerContact * factor,
  recentBeforeCaptcha: usualOrderLimits.recentBeforeCaptcha * factor,
  hourlyBeforeCode: usualOrderLimits.hourlyBeforeCode * factor,
});

/** Above these a kitchen needs a phone that answers. A card pays first, so it risks only the stock. */
const large = { unpaid: { pieces: 20, cents: 10_000 }, card: { pieces: 60 } } as const;

const minuteMs = 60_000;

/** Moments from which orders are counted. */
export const orderWindows = (now: Date) => ({
  recent: new Date(now.getTime() - 10 * minuteMs),
  hour: new Date(now.getTime() - 60 * minuteMs),
  day: new Date(now.getTime() - 24 * 60 * minuteMs),
});

/** Days for which a device with a confirmed code counts as the number's own. */
const proofDays = 90;

/** Moment until which a phone counts as proven on the device where its code was typed now. */
export const phoneProvenUntil = (now: Date): Date => new Date(now.getTime() + proofDays * 24 * 60 * minuteMs);

/** A block of a phone or a mail address ends after a year: numbers change hands, and people their ways. */
const blockDays = 365;

export const contactBlockedUntil = (now: Date): Date =>
  new Date(now.getTime() + blockDays * 24 * 60 * minuteMs);

export type OrderToGuard = {
  readonly payment: 'card' | 'cash' | 'till';
  readonly pieces: number;
  readonly total: Cents;
  /** At an open table whose code was read, or at a totem: the guests are in sight. */
  readonly onSite: boolean;
};

/** Counts about the caller. Unpaid orders of the same cart give way and are not counted. */
export type OrderTraces = {
  /** A shop of the order has blocked this phone or mail address. */
  readonly blocked: boolean;
  /** The phone is confirmed: in the account, or by a code on this device. */
  readonly proven: boolean;
  /** They are signed in: open orders under their number without their account are not theirs. */
  readonly account: boolean;
  readonly captcha: boolean;
  /** Neither paid nor over. */
  readonly open: { readonly phone: number; readonly email: number; readonly device: number };
  readonly inADay: { readonly phone: number; readonly email: number };
  /** From the group of addresses, by callers without a proven phone. */
  readonly fromAddress: { readonly recent: number; readonly hour: number };
};

export type OrderObjection =
  | 'blocked'
  | 'too_many_open'
  | 'too_many_today'
  | 'code_needed'
  | 'captcha_needed';

const isLarge = ({ payment, pieces, total }: OrderToGuard): boolean =>
  payment === 'card'
    ? pieces > large.card.pieces
    : pieces > large.unpaid.pieces || total > large.unpaid.cents;

const openAlready = ({ account, proven, open }: OrderTraces): number =>
  account && proven ? open.device : Math.max(open.phone, open.email, account ? open.device : 0);

/** Captcha, code or refusal before an unpaid order; undefined if none is needed. */
export const objectionTo = (
  order: OrderToGuard,
  traces: OrderTraces,
  limits: OrderLimits,
): OrderObjection | undefined => {
  if (traces.blocked) return 'blocked';
  if (order.onSite) return undefined;
  const { open, inADay, fromAddress, proven } = traces;
  if (order.total > 0 && openAlready(traces) >= limits.openPerContact) return 'too_many_open';
  if (order.total > 0 && open.device >= limits.openPerDevice) return 'too_many_open';
  if (proven) return undefined;
  if (Math.max(inADay.phone, inADay.email) >= limits.dailyPerContact) return 'too_many_today';
  if (isLarge(order) || fromAddress.hour >= limits.hourlyBeforeCode) return 'code_needed';
  return fromAddress.recent >= limits.recentBeforeCaptcha && !traces.captcha ? 'captcha_needed' : undefined;
};

/** Where no SMS leaves, no caller can have a code: a solved captcha stands in for it. */
export const withCaptchaForCode = <Objection extends string>(
  objection: Objection | undefined,
  { codes, captcha }: { readonly codes: boolean; readonly captcha: boolean },
): Objection | 'captcha_needed' | undefined => {
  if (objection !== 'code_needed' || codes) return objection;
  return captcha ? undefined : 'captcha_needed';
};
