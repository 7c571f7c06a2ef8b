import type { TotemOrder } from '@zanga/contract/shops/totems';
import { lineKey } from '@zanga/domain/ordering/cart-lines';

/** A chosen dish; two equal ones share a line. */
export type TotemLine = {
  readonly product: string;
  readonly name: string;
  readonly options: readonly string[];
  /** Ids of the ingredients left out. */
  readonly without?: readonly string[];
  readonly qty: number;
};

export type TotemStep = 'attract' | 'where' | 'menu' | 'basket' | 'name' | 'pay' | 'terminal' | 'done';

/** Everything a totem knows of one visit. */
export type TotemState = {
  /** Number of the visit: answers to one visit must never reach another. */
  readonly visit: number;
  readonly step: TotemStep;
  readonly mode: 'onshop' | 'pickup';
  readonly lines: readonly TotemLine[];
  /** The last open category; null for the first one. */
  readonly category: string | null;
  /** Slug of the dish being composed. */
  readonly dish: string | null;
  readonly name: string;
  readonly order: TotemOrder | null;
};

export type TotemEvent =
  | { readonly event: 'go'; readonly to: TotemStep }
  | { readonly event: 'eat'; readonly mode: TotemState['mode'] }
  | { readonly event: 'browse'; readonly category: string }
  | { readonly event: 'look'; readonly dish: string | null }
  | { readonly event: 'add'; readonly line: TotemLine }
  | { readonly event: 'count'; readonly at: number; readonly qty: number }
  | { readonly event: 'call'; readonly name: string }
  | { readonly event: 'ordered'; readonly order: TotemOrder }
  | { readonly event: 'reset' };

/** Most pieces of one line, the same as in the cart. */
const most = 99;
/** Longest name, in letters. */
export const longestName = 20;

export const startTotem = (visit = 0): TotemState => ({
  visit,
  step: 'attract',
  mode: 'onshop',
  lines: [],
  category: null,
  dish: null,
  name: '',
  order: null,
});

const isSame = (one: TotemLine, other: TotemLine): boolean =>
  lineKey({ ...one, notes: '' }) === lineKey({ ...other, notes: '' });

const added = (lines: readonly TotemLine[], line: TotemLine): readonly TotemLine[] => {
  const known = lines.some((one) => isSame(one, line));
  if (!known) return [...lines, line];
  return lines.map((one) => (isSame(one, line) ? { ...one, qty: Math.min(most, one.qty + line.qty) } : one));
};

const counted = (lines: readonly TotemLine[], at: number, qty: number): readonly TotemLine[] =>
  lines.flatMap((line, place) => {
    if (place !== at) return [line];
    return qty < 1 ? [] : [{ ...line, qty: Math.min(most, qty) }];
  });

/** Next state after an event; a reset keeps only the visit's number, plus one. */
export const stepTotem = (state: TotemState, event: TotemEvent): TotemState => {
  switch (event.event) {
    case 'go':
      return { ...state, step: event.to, dish: null };
    case 'eat':
      return { ...state, mode: event.mode, step: 'menu' };
    case 'browse':
      return { ...state, category: event.category };
    case 'look':
      return { ...state, dish: event.dish };
    case 'add':
      return { ...state, lines: added(state.lines, event.line), dish: null };
    case 'count':
      return { ...state, lines: counted(state.lines, event.at, event.qty) };
    case 'call':
      return { ...state, name: event.name.slice(0, longestName) };
    case 'ordered':
      return { ...state, order: event.order, step: event.order.placed ? 'done' : 'terminal' };
    case 'reset':
      return startTotem(state.visit + 1);
  }
};

/** An event of one visit: a late answer to a finished visit is ignored. */
export type TotemSaid = { readonly visit: number; readonly said: TotemEvent };

export const hearTotem = (state: TotemState, { visit, said }: TotemSaid): TotemState =>
  visit === state.visit ? stepTotem(state, said) : state;
