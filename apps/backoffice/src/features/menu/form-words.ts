import { money } from '@zanga/browser/format.ts';
import type { ProductForm } from '@zanga/contract/menu/menu-office';
import {
  allergenNames,
  channelNames,
  dietaryLabelNames,
  dietContentNames,
} from '@zanga/domain/catalogue/italian-names';
import { priceRuleWords } from '@zanga/domain/catalogue/price/price-rule-words';
import { packText } from '@zanga/domain/catalogue/table/packs';
import { formatMinute } from '@zanga/domain/time-format';
import { momentText } from '../../parts/moment.ts';
import { vatClassNames } from '../../parts/vat-words.ts';
import { menuTexts } from './menu-texts.ts';

const t = menuTexts.product;

const listed = (words: readonly string[]): string => words.join(', ') || t.nothing;
const yesNo = (value: boolean) => (value ? t.yes : t.no);

const momentOrNothing = (at: string | null) => (at === null ? t.nothing : momentText(at));

type Words = { readonly [Field in keyof ProductForm]: (value: ProductForm[Field]) => string };

/** Names of categories, option groups, shops and other products by id. */
export type Names = Readonly<Record<'category' | 'group' | 'shop' | 'product', (id: string) => string>>;

const wordsOf = (nameOf: Names): Words => ({
  name: (text) => text || t.nothing,
  description: (text) => text || t.nothing,
  ingredients: (text) => text || t.nothing,
  price: money,
  prime_price: (price) => (price === null ? t.nothing : money(price)),
  prices: (some) => listed(some.map((one) => priceRuleWords(one, nameOf.shop))),
  reduction: (reduction) => (reduction ? `${money(reduction.price)}, ${reduction.reason}` : t.nothing),
  vat_class: (vat) => vatClassNames[vat],
  age_limit: (age) => (age === null ? t.nothing : String(age)),
  frozen: yesNo,
  pack: (pack) => (pack === null ? t.nothing : packText(pack)),
  unit_of_measure: (unit) => unit || t.nothing,
  stock: (stock) => (stock === null ? t.nothing : String(stock)),
  channels: (some) => listed(some.map((one) => channelNames[one])),
  labels: (some) => listed(some.map((one) => dietaryLabelNames[one])),
  diet_contents: (some) => (some === null ? t.undeclared : listed(some.map((one) => dietContentNames[one]))),
  allergens: (declared) =>
    declared === null
      ? t.undeclared
      : listed([
          ...declared.contains.map((one) => allergenNames[one]),
          ...declared.may_contain.map((one) => `${t.mayContain} ${allergenNames[one]}`),
        ]),
  categories: (some) => listed(some.map(nameOf.category)),
  option_groups: (some) => listed(some.map(nameOf.group)),
  recipe: (some) => listed(some.map(({ name, removable }) => (removable ? t.maybe(name) : name))),
  windows: (some) =>
    some.length === 0
      ? t.always
      : some.map(({ from, to }) => `${formatMinute(from)}–${formatMinute(to)}`).join(', '),
  unsold_at: (some) => (some.length === 0 ? t.everywhere : listed(some.map(nameOf.shop))),
  pairings: (some) => listed(some.map(nameOf.product)),
  pictures: (some) => t.pictures(some.length),
  published: yesNo,
  archived: yesNo,
  publish_at: momentOrNothing,
  archive_at: momentOrNothing,
});

/** A field of a form in words, to compare the versions of two people. */
export const fieldWords = <Field extends keyof ProductForm>(
  form: ProductForm,
  field: Field,
  nameOf: Names,
): string => wordsOf(nameOf)[field](form[field]);
