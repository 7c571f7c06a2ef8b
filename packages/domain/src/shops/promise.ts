import type { Cents } from '../money.ts';
import { zeroCents } from '../money.ts';
import { type OpeningState, openingState, type Schedule } from './opening-hours.ts';
import { type DeliveryArea, reach, type WayTo } from './reach.ts';
import { type Busy, leadBefore } from './rush/busy.ts';
import {
  earliestPromise,
  isOffered,
  type LoadOf,
  type OfferedSlot,
  offers,
  type Promised,
  roomFor,
  type SlotMinutes,
  type SlotPlan,
  type TimedService,
  type Work,
} from './slots.ts';
import type { WhyNot } from './why-not.ts';

/** Slot settings of a shop's service. */
export type SlotSettings = {
  readonly slotMinutes: SlotMinutes;
  readonly kitchenMinutes: number;
  readonly daysAhead: number;
  readonly capacity: Work;
};

/** Facts about a shop that a promise depends on. */
export type PromisingShop = {
  readonly schedule: Schedule;
  readonly phone: string;
  readonly areas: readonly DeliveryArea[];
  readonly slots: Readonly<Record<TimedService, SlotSettings>>;
  readonly busy?: Busy | null;
};

export type PromiseRequest = {
  readonly mode: TimedService | 'onshop';
  /** Destination; required for a delivery. */
  readonly place: WayTo | null;
  readonly pieces: number;
};

export type SlotAnswer =
  /** Length of the handover's stretch; null without waiting. */
  | ({
      readonly ok: true;
      readonly capacity: Work;
      readonly slotMinutes: number | null;
      /** Minutes from the start of the preparation to the handover. */
      readonly leadMinutes: number;
    } & Promised)
  | { readonly ok: false; readonly why: WhyNot };

/** Promise of a shop for a wish at an instant, or why there is none. */
export type ShopPromise = {
  readonly fee: Cents;
  readonly minimum: Cents;
  readonly freeOver: Cents | null;
  /** The zone of the destination; null without a delivery. */
  readonly zone: string | null;
  /** Names of the possible zones if the zone is unsure: the customer can tell. */
  readonly among: readonly string[];
  readonly opening: OpeningState;
  /** The earliest handover, whether the shop is open or not. */
  readonly earliest: Date | null;
  /** Obstacle that makes the wish impossible at any time. */
  readonly whyNot: WhyNot | null;
  /** Whether a time is possible: `asap` only while the shop is open and can still make it. */
  readonly slot: (wanted: Date | 'asap') => SlotAnswer;
  /** Times to choose from; empty where there is no waiting. */
  readonly offers: () => readonly OfferedSlot[];
};

const slotPlanOf = (shop: PromisingShop, service: TimedService, area: DeliveryArea | null): SlotPlan => {
  const { kitchenMinutes, ...settings } = shop.slots[service];
  return {
    schedule: shop.schedule,
    service,
    leadMinutes: kitchenMinutes + (area?.leadMinutes ?? 0),
    busy: shop.busy ?? null,
    ...settings,
  };
};

/** Promise of a shop; its answers hold at `now` and for the given loads. */
export const promise = (
  shop: PromisingShop,
  request: PromiseRequest,
  loadOf: LoadOf,
  now: Date,
): ShopPromise => {
  const opening = openingState(shop.schedule, request.mode, now);
  const terms = { fee: zeroCents, minimum: zeroCents, freeOver: null, zone: null, among: [], opening };
  const impossible = (why: WhyNot): ShopPromise => ({
    ...terms,
    earliest: null,
    whyNot: why,
    slot: () => ({ ok: false, why }),
    offers: () => [],
  });
  if (shop.schedule.weeks[request.mode] === undefined)
    return impossible({ code: 'service_not_offered', mode: request.mode });
  if (request.mode === 'onshop') return atTheTable(opening, terms, now);
  const found = request.mode === 'delivery' ? reach(shop.areas, request.place) : null;
  if (found?.ok === false) return impossible(found.why);
  const area = found?.area ?? null;
  const plan = slotPlanOf(shop, request.mode, area);
  const { fee, minimum, freeOver } = area ?? terms;
  return {
    fee,
    minimum,
    freeOver,
    zone: area?.name ?? null,
    among: found?.ok ? [...new Set(found.among.map(({ name }) => name))] : [],
    opening,
    ...inSlots(plan, request, loadOf, { now, opening, phone: shop.phone }),
  };
};

type Terms = Pick<ShopPromise, 'fee' | 'minimum' | 'freeOver' | 'zone' | 'among' | 'opening'>;

/** At a table only the opening is waited for. */
const atTheTable = (opening: OpeningState, terms: Terms, now: Date): ShopPromise => {
  const why = whyClosed(opening);
  const endless = { pieces: Number.MAX_SAFE_INTEGER, orders: Number.MAX_SAFE_INTEGER };
  return {
    ...terms,
    earliest: why ? null : now,
    whyNot: why,
    slot: (wanted) => {
      if (why) return { ok: false, why };
      if (wanted !== 'asap') return { ok: false, why: { code: 'slot_gone' } };
      return { ok: true, promisedAt: now, slotAt: now, capacity: endless, slotMinutes: null, leadMinutes: 0 };
    },
    offers: () => [],
  };
};

type Moment = {
  readonly now: Date;
  readonly opening: OpeningState;
  readonly phone: string;
};

const inSlots = (
  plan: SlotPlan,
  { pieces }: PromiseRequest,
  loadOf: LoadOf,
  { now, opening, phone }: Moment,
) => {
  const tooMany = pieces > plan.capacity.pieces;
  const first = tooMany ? null : earliestPromise(plan, loadOf, pieces, now);
  const whyNot = whyNever(first, tooMany, opening, phone);
  const { capacity, slotMinutes, leadMinutes, busy } = plan;
  const termsAt = (at: Date) => ({ capacity, slotMinutes, leadMinutes: leadBefore(at, leadMinutes, busy) });
  const slot = (wanted: Date | 'asap'): SlotAnswer => {
    if (whyNot) return { ok: false, why: whyNot };
    if (wanted === 'asap') {
      const why = whyNotNow(first, opening);
      return first && !why
        ? { ok: true, ...termsAt(first.promisedAt), ...first }
        : { ok: false, why: why ?? { code: 'no_slot' } };
    }
    const isFree = isOffered(plan, wanted, now) && roomFor(pieces, loadOf(wanted), capacity) !== 'full';
    if (!isFree) return { ok: false, why: { code: 'slot_gone' } };
    return { ok: true, ...termsAt(wanted), promisedAt: wanted, slotAt: wanted };
  };
  return {
    earliest: first?.promisedAt ?? null,
    whyNot,
    slot,
    offers: () => offers(plan, loadOf, pieces, now),
  };
};

const whyNever = (
  first: Promised | null,
  tooMany: boolean,
  opening: OpeningState,
  phone: string,
): WhyNot | null => {
  if (tooMany) return { code: 'too_many_pieces', phone };
  if (first) return null;
  return whyClosed(opening) ?? { code: 'no_slot' };
};

/** An order that would be ready only after closing is not made now. */
const whyNotNow = (first: Promised | null, opening: OpeningState): WhyNot | null => {
  if (opening.state !== 'open' || first === null || opening.closesAt === null) return whyClosed(opening);
  return first.promisedAt < opening.closesAt ? null : { code: 'too_late' };
};

const whyClosed = (opening: OpeningState): WhyNot | null => {
  switch (opening.state) {
    case 'open':
      return null;
    case 'closed':
      return { code: 'closed', opensAt: opening.opensAt };
    case 'paused': {
      const { state: code, ...pause } = opening;
      return { code, ...pause };
    }
  }
};
