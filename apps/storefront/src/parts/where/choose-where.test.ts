import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('__NATIVE__', false);
vi.stubGlobal('location', { href: 'https://zanga.example/negozi/siracusa' });
const { storage } = await import('../../base/storage/storage.ts');
const { setCart } = await import('../cart/cart-state.ts');
const { chooseWhere, settleChoice } = await import('./choose-where.ts');
const { readWhere, setWhere } = await import('./where.ts');
const { somePickup, someShop } = await import('./where-testing.ts');

const someLine = { product: 'norma', options: [], qty: 1, notes: '' };
const siracusa = { ...somePickup, shop: { ...someShop, id: 'shp_2' as const, name: 'Zanga Siracusa' } };

describe('a choice made before the cart has loaded', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    location.href = 'https://zanga.example/negozi/siracusa';
    setCart({ live: null, items: [], looked: false });
    setWhere(somePickup);
    storage.write('cart_key', 'a-cart');
  });
  afterEach(() => {
    storage.write('cart_key', null);
    vi.useRealTimers();
  });

  it('waits for the cart, and is stored if it is empty', async () => {
    const onKept = vi.fn();
    const told: boolean[] = [];
    expect(chooseWhere(siracusa, onKept, (waits) => told.push(waits))).toBe(false);
    expect(readWhere()?.shop?.id).toBe(someShop.id);
    expect(told).toEqual([true]);
    setCart({ looked: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([true, false]);
    expect(readWhere()?.shop?.id).toBe('shp_2');
    expect(onKept).toHaveBeenCalledOnce();
  });

  it('asks first when a filled cart has come from another device: a no keeps the place, a yes moves on', async () => {
    const onKept = vi.fn();
    chooseWhere(siracusa, onKept);
    setCart({ items: [someLine], looked: true });
    await vi.advanceTimersByTimeAsync(0);
    settleChoice('stay');
    expect(readWhere()?.shop?.id).toBe(someShop.id);
    expect(chooseWhere(siracusa, onKept)).toBe(false);
    expect(onKept).not.toHaveBeenCalled();
    settleChoice('move');
    expect(readWhere()?.shop?.id).toBe('shp_2');
    expect(onKept).toHaveBeenCalledOnce();
  });

  it('is stored when no answer comes', async () => {
    const onKept = vi.fn();
    chooseWhere(siracusa, onKept);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(onKept).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(readWhere()?.shop?.id).toBe('shp_2');
    expect(onKept).toHaveBeenCalledOnce();
  });

  it('gives way to a later one, and leads nowhere after a change of page', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    chooseWhere(siracusa, first);
    chooseWhere(somePickup, second);
    setCart({ looked: true });
    await vi.advanceTimersByTimeAsync(0);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    setCart({ looked: false });
    chooseWhere(siracusa, first);
    location.href = 'https://zanga.example/home';
    setCart({ looked: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(first).not.toHaveBeenCalled();
    expect(readWhere()?.shop?.id).toBe('shp_2');
  });
});
