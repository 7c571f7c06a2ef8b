import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__NATIVE__', false);
vi.stubGlobal('__SETTINGS__', {});
const { storage } = await import('../../base/storage/storage.ts');
const { addToCart, setPieces, settleWaiting } = await import('./cart-changes.ts');
const { hearCart, readCart, setCart } = await import('./cart-state.ts');
const { makeCartSync } = await import('./cart-sync.ts');
const { cartServer } = await import('./cart-server-testing.ts');
const { lineKey } = await import('@zanga/domain/ordering/cart-lines');
const { takeToasts } = await import('@zanga/ui/overlays/toast-queue.ts');

const line = (product: string, qty = 1) => ({ product, options: [], qty, notes: '' });
const wanted = () => readCart().items.map(({ product, qty }) => `${qty} ${product}`);

let said: string[] = [];
takeToasts(({ text }) => said.push(text));

beforeEach(() => {
  storage.write('username', 'somebody@example.it');
  hearCart();
  for (const key of ['username', 'token', 'shop_address', 'direct', 'where', 'cart_key'] as const)
    storage.write(key, null);
  hearCart();
  said = [];
});

const visit = () => {
  const server = cartServer();
  return { server, sync: makeCartSync(server.service) };
};
const signIn = () => storage.write('username', 'ada@example.it');

describe('[API-38] the cart of a visitor', () => {
  it('shows at once, then gets the server’s prices, and its key is stored', async () => {
    const { sync } = visit();
    addToCart(line('norma'));
    expect(wanted()).toEqual(['1 norma']);
    await sync.flush();
    expect(readCart()).toMatchObject({ unsent: [], version: 1, state: 'idle', live: { total_price: 500 } });
    expect(storage.read('cart_key')).toBe('key_1');
  });

  it('sends changes made during a call in one further call', async () => {
    const { server, sync } = visit();
    addToCart(line('norma'));
    const first = sync.flush();
    await Promise.resolve();
    setPieces(lineKey(line('norma')), 2);
    setPieces(lineKey(line('norma')), 3);
    await first;
    await sync.flush();
    expect(wanted()).toEqual(['3 norma']);
    expect(server.visitors.get('key_1')?.items).toEqual([line('norma', 3)]);
    expect(server.asked.length).toBeLessThanOrEqual(2);
  });

  it('is created again from the browser’s lines when its key is no longer valid', async () => {
    const { server, sync } = visit();
    addToCart(line('norma'));
    await sync.flush();
    server.visitors.clear();
    addToCart(line('cola'));
    await sync.flush();
    expect(wanted()).toEqual(['1 norma', '1 cola']);
    expect(server.visitors.size).toBe(1);
  });

  it('drops refused changes with their reason, and keeps the others', async () => {
    const { server, sync } = visit();
    server.refuses = 'drago';
    addToCart(line('norma'));
    addToCart(line('drago'));
    await sync.flush();
    expect(wanted()).toEqual(['1 norma']);
    expect(said).toEqual(['Non l’abbiamo potuto aggiungere: non esiste']);
  });
});

describe('[API-38] a network that comes and goes', () => {
  it('sends a failed change later', async () => {
    const { server, sync } = visit();
    server.network = 'down';
    addToCart(line('norma', 2));
    await sync.flush();
    expect(readCart()).toMatchObject({ state: 'away', items: [line('norma', 2)] });
    server.network = 'up';
    await sync.refresh();
    expect(readCart()).toMatchObject({ state: 'idle', unsent: [], live: { qty: 2 } });
  });

  it('doubles no line when an answer gets lost', async () => {
    const { server, sync } = visit();
    signIn();
    await sync.refresh();
    server.network = 'lost';
    addToCart(line('norma', 2));
    await sync.flush();
    expect(readCart().state).toBe('away');
    server.network = 'up';
    await sync.refresh();
    expect(server.account).toMatchObject({ items: [line('norma', 2)], version: 1 });
    expect(wanted()).toEqual(['2 norma']);
  });

  it('[STA-3] sends an earlier visit’s unsent changes after a reload', async () => {
    const { server, sync } = visit();
    signIn();
    server.account.items = [line('cola')];
    await sync.refresh();
    server.network = 'down';
    addToCart(line('norma'));
    await sync.flush();
    const left = { items: readCart().items, unsent: readCart().unsent };
    setCart({ items: [], unsent: [], version: 0, live: null });
    server.network = 'up';
    await makeCartSync(server.service).resume(left);
    expect(wanted()).toEqual(['1 cola', '1 norma']);
    expect(server.account.items).toHaveLength(2);
  });
});

describe('[API-38] one cart on several devices', () => {
  it('applies this device’s changes on top of another’s, and says so', async () => {
    const { server, sync } = visit();
    signIn();
    await sync.refresh();
    addToCart(line('norma'));
    await sync.flush();
    server.account.items = [line('norma', 4), line('cola')];
    server.account.version = 7;
    addToCart(line('norma'));
    await sync.flush();
    expect(wanted()).toEqual(['5 norma', '1 cola']);
    expect(server.account).toMatchObject({ version: 8, items: [line('norma', 5), line('cola')] });
    expect(said).toContain('Il carrello è cambiato su un altro dispositivo: eccolo aggiornato');
  });

  it('takes over another device’s changes at a return to the page, and says so once', async () => {
    const { server, sync } = visit();
    signIn();
    addToCart(line('norma'));
    await sync.flush();
    server.account.items = [line('cola')];
    server.account.version += 1;
    await sync.refresh();
    await sync.refresh();
    expect(wanted()).toEqual(['1 cola']);
    expect(said).toEqual(['Il carrello è cambiato su un altro dispositivo: eccolo aggiornato']);
  });
});

describe('[RTE-10] an order', () => {
  it('empties its own cart without a message about another device', async () => {
    const { server, sync } = visit();
    signIn();
    addToCart(line('norma'));
    await sync.flush();
    server.account.items = [];
    server.account.version += 1;
    await sync.refresh();
    expect(wanted()).toEqual([]);
    expect(said).toEqual([]);
  });
});

describe('[API-38] at login', () => {
  it('merges the two carts once, and shows the changes until they are read', async () => {
    const { server, sync } = visit();
    server.account.items = [line('cola')];
    addToCart(line('norma'));
    await sync.flush();
    signIn();
    await sync.refresh();
    await sync.refresh();
    expect(wanted()).toEqual(['1 norma', '1 cola']);
    expect(storage.read('cart_key')).toBeNull();
    expect(readCart().news).toEqual(['Hai ritrovato qualcosa']);
    expect(said).toEqual(['Abbiamo unito il carrello a quello del tuo account: guarda cosa è cambiato']);
  });

  it('drops an answer whose owner has signed out meanwhile', async () => {
    const { server, sync } = visit();
    server.account.items = [line('cola')];
    signIn();
    const asked = sync.refresh();
    await Promise.resolve();
    storage.write('username', null);
    hearCart();
    await asked;
    expect(readCart()).toMatchObject({ items: [], live: null });
  });
});

describe('[API-38] a cart of one shop', () => {
  it('belongs to the shop whose table started it, and asks before another', async () => {
    const { server, sync } = visit();
    storage.write('direct', '1');
    storage.write('shop_address', 'shp_a');
    addToCart(line('norma'));
    await sync.flush();
    expect(server.asked.at(-1)).toMatchObject({ single_cart_shop: 'shp_a' });
    const { live } = readCart();
    setCart({ live: live && { ...live, single_cart_shop: 'shp_a' } });
    storage.write('shop_address', 'shp_b');
    addToCart(line('cola'));
    expect(wanted()).toEqual(['1 norma']);
    settleWaiting('leave');
    expect(readCart()).toMatchObject({ waiting: null, unsent: [] });
    addToCart(line('cola'));
    settleWaiting('start_over');
    expect(wanted()).toEqual(['1 cola']);
    await sync.flush();
    expect(server.asked.at(-1)).toMatchObject({ single_cart_shop: 'shp_b', items: [line('cola')] });
  });
});
