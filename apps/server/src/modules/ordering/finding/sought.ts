import { PaymentKind } from '@zanga/contract/ordering/carts';
import {
  type SoughtMoney,
  type SoughtOrders,
  soughtMoney,
  soughtStates,
} from '@zanga/contract/ordering/order-office';
import { wordsIn } from '@zanga/contract/wire/word-list';
import { type Mode, modes } from '@zanga/domain/ordering/cart-parts';
import { searchTerms } from '@zanga/domain/ordering/finding/search-terms';
import type { DeliveryState } from '@zanga/domain/ordering/states';
import { addDays, instantOf, localDate } from '@zanga/domain/time';
import type { Session } from '../../../platform/session.ts';
import type { Cursor } from './cursor.ts';

/** Shops to search; undefined for all, shipments included. */
export type Scope = readonly string[] | undefined;

/** Filters in the form of the query. */
export type OrderFilter = {
  readonly scope: Scope;
  /** Words in the syntax of the index, all required; null for any order. */
  readonly words: readonly string[] | null;
  /** Whether the words are rare: then the newest orders are not scanned first. */
  readonly rare: boolean;
  readonly from: Date | null;
  readonly until: Date | null;
  /** States to match; undefined for any. */
  readonly states: readonly DeliveryState[] | undefined;
  /** Problems with money, one of which an order must have. */
  readonly money: readonly SoughtMoney[] | undefined;
  readonly after: Cursor | undefined;
  readonly limit: number;
};

/** Name of the shipments in filters; their stored shop is empty. */
const shipping = 'shipping';

/** Shops that a person may search; undefined if they name a shop of others. */
export const scopeFor = (
  { posts }: Session,
  shop: string | undefined,
): { readonly scope: Scope } | undefined => {
  const everywhere = posts.some(({ allShops }) => allShops);
  const own: readonly string[] = [...new Set(posts.flatMap(({ shopId }) => shopId ?? []))];
  if (shop === undefined) return { scope: everywhere ? undefined : own };
  const asked = [...new Set(shop.split(','))];
  if (!everywhere && !asked.every((one) => own.includes(one))) return undefined;
  return { scope: asked.map((one) => (one === shipping ? '' : one)) };
};

/** A word in the syntax of the index. */
export const quoted = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Alternatives in the syntax of the index. */
export const anyOf = (words: readonly string[]): string => `(${words.join('|')})`;

const oneOf = (words: readonly string[] | undefined): readonly string[] =>
  words === undefined ? [] : [anyOf(words.map(quoted))];

/** States in which a shop still works on an order. */
const openStates = ['placed', 'accepted', 'preparing', 'ready', 'out_for_delivery'] as const;

const statesIn = (list: string | undefined): readonly DeliveryState[] | undefined => {
  const asked = wordsIn(soughtStates, list);
  return asked && [...new Set(asked.flatMap((state) => (state === 'open' ? openStates : [state])))];
};

type Words = {
  readonly terms: ReturnType<typeof searchTerms>;
  readonly modes: readonly Mode[] | undefined;
  readonly payments: readonly PaymentKind[] | undefined;
};

/** Words in the syntax of the index. They are quoted, so that input is never syntax. */
const indexWords = ({ terms, modes: ways, payments }: Words): readonly string[] | null => {
  const all = [
    ...terms.map(({ anyOf: words, begins }) =>
      anyOf(words.map((word) => quoted(word) + (begins ? ':*' : ''))),
    ),
    ...oneOf(ways?.map((mode) => `mode:${mode}`)),
    ...oneOf(payments?.map((payment) => `pay:${payment}`)),
  ];
  return all.length === 0 ? null : all;
};

type Page = { readonly scope: Scope; readonly after: Cursor | undefined; readonly limit: number };

/** Null if nothing can match: the input has no word in it. */
export const soughtOf = (wanted: SoughtOrders, page: Page): OrderFilter | null => {
  const { search = '', from, to, state, money, mode, payment } = wanted;
  const terms = searchTerms(search);
  if (search.trim() !== '' && terms.length === 0) return null;
  return {
    ...page,
    words: indexWords({
      terms,
      modes: wordsIn(modes, mode),
      payments: wordsIn(PaymentKind.options, payment),
    }),
    rare: terms.some((term) => term.rare),
    from: from === undefined ? null : instantOf(localDate(from), 0),
    until: to === undefined ? null : instantOf(addDays(localDate(to), 1), 0),
    states: statesIn(state),
    money: wordsIn(soughtMoney, money),
  };
};
