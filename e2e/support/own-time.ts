import { startAnother } from './another-server.ts';
import { newDataFolder, throwAway } from './data-folder.ts';
import { test as base, expect } from './page.ts';
import { call } from './people.ts';

type Shop = Pick<Awaited<ReturnType<typeof startAnother>>, 'url' | 'told'>;
type Settings = Readonly<Record<string, string>>;

/**
 * Tests that move time do so in a shop of their own, with data of its own: everybody else's stands where it was. What
 * asks "this run's server" is led there, too, in this worker alone.
 */
export const test = base.extend<object, { readonly ownShop: Shop; readonly settings: Settings }>({
  /** Further settings of the shop. */
  settings: [{}, { option: true, scope: 'worker' }],
  ownShop: [
    async ({ browserName: _, settings }, use) => {
      const before = { E2E_PORT: process.env.E2E_PORT, E2E_DATA: process.env.E2E_DATA };
      const folder = newDataFolder();
      const shop = await startAnother({ ...throwAway, DATA_DIR: folder, PREWARM_PICTURES: '0', ...settings });
      Object.assign(process.env, { E2E_PORT: new URL(shop.url).port, E2E_DATA: folder });
      await use(shop);
      Object.assign(process.env, before);
      await shop.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ownShop }, use) => use(ownShop.url),
});

export { expect };

type ShopClock = { readonly now: string; readonly due: string | null };

/** Clock of the shop, and the next due moment. */
export const timeNow = async (): Promise<{ now: Date; due: Date | undefined }> => {
  const { now, due } = (await call('GET /dev/clock.json')).body as ShopClock;
  return { now: new Date(now), due: due === null ? undefined : new Date(due) };
};

/** Lets time pass: `14d`, `1m`, or up to an instant. */
export const letPass = async (to: string | Date): Promise<void> => {
  const { status } = await call('POST /dev/clock', {
    body: { to: typeof to === 'string' ? to : to.toISOString() },
  });
  expect(status).toBe(200);
};
