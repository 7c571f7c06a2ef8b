import { money } from '@zanga/browser/format.ts';
import type { GroupForm } from '@zanga/contract/menu/options-office';
import { allergenNames } from '@zanga/domain/catalogue/italian-names';
import { cents } from '@zanga/domain/money';
import { optionTexts as t } from './option-texts.ts';

/** Rule of an option group in words: `Una scelta, obbligatoria`. */
export const askedWords = ({ min, max }: { readonly min: number; readonly max: number }): string => {
  if (min === 0) return max === 1 ? 'Una scelta, se si vuole' : `Fino a ${max} scelte, se si vuole`;
  if (min === max) return min === 1 ? 'Una scelta, obbligatoria' : `${min} scelte, obbligatorie`;
  return `Da ${min} a ${max} scelte, obbligatorie`;
};

/** `+1,50 €`, `−0,50 €`; empty for a choice without surcharge. */
const differenceWords = (difference: number): string =>
  difference === 0 ? '' : `${difference < 0 ? '−' : '+'}${money(cents(Math.abs(difference)))}`;

type Declared = GroupForm['choices'][number]['allergens'];

/** Allergens of a choice in one line. */
export const allergenWords = (declared: Declared): string => {
  if (declared === null) return t.toDeclare;
  const traces = declared.may_contain.map((one) => allergenNames[one]).join(', ');
  const carried = declared.contains.map((one) => allergenNames[one]);
  return [...carried, ...(traces === '' ? [] : [t.traces(traces)])].join(', ') || t.none;
};

type Words = { readonly [Field in keyof GroupForm]: (value: GroupForm[Field]) => string };

const words: Words = {
  name: (name) => name,
  min: String,
  max: String,
  most_of_each: String,
  choices: (choices) =>
    choices.map(({ name, price_delta }) => `${name} ${differenceWords(price_delta)}`.trim()).join(', ') ||
    t.none,
  archived: (archived) => (archived ? t.yes : t.no),
};

/** A field of a form in words, to compare the versions of two people. */
export const groupFieldWords = <Field extends keyof GroupForm>(form: GroupForm, field: Field): string =>
  words[field](form[field]);

/** The first choices of a group: `Fior di latte, Bufala…`. */
export const firstWords = (first: readonly string[]): string =>
  first.length > 2 ? `${first.slice(0, 2).join(', ')}…` : first.join(', ');
