import type { ShopId } from '@zanga/domain/ids';
import type { MarkEnd, MarksRow } from './held-queries.ts';

export type ShopMark = { readonly shop: ShopId; readonly until: MarkEnd };

/** Facts that concern many products at once. */
export type Marks = {
  /** Whether the brand has Prime switched on. */
  readonly primeOn: boolean;
  readonly calledOff: ReadonlySet<string>;
  /** Sold-out marks of shops, by choice and by ingredient. */
  readonly choices: ReadonlyMap<string, readonly ShopMark[]>;
  readonly ingredients: ReadonlyMap<string, readonly ShopMark[]>;
};

const byThing = (marks: MarksRow['choices']) => Map.groupBy(marks, ({ of }) => of);

export const marksOf = ({ prime_on, called_off, choices, ingredients }: MarksRow): Marks => ({
  primeOn: prime_on,
  calledOff: new Set(called_off),
  choices: byThing(choices),
  ingredients: byThing(ingredients),
});

const endless = 'infinity';

/** Whether a sold-out mark still holds. */
export const isOut = (until: MarkEnd | null, now: Date): boolean =>
  until !== null && (until === endless || Date.parse(until) > now.getTime());

/** End of a mark; null for one that lasts until staff take it off. */
export const endOf = (until: MarkEnd | null): string | null => (until === endless ? null : until);
