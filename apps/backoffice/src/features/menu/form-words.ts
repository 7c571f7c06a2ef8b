import { money } from '@zanga/browser/format.ts';
import type { ProductForm } from '@zanga/contract/menu/menu-office';
import {
  descriptionOf,
  isOwn,
  type OwnField,
  type SimpleField,
} from '@zanga/domain/catalogue/editing/product-fields';
import { allergenNames } from '@zanga/domain/catalogue/italian-names';
import { priceRuleWords } from '@zanga/domain/catalogue/price/price-rule-words';
import { packText } from '@zanga/domain/catalogue/table/packs';
import type { ProductId } from '@zanga/domain/ids';
import { formatMinute } from '@zanga/domain/time-format';
import { momentText } from '../../parts/moment.ts';
import { vatClassNames } from '../../parts/vat-words.ts';
import { menuTexts } from './menu-texts.ts';

const t = menuTexts.product;

const listed = (words: readonly string[]): string => words.join(', ') || t.nothing;

/** Names of categories, option groups, shops and other products by id. */
export type Names = Readonly<Record<'category' | 'group' | 'shop', (id: string) => string>> & {
  readonly product: (id: ProductId) => string;
};

const rates: Readonly<Record<string, string>> = vatClassNames;

type OwnWords = { readonly [Field in OwnField]: (value: ProductForm[Field], nameOf: Names) => string };

const ownWords: OwnWords = {
  categories: (some, nameOf) => listed(some.map(nameOf.category)),
  reduction: (reduction) => (reduction ? `${money(reduction.price)}, ${reduction.reason}` : t.nothing),
  prices: (some, nameOf) => listed(some.map((one) => priceRuleWords(one, nameOf.shop))),
  pack: (pack) => (pack === null ? t.nothing : packText(pack)),
  allergens: (declared) =>
    declared === null
      ? t.undeclared
      : listed([
          ...declared.contains.map((one) => allergenNames[one]),
          ...declared.may_contain.map((one) => `${t.mayContain} ${allergenNames[one]}`),
        ]),
  option_groups: (some, nameOf) => listed(some.map(nameOf.group)),
  recipe: (some) => listed(some.map(({ name, removable }) => (removable ? t.maybe(name) : name))),
  windows: (some) =>
    some.length === 0
      ? t.always
      : some.map(({ from, to }) => `${formatMinute(from)}–${formatMinute(to)}`).join(', '),
  unsold_at: (some, nameOf) => (some.length === 0 ? t.everywhere : listed(some.map(nameOf.shop))),
  pairings: (some, nameOf) => listed(some.map(nameOf.product)),
  pictures: (some) => t.pictures(some.length),
};

const simpleWords = (field: SimpleField, value: ProductForm[SimpleField]): string => {
  const description = descriptionOf(field);
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'number') return description.kind === 'cents' ? money(value) : String(value);
  if (description.kind === 'choices') {
    const { names } = description.words;
    return Array.isArray(value) ? listed(value.map((word) => names[word] ?? word)) : t.undeclared;
  }
  if (typeof value !== 'string' || value === '') return t.nothing;
  if (description.kind === 'choice')
    return (field === 'vat_class' ? rates : description.words.names)[value] ?? value;
  return description.kind === 'instant' ? momentText(value) : value;
};

const wordsOfOwn = <Field extends OwnField>(form: ProductForm, field: Field, nameOf: Names): string =>
  ownWords[field](form[field], nameOf);

/** A field of a form in words, to compare the versions of two people. */
export const fieldWords = (form: ProductForm, field: keyof ProductForm, nameOf: Names): string =>
  isOwn(field) ? wordsOfOwn(form, field, nameOf) : simpleWords(field, form[field]);
