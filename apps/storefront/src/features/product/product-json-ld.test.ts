import { namesOf } from '@zanga/domain/brand/names';
import { describe, expect, it, vi } from 'vitest';
import { declares, productDetail, undeclared } from '../../parts/dish/product-testing.ts';

vi.stubGlobal('__NATIVE__', false);
vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__SETTINGS__', {});
const { productJsonLd } = await import('./product-json-ld.ts');

const told = { names: namesOf('Zanga'), origin: 'https://zanga.example' };
const factsOf = (given: Parameters<typeof productDetail>[0]) =>
  productJsonLd(productDetail(given), told)['@graph'][0];

describe('[API-32] a product as search engines read it', () => {
  it('is a product on offer and an item of the menu', () => {
    expect(factsOf({ labels: ['vegan', 'spicy'] })).toMatchObject({
      '@type': ['Product', 'MenuItem'],
      name: 'Pizza alla Norma',
      sku: 'prd_norma',
      suitableForDiet: ['https://schema.org/VeganDiet'],
      offers: {
        price: '9.50',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: 'https://zanga.example/prodotto/pizza-norma',
      },
    });
  });

  it('names declared allergens, and none without a declaration', () => {
    expect(factsOf({ allergens: declares(['milk'], ['nuts']) })).toHaveProperty('additionalProperty', [
      { '@type': 'PropertyValue', name: 'Contiene', value: 'Latte' },
      { '@type': 'PropertyValue', name: 'Può contenere', value: 'Frutta a guscio' },
    ]);
    expect(factsOf({ allergens: undeclared })).not.toHaveProperty('additionalProperty');
  });

  it('is no dish for merchandise, and says when it is sold out', () => {
    const facts = factsOf({
      kind: 'merchandise',
      availability: { state: 'sold_out', until: null, label: 'Esaurito' },
    });
    expect(facts).toMatchObject({
      '@type': 'Product',
      offers: { availability: 'https://schema.org/SoldOut' },
    });
  });

  it('[RTE-20] includes the rating once there is a review', () => {
    const rated = (average: number | null, count: number) =>
      productJsonLd(productDetail(), {
        ...told,
        rating: { average, count, stars: [0, 0, 0, 0, count] },
      })['@graph'][0];
    expect(rated(4.7, 12)).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, ratingCount: 12 },
    });
    expect(rated(null, 0)).not.toHaveProperty('aggregateRating');
  });

  it('includes the path from the home page', () => {
    expect(productJsonLd(productDetail(), told)['@graph'][1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://zanga.example/home' },
        { position: 2, name: 'Pizze', item: 'https://zanga.example/pizze' },
        { position: 3, name: 'Pizza alla Norma' },
      ],
    });
  });
});
