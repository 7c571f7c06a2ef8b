import { addDays, instantOf, type LocalDate, minutesInDay, wallClock } from '../time.ts';
import { spansUntil } from '../timetable.ts';
import { intervalsOn, pauseOf, type Schedule } from './opening-hours.ts';
import { type Busy, readyFrom } from './rush/busy.ts';

/** Services that are promised for a time. */
export type TimedService = 'delivery' | 'pickup';

/** How long a slot may be: what divides an hour starts at the same minutes on the wall clock and in UTC, also when clocks change. */
export const slotLengths = [10, 15, 20, 30, 60] as const;
export type SlotMinutes = (typeof slotLengths)[number];

/** What a kitchen is asked to have ready in a slot. */
export type Work = {
  readonly pieces: number;
  readonly orders: number;
};

/** When and how much a shop can promise in one service. */
export type SlotPlan = {
  readonly schedule: Schedule;
  readonly service: TimedService;
  readonly slotMinutes: SlotMinutes;
  /** From the start of the work until the bag is handed over: kitchen and, for a delivery, the way. */
  readonly leadMinutes: number;
  /** Whether everything takes longer for a while. */
  readonly busy?: Busy | null;
  /** How many days after today can be chosen. */
  readonly daysAhead: number;
  /** The most that can be handed over in one slot. */
  readonly capacity: Work;
};

/** A stretch in which a bag is handed over, its end excluded. */
export type Slot = {
  readonly at: Date;
  readonly until: Date;
};

/** A time to be told to somebody, and the slot whose capacity it takes from. */
export type Promised = {
  readonly promisedAt: Date;
  readonly slotAt: Date;
};

/** What has been promised already in the slot that begins at an instant. */
export type LoadOf = (slotAt: Date) => Work;

export type Room = 'free' | 'few' | 'full';

/** A slot as it is offered for some work. */
export type OfferedSlot = Slot & {
  readonly state: Room;
};

/** A time within minutes is said in steps of five. */
const stepMs = 5 * 60_000;

/** The slot that holds an instant. */
export const slotHolding = (instant: Date, slotMinutes: SlotMinutes): Slot => {
  const length = slotMinutes * 60_000;
  const start = Math.floor(instant.getTime() / length) * length;
  return { at: new Date(start), until: new Date(start + length) };
};

/**
 * The slots that can be chosen. Everything happens inside the hours: work starts neither before the shop opens nor
 * during a pause, and the slot is over when the shop closes.
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

/** How much room some work finds in a slot: `few` when it leaves less than a quarter of it. */
export const roomFor = (pieces: number, load: Work, capacity: Work): Room => {
  const piecesLeft = capacity.pieces - load.pieces - pieces;
  const ordersLeft = capacity.orders - load.orders - 1;
  if (piecesLeft < 0 || ordersLeft < 0) return 'full';
  return piecesLeft * 4 < capacity.pieces || ordersLeft * 4 < capacity.orders ? 'few' : 'free';
};

/** The earliest that some work can be handed over where there is room for it; null when not in the days ahead. */
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

/** Every slot ahead with the room it has for some work. */
export const offers = (plan: SlotPlan, loadOf: LoadOf, pieces: number, now: Date): readonly OfferedSlot[] =>
  [...slotsFrom(plan, now)].map((slot) => ({
    ...slot,
    state: roomFor(pieces, loadOf(slot.at), plan.capacity),
  }));

/** Whether an instant is the start of a slot that can be chosen, whatever its room. */
export const isOffered = (plan: SlotPlan, at: Date, now: Date): boolean => {
  for (const slot of slotsFrom(plan, now)) if (slot.at >= at) return slot.at.getTime() === at.getTime();
  return false;
};

/** The opening stretches ahead: when in each the first bag can be handed over, and when it ends. */
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

/** The midnight after the last day that can be chosen. */
const horizonOf = ({ daysAhead }: SlotPlan, now: Date): Date =>
  instantOf(addDays(wallClock(now).date, daysAhead + 1), 0);

const endless = (horizon: Date): Date => new Date(horizon.getTime() + minutesInDay * 60_000);
