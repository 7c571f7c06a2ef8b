import { money } from '@zanga/browser/format.ts';
import type { ProductForm } from '@zanga/contract/menu/menu-office';
import {
  isOwn,
  type OwnField,
  productFields,
  type SimpleField,
} from '@zanga/domain/catalogue/editing/product-fields';
import { allergenNames } from '@zanga/domain/catalogue/italian-names';
import { priceRuleWords } from '@zanga/domain/catalogue/price/price-rule-words';
import { packText } from '@zanga/domain/catalogue/table/packs';
import type { ProductId } from '@zanga/domain/ids';
import { formatMinute } from '@zanga/domain/time-format';
import { listed, simpleWords } from '../../parts/editing/simple-words.ts';
import { vatClassNames } from '../../parts/vat-words.ts';
import { menuTexts } from './menu-texts.ts';

const t = menuTexts.product;

/** Names of categories, option groups, shops and other products by id. */
export type Names = Readonly<Record<'category' | 'group' | 'shop', (id: string) => string>> & {
  readonly product: (id: ProductId) => string;
};

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

/** Words of the fields that are told otherwise than their descriptions say. */
const instead = (form: ProductForm, field: SimpleField): string | undefined => {
  if (field === 'vat_class') return vatClassNames[form.vat_class];
  return field === 'diet_contents' && form.diet_contents === null ? t.undeclared : undefined;
};

const wordsOfOwn = <Field extends OwnField>(form: ProductForm, field: Field, nameOf: Names): string =>
  ownWords[field](form[field], nameOf);

/** A field of a form in words, to compare the versions of two people. */
export const fieldWords = (form: ProductForm, field: keyof ProductForm, nameOf: Names): string =>
  isOwn(field)
    ? wordsOfOwn(form, field, nameOf)
    : (instead(form, field) ?? simpleWords(productFields, field, form[field]));
