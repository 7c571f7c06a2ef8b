import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { Product } from '@zanga/contract/menu/product';
import { namesOf } from '@zanga/domain/brand/names';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { parseSearch, stringifySearch } from '../../base/navigation/search-params.ts';
import { productDetail } from '../../parts/dish/product-testing.ts';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__SETTINGS__', {});
vi.stubGlobal('__APP__', {});
const { GivenNames } = await import('../../base/api/names.ts');
const { BestSellers } = await import('./best-sellers.tsx');

const draw = async (products: readonly Product[]) => {
  const history = createMemoryHistory({ initialEntries: ['/home'] });
  const router = createRouter({ routeTree: createRootRoute(), history, parseSearch, stringifySearch });
  await router.load();
  return renderToString(
    <RouterContextProvider router={router}>
      <GivenNames value={namesOf('Da Salvo')}>
        <BestSellers products={products} title={undefined} line={undefined} />
      </GivenNames>
    </RouterContextProvider>,
  );
};

it('the home has a shelf of best sellers once something was sold, and none before', async () => {
  const dish = productDetail();
  expect(await draw([dish])).toContain('I più amati');
  expect(await draw([])).toBe('');
});
