import type { AvailabilityWindow } from '../catalogue/availability.ts';
import type { ShopId } from '../ids.ts';
import { addDays, minutesInDay, wallClock } from '../time.ts';
import { formatTime } from '../time-format.ts';
import { atMoment } from '../time-words.ts';

/** Minutes before a show until which a ticket can be given back. */
const refundMinutes = 120;

/** Doors open this long before a show; a ticket shown earlier is for another evening and is not used up. */
const doorsMinutes = 60;

/** Late comers are let in until the end; their codes stay known two hours longer, to tell them so. */
const graceMinutes = 120;

export type ShowTimes = {
  readonly startsAt: Date;
  readonly minutes: number;
};

export type TicketFacts = ShowTimes & {
  readonly burntAt: Date | null;
  readonly refundedAt: Date | null;
  /** Whether its show was called off. */
  readonly cancelled: boolean;
};

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

export const endsAt = ({ startsAt, minutes }: ShowTimes): Date => later(startsAt, minutes);

/** The last moment at which a ticket can be given back. */
export const refundUntil = ({ startsAt }: Pick<ShowTimes, 'startsAt'>): Date =>
  later(startsAt, -refundMinutes);

/** Moment until which a ticket's code is known at the door. */
export const codeUntil = (show: ShowTimes): Date => later(endsAt(show), graceMinutes);

export const ticketStates = ['valid', 'burnt', 'refunded', 'cancelled', 'over'] as const;
export type TicketState = (typeof ticketStates)[number];

/** State of a ticket; an unused one is over with its show. */
export const ticketState = (ticket: TicketFacts, now: Date): TicketState => {
  if (ticket.cancelled) return 'cancelled';
  if (ticket.refundedAt) return 'refunded';
  if (ticket.burntAt) return 'burnt';
  return now < endsAt(ticket) ? 'valid' : 'over';
};

export type Refundability =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'burnt' | 'too_late' | 'cancelled' };

/** Whether its owner may give a ticket back: not once used, nor when the seat can hardly be sold again. */
export const refundability = (ticket: TicketFacts, now: Date): Refundability => {
  if (ticket.cancelled) return { ok: false, code: 'cancelled' };
  if (ticket.burntAt) return { ok: false, code: 'burnt' };
  return now < refundUntil(ticket) ? { ok: true } : { ok: false, code: 'too_late' };
};

export type ShowAtDoor = TicketFacts & {
  readonly shopId: ShopId;
  readonly shopName: string;
};

export type Admission =
  | { readonly ok: true }
  | { readonly ok: false; readonly title: string; readonly text: string };

/** Whether a ticket is valid here and now; a refusal does not use it up. `shopId` null is staff of all shops. */
export const admission = (ticket: ShowAtDoor, shopId: ShopId | null, now: Date): Admission => {
  const no = (title: string, text: string): Admission => ({ ok: false, title, text });
  if (ticket.cancelled) return no('Spettacolo annullato', 'Non si tiene: i biglietti vengono rimborsati');
  if (ticket.refundedAt) return no('Biglietto rimborsato', 'È stato restituito: non vale più');
  if (shopId !== null && shopId !== ticket.shopId)
    return no('Altra arena', `Questo biglietto vale da ${ticket.shopName}`);
  if (now >= endsAt(ticket)) return no('Spettacolo finito', 'La proiezione di questo biglietto è già finita');
  const doors = later(ticket.startsAt, -doorsMinutes);
  if (now >= doors) return { ok: true };
  const today = wallClock(doors).date === wallClock(now).date;
  const when = today
    ? `Si entra dalle ${formatTime(doors)}`
    : `Lo spettacolo è ${atMoment(ticket.startsAt, now)}`;
  return no('Troppo presto', when);
};

/** When a show is on sale: until it begins, and never after. */
export const saleWindows = ({ startsAt }: Pick<ShowTimes, 'startsAt'>): readonly AvailabilityWindow[] => {
  const { date, minute } = wallClock(startsAt);
  const before: AvailabilityWindow = {
    weekdays: [],
    from: 0,
    to: minutesInDay,
    firstDate: null,
    lastDate: addDays(date, -1),
  };
  if (minute === 0) return [before];
  return [before, { weekdays: [], from: 0, to: minute, firstDate: date, lastDate: date }];
};
