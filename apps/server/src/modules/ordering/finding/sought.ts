import type { SoughtOrders } from '@zanga/contract/ordering/order-office';
import type { Mode } from '@zanga/domain/ordering/cart-parts';
import { searchTerms } from '@zanga/domain/ordering/finding/search-terms';
import { addDays, instantOf, localDate } from '@zanga/domain/time';
import type { Session } from '../../../platform/session.ts';
import type { Cursor } from './cursor.ts';

/** The shops that are looked at; undefined is all of them, with what belongs to none. */
export type Scope = readonly string[] | undefined;

/** What is looked for, as the database is asked for it. */
export type Sought = {
  readonly scope: Scope;
  /** Words that all must be there, in the language of the index; null where any order will do. */
  readonly words: string | null;
  /** Whether hardly any order has them: then the newest are not looked through first. */
  readonly rare: boolean;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly state: SoughtOrders['state'];
  readonly money: SoughtOrders['money'];
  readonly after: Cursor | undefined;
  readonly limit: number;
};

/** What belongs to no shop is asked for by this name, and written as an empty one. */
const shipping = 'shipping';

/** Where somebody may look; undefined where the shop they name is none of theirs. */
export const scopeFor = (
  { posts }: Session,
  shop: string | undefined,
): { readonly scope: Scope } | undefined => {
  const everywhere = posts.some(({ allShops }) => allShops);
  const own = [...new Set(posts.flatMap(({ shopId }) => shopId ?? []))];
  if (shop === undefined) return { scope: everywhere ? undefined : own };
  if (shop === shipping) return everywhere ? { scope: [''] } : undefined;
  return everywhere || own.includes(shop) ? { scope: [shop] } : undefined;
};

const quoted = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

type Words = {
  readonly terms: ReturnType<typeof searchTerms>;
  readonly mode?: Mode;
  readonly payment?: string;
};

/** Words in the language of the index. They are quoted, so that nothing somebody types is more than a word. */
const indexWords = ({ terms, mode, payment }: Words): string | null => {
  const all = [
    ...terms.map(
      ({ anyOf, begins }) => `(${anyOf.map((word) => quoted(word) + (begins ? ':*' : '')).join('|')})`,
    ),
    ...(mode === undefined ? [] : [quoted(`mode:${mode}`)]),
    ...(payment === undefined ? [] : [quoted(`pay:${payment}`)]),
  ];
  return all.length === 0 ? null : all.join('&');
};

type Page = { readonly scope: Scope; readonly after: Cursor | undefined; readonly limit: number };

/** Null where nothing can be found: what was typed has no word in it. */
export const soughtOf = (wanted: SoughtOrders, page: Page): Sought | null => {
  const { search = '', from, to, state, money, mode, payment } = wanted;
  const terms = searchTerms(search);
  if (search.trim() !== '' && terms.length === 0) return null;
  return {
    ...page,
    words: indexWords({ terms, ...(mode && { mode }), ...(payment && { payment }) }),
    rare: terms.some((term) => term.rare),
    from: from === undefined ? null : instantOf(localDate(from), 0),
    until: to === undefined ? null : instantOf(addDays(localDate(to), 1), 0),
    state,
    money,
  };
};
