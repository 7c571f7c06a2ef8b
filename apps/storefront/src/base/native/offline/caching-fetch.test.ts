import { afterEach, describe, expect, it, vi } from 'vitest';
import { cachingFetch } from './caching-fetch.ts';

const origin = 'https://zanga.example';
const products = `${origin}/api/products?category=pizze&device_id=a`;

/** A phone whose network can be cut; records each reachability report. */
const phone = () => {
  const kept = new Map<string, string>();
  const reach: boolean[] = [];
  const network = { answer: async () => Response.json({ data: ['margherita'] }), asked: 0 };
  const box = {
    read: async (key: string) => kept.get(key),
    write: async (key: string, text: string) => void kept.set(key, text),
  };
  const fetch = cachingFetch({
    ...{ box, origin, onReach: (reached: boolean) => void reach.push(reached) },
    fetch: () => {
      network.asked += 1;
      return network.answer();
    },
  });
  return { fetch, reach, network, kept, box };
};
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => vi.useRealTimers());

describe('the app without a network', () => {
  it('answers with the last catalogue seen, and reports it', async () => {
    const { fetch, reach, network } = phone();
    await fetch(products);
    network.answer = cut;
    const again = await fetch(`${origin}/api/products?device_id=b&category=pizze`);
    expect(await again.json()).toEqual({ data: ['margherita'] });
    expect(reach).toEqual([true, false]);
    network.answer = async () => new Response('', { status: 503 });
    expect(await (await fetch(products)).json()).toEqual({ data: ['margherita'] });
    network.answer = async () => Response.json({ data: [] });
    expect(await (await fetch(products)).json()).toEqual({ data: [] });
    expect(reach.at(-1)).toBe(true);
  });

  it('uses the cache when the network is slow', async () => {
    vi.useFakeTimers();
    const { fetch, network } = phone();
    await fetch(products);
    network.answer = () => new Promise(() => undefined);
    const answered = fetch(products).then((response) => response.json());
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await answered).toEqual({ data: ['margherita'] });
  });

  it("never answers from the cache for an unseen address, a person's own data or the version check", async () => {
    const { fetch, network, kept } = phone();
    const others = ['/api/customer/orders', '/api/user', '/api/check/app', '/api/shops/catania/slots'];
    for (const path of others) await fetch(origin + path);
    await fetch(products, { method: 'POST' });
    expect([...kept]).toEqual([]);
    network.answer = cut;
    for (const path of [...others, '/api/products/new']) await expect(fetch(origin + path)).rejects.toThrow();
  });

  it('caches no refusal, and does not answer an aborted call', async () => {
    const { fetch, network, kept } = phone();
    network.answer = async () => Response.json({ code: 'product.not_found' }, { status: 404 });
    await fetch(products);
    expect([...kept]).toEqual([]);
    network.answer = async () => Response.json({ data: [] });
    await fetch(products);
    network.answer = () => Promise.reject(new DOMException('', 'AbortError'));
    await expect(fetch(products, { signal: AbortSignal.abort() })).rejects.toThrow();
  });

  it('goes on when the phone’s cache fails', async () => {
    const { box, network, fetch } = phone();
    box.write = cut;
    box.read = cut;
    expect((await fetch(products)).ok).toBe(true);
    network.answer = cut;
    await expect(fetch(products)).rejects.toThrow('Failed to fetch');
  });
});
