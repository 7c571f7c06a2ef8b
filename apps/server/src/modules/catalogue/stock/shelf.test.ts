import type { ProductDetail } from '@zanga/contract/menu/product';
import type { ShelfThing } from '@zanga/contract/menu/shelf';
import type { ShopId } from '@zanga/domain/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { openKitchen, postCart } from '../../ordering/cart/cart-testing.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { addOptions, addProduct } from '../testing.ts';
import { removeEndedMarks } from './marks-store.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const elsewhere = await openKitchen(app, { name: 'Zanga Palermo' });
const worker = await signInStaff(app, 'worker', stand.shop);
const stranger = await signInStaff(app, 'worker', elsewhere);

const { id: root } = await app.db.selectFrom('categories').select('id').executeTakeFirstOrThrow();
const extras = await addOptions(app.db, { name: 'Aggiunte', max_choices: 3 }, [
  { name: 'Doppia mozzarella' },
  { name: 'Mozzarella di bufala' },
  { name: 'Senza mozzarella' },
  { name: 'Fior di latte' },
  { name: 'Porzione di fior di latte extra' },
]);
const dish = (name: string, madeOf: readonly string[]) =>
  addProduct(app.db, root, {
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    madeOf,
    options: [extras],
  });
await dish('Margherita', ['pomodoro', 'mozzarella']);
await dish('Capricciosa', ['pomodoro', 'Mozzarella', 'funghi']);
await dish('Marinara', ['pomodoro', 'aglio']);
await dish('Bufalina', ['pomodoro', 'mozzarella di bufala']);
await dish('Regina', ['pomodoro', 'Fior di latte']);

type Shelf = { out: ShelfThing[]; found: ShelfThing[]; next_opening: string };
const url = `backoffice/shops/${stand.shop}/shelf`;
const see = async (search = '') =>
  (await call<Shelf>(app, `GET ${url}?search=${encodeURIComponent(search)}`, { token: worker })).body;
const reach = async (kind: string, key: string) =>
  (
    await call<{ dishes: string[]; choices: { name: string }[] }>(
      app,
      `GET ${url}/reach?kind=${kind}&key=${encodeURIComponent(key)}`,
      { token: worker },
    )
  ).body;
const mark = (payload: object, token = worker) => call<ShelfThing>(app, `POST ${url}`, { token, payload });
const detail = async (slug: string, shop = stand.shop) =>
  (await call<ProductDetail>(app, `GET products/${slug}?filter_on_shop_address=${shop}`)).body;
const stateOf = async (slug: string, shop?: ShopId) => (await detail(slug, shop)).availability.state;
const choiceOf = async (name: string, shop?: ShopId) =>
  (await detail('marinara', shop)).options.flatMap(({ choices }) => choices).find((one) => one.name === name);

const begin = app.now.at;
const tonight = new Date(begin.getTime() + 3 * 3_600_000).toISOString();
beforeEach(async () => {
  app.now.at = begin;
  await app.pool.query('delete from sold_out_ingredients');
  await app.pool.query('delete from sold_out_choices');
  await app.pool.query('update product_shops set sold_out_until = null');
});

describe('an ingredient that has run out', () => {
  it('shows what it would sell out before it is marked', async () => {
    expect(await reach('ingredient', 'mozzarella')).toEqual({
      dishes: ['Capricciosa', 'Margherita'],
      choices: [{ name: 'Doppia mozzarella', group: 'Aggiunte' }],
    });
    expect((await see('mozza')).found).toMatchObject([
      { kind: 'ingredient', key: 'mozzarella', dishes: 2, out: null },
      { kind: 'ingredient', key: 'mozzarella di bufala', dishes: 1 },
      { kind: 'choice' },
      { kind: 'choice' },
      { kind: 'choice' },
    ]);
  });

  it('knows a choice of several words, with words of quantity before and after it', async () => {
    expect(await reach('ingredient', 'fior di latte')).toEqual({
      dishes: ['Regina'],
      choices: [
        { name: 'Fior di latte', group: 'Aggiunte' },
        { name: 'Porzione di fior di latte extra', group: 'Aggiunte' },
      ],
    });
  });

  it('sells out its dishes and its choice, in this shop alone, and nothing else', async () => {
    const kept = await detail('margherita');
    expect(kept.availability.state).toBe('available');
    expect((await mark({ kind: 'ingredient', key: 'mozzarella', until: tonight })).body).toMatchObject({
      out: { until: tonight, by: 'Ada Rossi' },
    });
    await expect.poll(() => stateOf('margherita')).toBe('sold_out');
    expect(await stateOf('capricciosa')).toBe('sold_out');
    expect([await stateOf('marinara'), await stateOf('bufalina')]).toEqual(['available', 'available']);
    expect(await stateOf('margherita', elsewhere)).toBe('available');
    expect((await choiceOf('Doppia mozzarella'))?.sold_out).toBe(true);
    expect((await choiceOf('Doppia mozzarella', elsewhere))?.sold_out).toBe(false);
    expect((await choiceOf('Mozzarella di bufala'))?.sold_out).toBe(false);
    expect((await choiceOf('Senza mozzarella'))?.sold_out).toBe(false);
  });

  it('is shown in carts that contain it, and ends by itself', async () => {
    const wanted = { items: [{ product: 'margherita', qty: 1 }], deliveries: [stand.pickup] };
    expect((await postCart(app, wanted)).issues).toEqual([]);
    await mark({ kind: 'ingredient', key: 'mozzarella', until: tonight });
    expect((await postCart(app, wanted)).issues).toMatchObject([
      { code: 'product_sold_out', blocking: true },
    ]);
    const { id: choice } = (await choiceOf('Doppia mozzarella')) ?? { id: '' };
    const withChoice = {
      items: [{ product: 'marinara', options: [choice], qty: 1 }],
      deliveries: [stand.pickup],
    };
    expect((await postCart(app, withChoice)).issues).toMatchObject([
      { code: 'options_changed', blocking: true },
    ]);
    app.now.at = new Date(tonight);
    expect((await postCart(app, withChoice)).issues.map(({ code }) => code)).not.toContain('options_changed');
    await inTransaction(app.db, (tx) => removeEndedMarks(tx, app.now.at));
    await expect.poll(() => stateOf('margherita')).not.toBe('sold_out');
    app.now.at = begin;
    expect((await see()).out).toEqual([]);
  });
});

describe('a mark', () => {
  it('lasts for good until staff remove it', async () => {
    const key = (await see('Marinara')).found.find(({ kind }) => kind === 'product')?.key ?? '';
    expect((await mark({ kind: 'product', key, until: 'for_good' })).body.out).toMatchObject({ until: null });
    await inTransaction(app.db, (tx) => removeEndedMarks(tx, new Date(begin.getTime() + 300 * 86_400_000)));
    expect((await see()).out).toMatchObject([
      { kind: 'product', name: 'Marinara', out: { by: 'Ada Rossi' } },
    ]);
    await expect.poll(() => stateOf('marinara')).toBe('sold_out');
    expect((await mark({ kind: 'product', key, until: null })).body.out).toBeNull();
    await expect.poll(() => stateOf('marinara')).toBe('available');
  });

  it('can be of a choice alone, and is in the audit with the state before', async () => {
    const key = (await choiceOf('Mozzarella di bufala'))?.id ?? '';
    await mark({ kind: 'choice', key, until: tonight });
    await expect.poll(async () => (await choiceOf('Mozzarella di bufala'))?.sold_out).toBe(true);
    expect(await stateOf('bufalina')).toBe('available');
    const { rows } = await app.pool.query(
      `select before, after from audit_entries where action = 'shop.sold_out' order by id desc limit 1`,
    );
    expect(rows).toMatchObject([{ before: { sold_out_until: null }, after: { sold_out_until: tonight } }]);
  });

  it('is refused where it makes no sense', async () => {
    const known = { kind: 'ingredient', key: 'mozzarella' };
    expect(await mark({ ...known, until: tonight }, stranger)).toMatchObject({ status: 404 });
    expect(await mark({ ...known, key: 'polistirolo', until: tonight })).toMatchObject({ status: 404 });
    expect(await mark({ ...known, kind: 'product', until: tonight })).toMatchObject({ status: 404 });
    expect(await mark({ ...known, until: begin.toISOString() })).toMatchObject({ status: 422 });
    expect(await mark({ ...known, until: 'forever' })).toMatchObject({ status: 422 });
  });

  it('ends, where it is for today, when the shop opens on its next day', async () => {
    expect((await see()).next_opening > begin.toISOString()).toBe(true);
  });

  it('is one mark, even pressed twice or at once', async () => {
    const payload = { kind: 'ingredient', key: 'pomodoro', until: tonight };
    const all = await Promise.all([mark(payload), mark(payload), mark(payload)]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await see()).out).toHaveLength(1);
  });
});

describe('how many dishes an ingredient is in', () => {
  const counted = async (key: string) =>
    (await see(key)).found.find((thing) => thing.kind === 'ingredient' && thing.key === key)?.dishes;

  it('follows published, edited and deleted dishes', async () => {
    const id = await dish('Norma di prova', ['zafferano', 'Zafferano', 'pomodoro']);
    expect(await counted('zafferano')).toBe(1);
    const publish = (published: boolean) =>
      app.db.updateTable('products').set({ published }).where('id', '=', id).execute();
    await publish(false);
    expect(await counted('zafferano')).toBeUndefined();
    await publish(true);
    await app.db.deleteFrom('product_ingredients').where('name', '=', 'Zafferano').execute();
    expect(await counted('zafferano')).toBe(1);
    await app.pool.query(
      `update product_ingredients set name = 'Pistilli di zafferano' where product_id = $1 and name = 'zafferano'`,
      [id],
    );
    expect([await counted('zafferano'), await counted('pistilli di zafferano')]).toEqual([undefined, 1]);
    await app.db.deleteFrom('product_ingredients').where('product_id', '=', id).execute();
    expect(await counted('pistilli di zafferano')).toBeUndefined();
  });

  it('is right when twenty recipes are written at once', async () => {
    const before = (await counted('pomodoro')) ?? 0;
    await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        dish(`Insieme ${nth}`, nth % 2 === 0 ? ['pomodoro', 'capperi'] : ['capperi', 'pomodoro']),
      ),
    );
    expect([await counted('pomodoro'), await counted('capperi')]).toEqual([before + 20, 20]);
    const { rows } = await app.pool.query(`
      select s.words from sold_ingredients s left join (
        select i.words, count(distinct i.product_id)::int as dishes from product_ingredients i
        join products p on p.id = i.product_id and p.published group by 1
      ) c using (words) where s.dishes <> coalesce(c.dishes, 0)`);
    expect(rows).toEqual([]);
  });
});
