import { describe, expect, it } from 'vitest';
import { routerManifest } from '../../src/web/vite-manifest.ts';

const chunks = {
  'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_framework.js'], css: ['assets/app.css'] },
  'src/worker/service-worker.ts': { file: 'sw.js' },
  '_framework.js': { file: 'assets/framework.js' },
  '_cards.js': { file: 'assets/cards.js', imports: ['_framework.js'] },
  'src/routes/$category.index.tsx?tsr-split=component': {
    file: 'assets/category.js',
    imports: ['_cards.js'],
  },
  'src/routes/checkout.tsx?tsr-split=component': { file: 'assets/checkout.js' },
  'src/parts/cart/cart-follower.ts': { file: 'assets/follower.js', imports: ['_framework.js'] },
  'src/parts/cart/cart-sync.ts': { file: 'assets/sync.js' },
  'src/routes/content.$page.tsx?tsr-split=component': { file: 'assets/content.js', css: ['assets/text.css'] },
};

describe('the early files of a route', () => {
  const weights: Readonly<Record<string, number>> = { '/assets/framework.js': 300, '/assets/entry.js': 40 };
  const { entry, routes } = routerManifest(chunks, (file) => weights[file] ?? 1);

  it('are the entry’s own for every page, the heaviest first', () => {
    expect(entry).toBe('/assets/entry.js');
    expect(routes.__root__).toMatchObject({
      preloads: ['/assets/framework.js', '/assets/entry.js'],
      css: ['/assets/app.css'],
    });
  });

  it('are its additions to them, under the router’s names', () => {
    expect(routes['/$category/']?.preloads).toEqual(['/assets/category.js', '/assets/cards.js']);
    expect(routes['/content/$page']).toEqual({ preloads: ['/assets/content.js'], css: ['/assets/text.css'] });
  });

  it('include for the checkout the code that reads the cart, which would be fetched later', () => {
    expect(routes['/checkout']?.preloads).toEqual([
      '/assets/checkout.js',
      '/assets/follower.js',
      '/assets/sync.js',
    ]);
    const { 'src/parts/cart/cart-sync.ts': _, ...without } = chunks;
    expect(() => routerManifest(without, () => 1)).toThrow('no src/parts/cart/cart-sync.ts');
  });

  it('cannot be listed without an entry', () => {
    expect(() => routerManifest({}, () => 1)).toThrow('no entry');
  });
});
