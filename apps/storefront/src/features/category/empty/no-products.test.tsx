import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__SETTINGS__', {});
const { default: NoProducts } = await import('./no-products.tsx');

const drawn = (elsewhere: boolean, filtered: boolean) => {
  const history = createMemoryHistory({ initialEntries: ['/pizze?allergeni=milk&page=9'] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  return renderToString(
    <RouterContextProvider router={router}>
      <NoProducts {...{ elsewhere, filtered }} />
    </RouterContextProvider>,
  );
};
const waysOf = (page: string) => [...page.matchAll(/<(?:a|button)\b[^>]*/g)].map(([way]) => way);

it('a filter that leaves no dish is explained, and nothing offers to drop it', () => {
  const page = drawn(false, true);
  expect(page).toContain('Nessun piatto dichiara tutto questo');
  expect(waysOf(page)).toEqual([expect.stringContaining('href="/home"')]);
});

it('beyond the last page the way back keeps the filter', () => {
  const [way, ...others] = waysOf(drawn(true, true));
  expect(way).toContain('allergeni=milk');
  expect(way).not.toContain('page=');
  expect(others).toEqual([]);
});
