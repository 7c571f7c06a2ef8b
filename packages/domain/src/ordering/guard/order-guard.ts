import type { Cents } from '../../money.ts';
import { type CrowdLimits, usualCrowdLimits } from './order-crowd.ts';

/** How many orders that are not paid yet may come from somewhere before more is asked, or nothing more is taken. */
export type OrderLimits = CrowdLimits & {
  /** Open at once under one phone or one mail address. */
  readonly openPerContact: number;
  /** Open at once from one browser, which a family may share. */
  readonly openPerDevice: number;
  /** In a day under one phone or one mail address: each of them sends mails there. */
  readonly dailyPerContact: number;
  /** From one group of addresses: in a few minutes before a captcha, in an hour before an SMS code. */
  readonly recentBeforeCaptcha: number;
  readonly hourlyBeforeCode: number;
};

/**
 * Groups of addresses get much room, since an office, or a part of a town on mobile phones, calls from one: a browser
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

/** The limits multiplied, for measurements and tests that are one address and a thousand people. */
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

/** Above these a kitchen wants to know that somebody answers the phone. A card pays first, so it only holds the stock. */
const large = { unpaid: { pieces: 20, cents: 10_000 }, card: { pieces: 60 } } as const;

const minuteMs = 60_000;

/** Since when orders are counted. */
export const orderWindows = (now: Date) => ({
  recent: new Date(now.getTime() - 10 * minuteMs),
  hour: new Date(now.getTime() - 60 * minuteMs),
  day: new Date(now.getTime() - 24 * 60 * minuteMs),
});

/** How long a device that has shown a code is known to belong to the number. */
const proofDays = 90;

/** Until when a phone counts as proven from the device where its code was typed at this instant. */
export const phoneProvenUntil = (now: Date): Date => new Date(now.getTime() + proofDays * 24 * 60 * minuteMs);

/** A block of a phone or a mail address ends by itself: numbers change hands, and people their ways. */
const blockDays = 365;

export const contactBlockedUntil = (now: Date): Date =>
  new Date(now.getTime() + blockDays * 24 * 60 * minuteMs);

export type OrderToGuard = {
  readonly payment: 'card' | 'cash' | 'till';
  readonly pieces: number;
  readonly total: Cents;
  /** At a table whose code was read, which the staff has opened, or at a totem: people are there to be seen. */
  readonly onSite: boolean;
};

/** What is known of whoever orders. Orders of the cart itself that wait for their payment give way and are not counted. */
export type OrderTraces = {
  /** A shop of the order takes none from this phone or this mail address. */
  readonly blocked: boolean;
  /** The phone was confirmed: with the account, or with a code on this device. */
  readonly proven: boolean;
  /** They are signed in: what is open under their number without their account is not theirs. */
  readonly account: boolean;
  readonly captcha: boolean;
  /** Not paid and not over. */
  readonly open: { readonly phone: number; readonly email: number; readonly device: number };
  readonly inADay: { readonly phone: number; readonly email: number };
  /** From the group of addresses, by people without a proven phone. */
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

/** What stands between whoever orders and an order that is not paid yet, if anything does. */
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
