import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { namesOf } from '@zanga/domain/brand/names';
import { cents } from '@zanga/domain/money';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { late } from '../../base/loading/late.tsx';
import { parseSearch, stringifySearch } from '../../base/navigation/search-params.ts';
import { productDetail } from '../dish/product-testing.ts';
import type { ProductCardProps } from './product-card.tsx';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__SETTINGS__', {});
vi.stubGlobal('__APP__', {});
const { GivenNames } = await import('../../base/api/names.ts');
const { default: DrawnProductCard } = await import('./drawn-product-card.tsx');
const { ProductCard } = await import('./product-card.tsx');

const Card = late(ProductCard);

const draw = async (Part: typeof Card, page: string, props: ProductCardProps, brand = 'Zanga', own = '') => {
  const history = createMemoryHistory({ initialEntries: [page] });
  const router = createRouter({ routeTree: createRootRoute(), history, parseSearch, stringifySearch });
  await router.load();
  return renderToString(
    <RouterContextProvider router={router}>
      <GivenNames value={namesOf(brand, own)}>
        <Part {...props} />
      </GivenNames>
    </RouterContextProvider>,
  );
};

const products = [
  productDetail(),
  productDetail({
    id: 'prd_b',
    slug: 'b&b',
    name: '"B" <&> href="x',
    labels: ['vegan'],
    prime_price: cents(800),
  }),
  productDetail({ id: 'prd_c', default_options: null }),
];
const pages = [
  '/pizze',
  '/pizze?labels=vegan,halal&page=2',
  '/pizze?prodotto=norma&labels=vegan',
  '/',
  "/d'oro/a%20b",
];

describe('a card that is drawn once', () => {
  it('equals the page’s own card, on any page', async () => {
    for (const page of pages)
      for (const product of products)
        for (const layout of ['list', 'shelf', 'tile'] as const)
          expect(await draw(DrawnProductCard, page, { product, layout })).toBe(
            await draw(Card, page, { product, layout }),
          );
  });

  it('is drawn again when a field of its product changes', async () => {
    const dearer = productDetail({ price: cents(1200) });
    expect(await draw(DrawnProductCard, '/pizze', { product: productDetail(), layout: 'list' })).toContain(
      '9,50',
    );
    expect(await draw(DrawnProductCard, '/pizze', { product: dearer, layout: 'list' })).toContain('12,00');
  });

  it('is drawn again when the membership gets another name', async () => {
    const product = productDetail({ prime_price: cents(800) });
    const named = (own: string) =>
      draw(DrawnProductCard, '/pizze', { product, layout: 'list' }, 'Da Salvo', own);
    expect(await named('')).toContain('con Prime');
    expect(await named('Club Salvo')).toContain('con Club Salvo');
  });

  it('opens its dish over the present page, with the same address as the router’s own links', async () => {
    const html = await draw(DrawnProductCard, '/pizze?labels=vegan', {
      product: productDetail(),
      layout: 'list',
    });
    expect(html).toContain('href="/pizze?labels=vegan&amp;prodotto=pizza-norma"');
  });
});
