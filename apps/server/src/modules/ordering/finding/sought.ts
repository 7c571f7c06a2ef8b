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

/** The shops that are looked at; undefined is all of them, with what belongs to none. */
export type Scope = readonly string[] | undefined;

/** What is looked for, as the database is asked for it. */
export type Sought = {
  readonly scope: Scope;
  /** Words that all must be there, each in the language of the index; null where any order will do. */
  readonly words: readonly string[] | null;
  /** Whether hardly any order has them: then the newest are not looked through first. */
  readonly rare: boolean;
  readonly from: Date | null;
  readonly until: Date | null;
  /** The order is in one of these; undefined is any. */
  readonly states: readonly DeliveryState[] | undefined;
  /** One of these is to be seen to. */
  readonly money: readonly SoughtMoney[] | undefined;
  readonly after: Cursor | undefined;
  readonly limit: number;
};

/** What belongs to no shop is asked for by this name, and written as an empty one. */
const shipping = 'shipping';

/** Where somebody may look; undefined where a shop they name is none of theirs. */
export const scopeFor = (
  { posts }: Session,
  shop: string | undefined,
): { readonly scope: Scope } | undefined => {
  const everywhere = posts.some(({ allShops }) => allShops);
  const own = [...new Set(posts.flatMap(({ shopId }) => shopId ?? []))];
  if (shop === undefined) return { scope: everywhere ? undefined : own };
  const asked = [...new Set(shop.split(','))];
  if (!everywhere && !asked.every((one) => own.includes(one))) return undefined;
  return { scope: asked.map((one) => (one === shipping ? '' : one)) };
};

/** A word in the language of the index. */
export const quoted = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** One of some words, in the language of the index. */
export const anyOf = (words: readonly string[]): string => `(${words.join('|')})`;

const oneOf = (words: readonly string[] | undefined): readonly string[] =>
  words === undefined ? [] : [anyOf(words.map(quoted))];

/** What a shop is still at. */
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

/** Words in the language of the index. They are quoted, so that nothing somebody types is more than a word. */
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

/** Null where nothing can be found: what was typed has no word in it. */
export const soughtOf = (wanted: SoughtOrders, page: Page): Sought | null => {
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
