import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isPressed, takePressed } from '../base/push/take-pressed.ts';
import { type OpenPage, press } from './pressed-push.ts';

/** The browser's cache storage, reduced to the used methods. */
const kept = new Map<string, Response>();
vi.stubGlobal('caches', {
  open: async () => ({
    put: async (key: string, response: Response) => void kept.set(key, response),
    match: async (key: string) => kept.get(key),
    delete: async (key: string) => kept.delete(key),
  }),
});

const news = {
  title: 'È pronto',
  body: 'Ti aspettiamo',
  data: { order_id: 'ord_7' as const },
  path: '/orders/ord_7',
};

const device = (...addresses: readonly string[]) => {
  const done: string[] = [];
  const pages = addresses.map(
    (address): OpenPage => ({
      url: `https://zanga.example${address}`,
      focus: async () => done.push(`focus ${address}`),
      postMessage: (told) => void done.push(`${isPressed(told)} ${address}`),
    }),
  );
  return { pages, done, open: async () => done.push('open') };
};

beforeEach(() => kept.clear());

describe('[STA-7] a pressed push', () => {
  it('goes to the open shop, which stays on its page', async () => {
    const { pages, open, done } = device('/gestione/ordini', '/checkout', '/home');
    await press(news, pages, open);
    expect(done).toEqual(['focus /checkout', 'true /checkout']);
    expect(await takePressed()).toEqual(news);
  });

  it('waits for the shop that it opens, also beside the office, and is taken once', async () => {
    const { pages, open, done } = device('/gestione');
    await press(news, pages, open);
    expect(done).toEqual(['open']);
    expect(await takePressed()).toEqual(news);
    expect(await takePressed()).toBeUndefined();
  });
});
