import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { cartServer } from './cart-server-testing.ts';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__NATIVE__', false);
vi.stubGlobal('__SETTINGS__', {});
// Otherwise a tab of an earlier round would retry after five seconds and write into a later round's storage.
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

const line = (product: string) => ({ product, options: [], qty: 1, notes: '' });

/** Code of one tab, over a shared storage; it hears other tabs' writes when the test says so. */
const openTab = async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
  const { storage } = await import('../../base/storage/storage.ts');
  const { forgetPerson, rememberPerson, startUp } = await import('../../base/session/session.ts');
  const { addToCart } = await import('./cart-changes.ts');
  const { readCart, setCart } = await import('./cart-state.ts');
  const { followCart } = await import('./cart-follower.ts');
  const server = cartServer();
  server.network = 'down';
  followCart(server.service, null);
  return {
    hear: () => void page.dispatchEvent(new Event('storage')),
    wanted: () => readCart().items.map(({ product }) => product),
    ...{ storage, server, addToCart, setCart, forgetPerson, rememberPerson, startUp },
  };
};

const openTwo = async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const one = await openTab();
  one.rememberPerson({ email: 'ada@example.it', firstname: 'Ada', lastname: 'Prova' });
  one.addToCart(line('norma'));
  const other = await openTab();
  other.hear();
  return { kept, one, other };
};

it('[STA-2] [STA-3] a signed-out person’s cart stays in no tab and comes back in none, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('one hears', 'other hears', 'one adds', 'other adds', 'other starts'), {
        maxLength: 8,
      }),
      async (then) => {
        const { kept, one, other } = await openTwo();
        expect(other.wanted()).toEqual(['norma']);
        one.forgetPerson('left');
        const steps = {
          'one hears': one.hear,
          'other hears': other.hear,
          'one adds': () => one.addToCart(line('cola')),
          'other adds': () => other.addToCart(line('cannolo')),
          'other starts': () => void other.startUp(other.server.service).catch(() => undefined),
        };
        for (const step of [...then, 'one hears', 'other hears', 'one hears'] as const) steps[step]();
        expect([...one.wanted(), ...other.wanted()]).not.toContain('norma');
        expect(kept.get('cart') ?? '').not.toContain('norma');
        // Lets this round's pending work end before the next round shares a storage.
        await vi.dynamicImportSettled();
        await new Promise((resolve) => setImmediate(resolve));
      },
    ),
    { numRuns: 25 },
  );
});

it('[STA-2] a signed-out person’s late write is deleted', async () => {
  const { kept, one, other } = await openTwo();
  const copy = kept.get('cart') ?? '';
  one.forgetPerson('expired');
  // An answer on its way to the other tab, which has not heard of the sign-out.
  kept.set('cart', copy);
  for (const tab of [one, other, one]) tab.hear();
  expect([...one.wanted(), ...other.wanted(), kept.get('cart')]).toEqual([undefined]);
});
