import { type SlotMinutes, slotHolding, slotLengths, type TimedService } from '../slots.ts';

/** Slot settings of a service, as staff edit them. */
export type SlotTerms = {
  readonly slot_minutes: SlotMinutes;
  readonly kitchen_minutes: number;
  readonly days_ahead: number;
  /** Most pieces handed over in one slot. */
  readonly pieces: number;
  readonly orders: number;
};

export type SlotsForm = Readonly<Record<TimedService, SlotTerms>>;

/** `field` is a path in the form: `pickup.pieces`. */
export type SlotsProblem = { readonly field: string; readonly text: string };

const bounds = {
  kitchen_minutes: [0, 240],
  days_ahead: [0, 30],
  pieces: [1, 1000],
  orders: [1, 500],
} as const;
// The keys of the list are these fields.
const bounded = Object.keys(bounds) as readonly (keyof typeof bounds)[];

const modes = ['delivery', 'pickup'] as const;

/** Problems that prevent saving the settings, field by field. */
export const slotsProblems = (form: SlotsForm): readonly SlotsProblem[] =>
  modes.flatMap((mode) => {
    const wrong = bounded.flatMap((field) => {
      const [least, most] = bounds[field];
      const value = form[mode][field];
      const fits = Number.isInteger(value) && value >= least && value <= most;
      return fits ? [] : [{ field: `${mode}.${field}`, text: `Scrivi un numero da ${least} a ${most}` }];
    });
    const known = slotLengths.includes(form[mode].slot_minutes);
    return known
      ? wrong
      : [...wrong, { field: `${mode}.slot_minutes`, text: 'Scegli quanto dura una fascia' }];
  });

/** Past bookings of a slot. */
export type PastLoad = { readonly at: Date; readonly pieces: number; readonly orders: number };

/** Past bookings under other settings. */
export type Meaning = {
  readonly orders: number;
  /** Slots with bookings. */
  readonly slots: number;
  /** Slots that would have been overfull. */
  readonly full: number;
  /** Orders without room at their time. */
  readonly over: number;
  readonly busiest: (PastLoad & { readonly until: Date }) | null;
};

/** Orders of a slot without room: by their number, or by their pieces at the average of an order. */
const overIn = ({ pieces, orders }: PastLoad, terms: SlotTerms): number => {
  const byPieces = pieces > terms.pieces ? Math.ceil(((pieces - terms.pieces) * orders) / pieces) : 0;
  return Math.max(orders - terms.orders, byPieces, 0);
};

/** Past bookings under other settings; with shorter slots, bookings stay in the one that begins with them. */
export const meaningOf = (loads: readonly PastLoad[], terms: SlotTerms): Meaning => {
  const bySlot = Map.groupBy(loads, ({ at }) => slotHolding(at, terms.slot_minutes).at.getTime());
  const slots = [...bySlot].map(([at, parts]) => ({
    ...slotHolding(new Date(at), terms.slot_minutes),
    pieces: parts.reduce((sum, { pieces }) => sum + pieces, 0),
    orders: parts.reduce((sum, { orders }) => sum + orders, 0),
  }));
  const overs = slots.map((slot) => overIn(slot, terms));
  const most = Math.max(0, ...slots.map(({ orders }) => orders));
  return {
    orders: slots.reduce((sum, { orders }) => sum + orders, 0),
    slots: slots.length,
    full: overs.filter((over) => over > 0).length,
    over: overs.reduce((sum, over) => sum + over, 0),
    busiest: slots.find(({ orders }) => orders === most) ?? null,
  };
};
