import { afterEach, expect, it, vi } from 'vitest';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__NATIVE__', false);
vi.stubGlobal('__SETTINGS__', {});
const { prefetchScreens } = await import('./prefetch-screens.ts');

afterEach(() => void vi.useRealTimers());

it('[STA-11] fetches the other screens’ code half a second later, one file after the other', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (file: string) => {
    asked.push(file);
    return new Response(file === '/screens.json' ? '["/assets/a.js","/assets/b.js"]' : 'code');
  });
  prefetchScreens();
  await vi.advanceTimersByTimeAsync(499);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked[0]).toBe('/screens.json');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['/screens.json', '/assets/a.js', '/assets/b.js']);
});

it('fetches nothing ahead for a person who saves data', async () => {
  vi.useFakeTimers();
  const ask = vi.fn();
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  prefetchScreens();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
});
