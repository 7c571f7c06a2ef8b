import { addDays, instantOf, type LocalDate, minutesInDay, wallClock } from '../time.ts';
import { spansUntil } from '../timetable.ts';
import { intervalsOn, pauseOf, type Schedule } from './opening-hours.ts';
import { type Busy, readyFrom } from './rush/busy.ts';

/** Services with promised times. */
export type TimedService = 'delivery' | 'pickup';

/** Lengths of a slot: divisors of an hour, which start at the same minutes in Rome and in UTC. */
export const slotLengths = [10, 15, 20, 30, 60] as const;
export type SlotMinutes = (typeof slotLengths)[number];

/** Work of a kitchen in a slot. */
export type Work = {
  readonly pieces: number;
  readonly orders: number;
};

/** Times and capacity a shop can promise in one service. */
export type SlotPlan = {
  readonly schedule: Schedule;
  readonly service: TimedService;
  readonly slotMinutes: SlotMinutes;
  /** Minutes from the start of the preparation to the handover: kitchen and, for a delivery, the way. */
  readonly leadMinutes: number;
  /** Longer times for a while. */
  readonly busy?: Busy | null;
  /** Days after today that can be chosen. */
  readonly daysAhead: number;
  /** Most work handed over in one slot. */
  readonly capacity: Work;
};

/** A stretch of handover, its end excluded. */
export type Slot = {
  readonly at: Date;
  readonly until: Date;
};

/** A promised time, and the slot whose capacity it takes. */
export type Promised = {
  readonly promisedAt: Date;
  readonly slotAt: Date;
};

/** Work already promised in the slot that begins at an instant. */
export type LoadOf = (slotAt: Date) => Work;

export type Room = 'free' | 'few' | 'full';

/** A slot as offered for an order. */
export type OfferedSlot = Slot & {
  readonly state: Room;
};

/** Times as soon as possible are rounded up to five minutes. */
const stepMs = 5 * 60_000;

/** The slot that holds an instant. */
export const slotHolding = (instant: Date, slotMinutes: SlotMinutes): Slot => {
  const length = slotMinutes * 60_000;
  const start = Math.floor(instant.getTime() / length) * length;
  return { at: new Date(start), until: new Date(start + length) };
};

/**
 * The slots to choose from, all within the hours: preparation starts neither before the opening nor during a pause,
 * and the slot is over at closing.
 */
export function* slotsFrom(plan: SlotPlan, now: Date): Generator<Slot> {
  const horizon = horizonOf(plan, now);
  for (const { earliest, closesAt } of stretches(plan, now)) {
    let slot = slotHolding(new Date(earliest.getTime() + plan.slotMinutes * 60_000 - 1), plan.slotMinutes);
    while (slot.until <= closesAt && slot.at < horizon) {
      yield slot;
      slot = slotHolding(slot.until, plan.slotMinutes);
    }
  }
}

/** Room for an order in a slot: `few` if it leaves less than a quarter of the capacity. */
export const roomFor = (pieces: number, load: Work, capacity: Work): Room => {
  const piecesLeft = capacity.pieces - load.pieces - pieces;
  const ordersLeft = capacity.orders - load.orders - 1;
  if (piecesLeft < 0 || ordersLeft < 0) return 'full';
  return piecesLeft * 4 < capacity.pieces || ordersLeft * 4 < capacity.orders ? 'few' : 'free';
};

/** The earliest handover of an order with room for it; null if there is none in the days ahead. */
export const earliestPromise = (
  plan: SlotPlan,
  loadOf: LoadOf,
  pieces: number,
  now: Date,
): Promised | null => {
  const hasRoom = ({ at }: Slot) => roomFor(pieces, loadOf(at), plan.capacity) !== 'full';
  const horizon = horizonOf(plan, now);
  for (const { earliest, closesAt } of stretches(plan, now)) {
    const soonest = new Date(Math.ceil(earliest.getTime() / stepMs) * stepMs);
    let slot = slotHolding(soonest, plan.slotMinutes);
    while (slot.until <= closesAt && slot.at < horizon) {
      if (hasRoom(slot)) return { promisedAt: slot.at < soonest ? soonest : slot.at, slotAt: slot.at };
      slot = slotHolding(slot.until, plan.slotMinutes);
    }
  }
  return null;
};

/** All coming slots with their room for an order. */
export const offers = (plan: SlotPlan, loadOf: LoadOf, pieces: number, now: Date): readonly OfferedSlot[] =>
  [...slotsFrom(plan, now)].map((slot) => ({
    ...slot,
    state: roomFor(pieces, loadOf(slot.at), plan.capacity),
  }));

/** Whether an instant is the start of a slot to choose, with or without room. */
export const isOffered = (plan: SlotPlan, at: Date, now: Date): boolean => {
  for (const slot of slotsFrom(plan, now)) if (slot.at >= at) return slot.at.getTime() === at.getTime();
  return false;
};

/** Coming stretches of opening: the first possible handover in each, and its end. */
function* stretches(plan: SlotPlan, now: Date): Generator<{ earliest: Date; closesAt: Date }> {
  const { schedule, service, leadMinutes, busy } = plan;
  const from = pauseOf(schedule, service, now)?.until ?? now;
  const horizon = horizonOf(plan, now);
  const dayPlan = (date: LocalDate) => intervalsOn(schedule, service, date);
  for (const { startsAt, endsAt } of spansUntil(dayPlan, from, horizon)) {
    const workStarts = Math.max(startsAt.getTime(), from.getTime());
    yield {
      earliest: readyFrom(new Date(workStarts), leadMinutes, busy),
      closesAt: endsAt ?? endless(horizon),
    };
  }
}

/** The midnight after the last day to choose. */
const horizonOf = ({ daysAhead }: SlotPlan, now: Date): Date =>
  instantOf(addDays(wallClock(now).date, daysAhead + 1), 0);

const endless = (horizon: Date): Date => new Date(horizon.getTime() + minutesInDay * 60_000);
