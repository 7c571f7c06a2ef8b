import type { ProductDetail } from '@zanga/contract/menu/product';
import type { Rating } from '@zanga/contract/menu/reviews';
import type { Names } from '@zanga/domain/brand/names';
import { allergenNames, presenceNames } from '@zanga/domain/catalogue/italian-names';
import type { Allergen, DietaryLabel } from '@zanga/domain/catalogue/vocabulary';
import { inEuros } from '@zanga/domain/money';
import { pagePaths } from '../../base/navigation/page-paths.ts';
import { pictureAt } from '../../base/pictures/pictures.ts';
import { ratingFacts } from '../../parts/reviews/rating-facts.ts';
import { productPageTexts as t } from './product-page-texts.ts';

const schema = 'https://schema.org/';

const diets: Readonly<Partial<Record<DietaryLabel, string>>> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  gluten_free: 'GlutenFreeDiet',
  lactose_free: 'LowLactoseDiet',
  halal: 'HalalDiet',
};

const availability = {
  available: 'InStock',
  sold_out: 'SoldOut',
  not_now: 'InStock',
  not_here: 'LimitedAvailability',
} as const satisfies Record<ProductDetail['availability']['state'], string>;

const allergenFacts = ({ allergens: { declared, contains, may_contain } }: ProductDetail) => {
  if (!declared) return [];
  const fact = (name: string, of: readonly Allergen[]) =>
    of.length === 0
      ? []
      : [{ '@type': 'PropertyValue', name, value: of.map((one) => allergenNames[one]).join(', ') }];
  return [...fact(presenceNames.contains, contains), ...fact(presenceNames.may_contain, may_contain)];
};

const offer = (product: ProductDetail, url: string, brand: string) => ({
  '@type': 'Offer',
  url,
  price: inEuros(product.price).toFixed(2),
  priceCurrency: 'EUR',
  ...(product.discount?.ends_at && { priceValidUntil: product.discount.ends_at }),
  availability: schema + availability[product.availability.state],
  seller: { '@type': 'Organization', name: brand },
});

type JsonLdFacts = { readonly names: Names; readonly origin: string; readonly rating?: Rating | undefined };

/** A product for search engines: food and drink are menu items, too. */
const productFacts = (product: ProductDetail, { names, origin, rating }: JsonLdFacts) => {
  const served = product.kind === 'food' || product.kind === 'drink';
  const facts = allergenFacts(product);
  const suits = product.labels.flatMap((label) => diets[label] ?? []);
  return {
    '@type': served ? ['Product', 'MenuItem'] : 'Product',
    name: product.name,
    description: t.description(names, product.name, product.description),
    sku: product.id,
    brand: { '@type': 'Brand', name: names.brand },
    category: product.rootCategory.name,
    image: product.images.map(({ id }) => origin + pictureAt(id)(1280)),
    offers: offer(product, origin + pagePaths.product(product.slug), names.brand),
    ...ratingFacts(rating),
    ...(served && suits.length > 0 && { suitableForDiet: suits.map((diet) => schema + diet) }),
    ...(facts.length > 0 && { additionalProperty: facts }),
  };
};

const crumb = (position: number, name: string, item: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item,
});

/** Structured data of a product's page for search engines. */
export const productJsonLd = (product: ProductDetail, told: JsonLdFacts) => ({
  '@context': 'https://schema.org',
  '@graph': [
    productFacts(product, told),
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        crumb(1, t.home, `${told.origin}/home`),
        crumb(2, product.rootCategory.name, `${told.origin}/${product.rootCategory.slug}`),
        crumb(3, product.name, told.origin + pagePaths.product(product.slug)),
      ],
    },
  ],
});
