import type { EditedShop, OfficeShop, ShopForm, ShopsInOrder } from '@zanga/contract/shops/shop-office';
import type { ShopDetail } from '@zanga/contract/shops/shops';
import type { ImageId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { addCategory, addPicture } from '../../catalogue/testing.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { daily, openShop, setSlots } from '../testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const owner = await signInStaff(app, 'owner');
const other = await openShop(app.db, {
  slug: 'altrove',
  name: 'Zanga Altrove',
  hours: { pickup: daily(12 * 60, 15 * 60) },
  exceptions: [{ day: '2027-12-25', service: null, intervals: [], reason: 'Natale' }],
});
await setSlots(app.db, other, { mode: 'pickup', pieces: 17, orders: 3 });
const ofOther = await signInStaff(app, 'manager', other);
const worker = await signInStaff(app, 'worker', other);
const viewer = await signInStaff(app, 'viewer', other);

type ShopAnswer = EditedShop & { readonly code: string; readonly fields: Record<string, string[]> };
const read = async (id: string, token = owner) =>
  (await call<ShopAnswer>(app, `GET backoffice/shops/${id}/form`, { token })).body;
const put = (id: string, payload: object, token = owner) =>
  call<ShopAnswer>(app, `PUT backoffice/shops/${id}/form`, { token, payload });
const save = async (id: string, change: Partial<ShopForm>, token = owner) => {
  const { version, form } = await read(id);
  return put(id, { version, form: { ...form, ...change } }, token);
};
const seen = (slug: string) => call<ShopDetail & { code: string }>(app, `GET shops/${slug}`);
const list = async (token = owner) =>
  (await call<{ data: OfficeShop[] }>(app, 'GET backoffice/shops/list', { token })).body.data;

describe('a shop that is edited', () => {
  it('is told as it was saved, within a second, by cached answers too', async () => {
    expect((await seen('altrove')).body.name).toBe('Zanga Altrove');
    const saved = await save(other, { name: 'Zanga Ognina', phone: '+39 095 7654321' }, ofOther);
    expect(saved.status).toBe(200);
    await expect
      .poll(async () => (await seen('altrove')).body, { timeout: 1_000 })
      .toMatchObject({ name: 'Zanga Ognina', phone: '+39 095 7654321' });
  });

  it('stays as it was when saved unchanged, and its version with it', async () => {
    const before = await read(other);
    expect((await save(other, {})).body).toEqual(before);
  });

  it('shows the pictures and the mark of its form, and refuses unknown ones', async () => {
    const category = await addCategory(app.db, { name: 'Foto' });
    const made: ImageId[] = [];
    for (const name of ['image-new', 'image', 'logo-new'] as const)
      made.push(await addPicture(app.db, { category }, name));
    const [one = 'img_', two = 'img_', logo = 'img_'] = made;
    const saved = await save(other, { pictures: [two, one], logo }, ofOther);
    expect(saved.body.form).toMatchObject({ pictures: [two, one], logo });
    const shown = async () =>
      (await seen('altrove')).body.images.map(({ id, name }) => [id, name === 'logo-new']);
    await expect.poll(shown, { timeout: 1_000 }).toEqual([
      [two, false],
      [one, false],
      [logo, true],
    ]);
    const wrong = await save(other, { pictures: [one, one], logo: 'img_nessuna' });
    expect(Object.keys(wrong.body.fields).toSorted()).toEqual(['form.logo', 'form.pictures']);
    expect((await save(other, { pictures: [], logo: null })).status).toBe(200);
    await expect.poll(shown).toEqual([]);
  });

  it('is not lost when two save at once: the second is refused', async () => {
    const { version, form } = await read(other);
    const answers = await Promise.all(
      ['Uno', 'Due'].map((name) => put(other, { version, form: { ...form, name } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('shop.changed');
    const first = answers.find(({ status }) => status === 200)?.body.form.name;
    expect((await read(other)).form.name).toBe(first);
  });

  it('names the wrong fields of its form', async () => {
    const { status, body } = await save(other, { zip: '12', payments: [], lat: 1, lng: 1 });
    expect(status).toBe(422);
    expect(Object.keys(body.fields).toSorted()).toEqual(['form.lat', 'form.payments', 'form.zip']);
    const long = await save(other, { name: 'N'.repeat(61) });
    expect(long.body.fields['form.name']).toEqual(['al massimo 60 caratteri']);
    expect((await save(other, { street: 'V'.repeat(100) })).status).toBe(200);
  });

  it('is closed to the public and opened again', async () => {
    expect((await save(other, { published: false })).status).toBe(200);
    await expect.poll(async () => (await seen('altrove')).body.code).toBe('shop.not_found');
    expect((await list()).find(({ id }) => id === other)).toMatchObject({ published: false });
    expect((await save(other, { published: true })).status).toBe(200);
    await expect.poll(async () => (await seen('altrove')).status).toBe(200);
  });

  it('is read by its staff, edited by its managers, and refused to staff of other shops', async () => {
    for (const token of [worker, viewer]) {
      expect((await read(other, token)).id).toBe(other);
      expect((await save(other, {}, token)).body.code).toBe('forbidden');
      expect((await list(token)).map(({ id }) => id)).toEqual([other]);
    }
    expect((await read(stand.shop, ofOther)).code).toBe('shop.not_found');
    expect((await save(stand.shop, {}, ofOther)).body.code).toBe('shop.not_found');
  });

  it('tells its bookings', async () => {
    const at = new Date(app.now.at.getTime() + 3_600_000);
    const load = { shop_id: other, mode: 'pickup', slot_at: at, pieces: 4, orders: 2 };
    await app.db.insertInto('slot_loads').values(load).execute();
    expect((await read(other)).booked).toEqual([{ mode: 'pickup', at: at.toISOString(), orders: 2 }]);
  });
});

describe('a new shop', () => {
  const add = (payload: object, token = owner) =>
    call<ShopAnswer>(app, 'POST backoffice/shops', { token, payload });

  it('is a copy, closed to the public until it is opened', async () => {
    const product = await app.db.selectFrom('products').select('id').executeTakeFirstOrThrow();
    await app.db
      .insertInto('product_shops')
      .values({ product_id: product.id, shop_id: other, sold: false })
      .execute();
    const { status, body } = await add({ name: 'Zanga Acireale', copy_of: other });
    expect(status).toBe(201);
    expect(body).toMatchObject({ slug: 'acireale', form: { name: 'Zanga Acireale', published: false } });
    expect((await seen('acireale')).status).toBe(404);
    expect((await save(body.id, { published: true })).status).toBe(200);
    await expect.poll(async () => (await seen('acireale')).status).toBe(200);
    const shop = (await seen('acireale')).body;
    const week = shop.hours.find(({ service }) => service === 'pickup')?.week;
    expect(week?.[0]).toEqual([{ opens: 720, closes: 900 }]);
    const copied = async (table: 'slot_capacity' | 'shop_exceptions' | 'product_shops') =>
      (await app.db.selectFrom(table).select('shop_id').where('shop_id', '=', body.id).execute()).length;
    expect([await copied('slot_capacity'), await copied('shop_exceptions')]).toEqual([1, 1]);
    expect(await copied('product_shops')).toBe(1);
    expect(shop.delivery_areas).toEqual([]);
  });

  it('has an address of its own, and is opened by the owner', async () => {
    const names = await Promise.all(
      [other, stand.shop].map((copy_of) => add({ name: 'Zanga Acireale', copy_of })),
    );
    const slugs = names.map(({ body }) => body.slug);
    expect(slugs.toSorted()).toEqual(['acireale-2', 'acireale-3']);
    expect((await add({ name: 'Mio', copy_of: other }, ofOther)).body.code).toBe('forbidden');
    expect((await add({ name: 'Mio', copy_of: 'shp_nessuno' })).body.code).toBe('shop.not_found');
    expect((await add({ name: ' ', copy_of: other })).body.fields).toHaveProperty('name');
  });
});

describe('the order of the shops', () => {
  const order = async (token = owner) =>
    (await call<ShopsInOrder & { code: string }>(app, 'GET backoffice/shops/order', { token })).body;
  const sort = (payload: object, token = owner) =>
    call<ShopsInOrder & { code: string }>(app, 'PUT backoffice/shops/order', { token, payload });
  const asCustomersRead = async () =>
    (await call<{ data: { id: string }[] }>(app, 'GET shops')).body.data.map(({ id }) => id);

  it('reaches customers within a second', async () => {
    const { version, form } = await order();
    const shops = form.shops.toReversed();
    expect((await sort({ version, form: { shops } })).body.form.shops).toEqual(shops);
    const open = (await order()).shops.filter(({ published }) => published).map(({ id }) => id);
    await expect.poll(asCustomersRead, { timeout: 1_000 }).toEqual(open);
  });

  it('is changed by one at a time, names each shop once, and is for staff of all shops', async () => {
    const { version, form } = await order();
    const [first = '', ...rest] = form.shops;
    const turned = [...rest, first];
    const answers = await Promise.all(
      [turned, turned.toReversed()].map((shops) => sort({ version, form: { shops } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { version: now } = await order();
    expect((await sort({ version: now, form: { shops: rest } })).status).toBe(422);
    expect((await sort({ version: now, form }, ofOther)).body.code).toBe('shops.of_all_shops');
    expect((await sort({ version: now, form }, worker)).status).toBe(403);
    expect((await order(ofOther)).code).toBe('shops.of_all_shops');
  });
});
