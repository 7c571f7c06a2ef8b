import type { AllergenDeclaration as Declared, ProductDetail } from '@zanga/contract/menu/product';
import type { AllergenDeclaration } from '@zanga/domain/catalogue/allergens';
import type { OptionGroup } from '@zanga/domain/catalogue/options';
import { asId, type ChoiceId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';

/** A product as the rules of the domain take it. */
export type Dish = {
  readonly price: Cents;
  /** A member's price, where it is below the general one. */
  readonly primePrice: Cents | null;
  readonly allergens: AllergenDeclaration | null;
  readonly groups: readonly OptionGroup[];
};

const declaration = ({ declared, contains, may_contain }: Declared): AllergenDeclaration | null =>
  declared
    ? {
        ...Object.fromEntries(may_contain.map((allergen) => [allergen, 'may_contain' as const])),
        ...Object.fromEntries(contains.map((allergen) => [allergen, 'contains' as const])),
      }
    : null;

type ProductFacts = Pick<ProductDetail, 'price' | 'prime_price' | 'member_price' | 'allergens' | 'options'>;

const lowerPrice = (members: Cents, price: Cents) => (members < price ? members : null);

/** Converts a product of the contract for the domain, so that price and allergens follow the server's rules. */
export const dishOf = ({ price, prime_price, member_price, allergens, options }: ProductFacts): Dish => ({
  price,
  primePrice: lowerPrice(prime_price ?? member_price ?? price, price),
  allergens: declaration(allergens),
  groups: options.map(({ id, name, min, max, most_of_each, choices }) => ({
    id: asId('opt', id),
    name,
    min,
    max,
    mostOfEach: most_of_each,
    choices: choices.map((choice) => ({
      id: asId('cho', choice.id),
      name: choice.name,
      priceDelta: choice.price_delta,
      allergens: declaration(choice.allergens),
      soldOut: choice.sold_out,
    })),
  })),
});

/** The product's default choices that are available. */
export const initialChoices = ({ options }: Pick<ProductDetail, 'options'>): readonly ChoiceId[] =>
  options.flatMap(({ choices, max }) =>
    choices
      .filter(({ selected, sold_out }) => selected && !sold_out)
      .slice(0, max)
      .map(({ id }) => asId('cho', id)),
  );
