import type { ManyChange, ManyRow } from '@zanga/contract/menu/menu-many';
import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import type { ProductDetail } from '@zanga/contract/menu/product';
import { keptSince, retentions } from '@zanga/domain/brand/retention';
import type { MenuChangeId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { addProduct } from '../testing.ts';
import { purgeChanges } from './many-store.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const owner = await signInStaff(app, 'owner');
const ofOneShop = await signInStaff(app, 'manager', stand.shop);
const worker = await signInStaff(app, 'worker', stand.shop);
const { id: root } = await app.db.selectFrom('categories').select('id').executeTakeFirstOrThrow();

let dishes = 0;
const dish = async (values: object = {}) => {
  dishes += 1;
  const name = `Piatto ${dishes}`;
  return addProduct(app.db, root, { name, slug: `piatto-${dishes}`, price_cents: 800, ...values });
};
const url = 'backoffice/menu';
type RefusalBody = { readonly code: string; readonly fields: Readonly<Record<string, readonly string[]>> };
const look = async (products: readonly string[], change: ManyChange, token = owner) =>
  call<{ data: ManyRow[] } & RefusalBody>(app, `POST ${url}/changes/preview`, {
    token,
    payload: { products, change },
  });
type ManyAnswer = { readonly id: MenuChangeId; readonly changed: number } & RefusalBody;
const make = (products: readonly Pick<ManyRow, 'id' | 'version'>[], change: ManyChange, more: object = {}) =>
  call<ManyAnswer>(app, `POST ${url}/changes`, {
    token: owner,
    payload: { products: products.map(({ id, version }) => ({ id, version })), change, ...more },
  });
const looked = async (products: readonly string[], change: ManyChange) =>
  (await look(products, change)).body.data;
const changed = async (products: readonly string[], change: ManyChange) =>
  make(await looked(products, change), change);
type Undone = { readonly undone: number; readonly left: { name: string; why: string }[] } & RefusalBody;
const undo = (id: string, token = owner) =>
  call<Undone>(app, `POST ${url}/changes/${id}/undo`, { token, payload: {} });
const read = async (id: string) =>
  (await call<EditedProduct>(app, `GET ${url}/products/${id}`, { token: owner })).body;
const save = async (id: string, part: Partial<EditedProduct['form']>) => {
  const { version, form } = await read(id);
  const payload = { version, form: { ...form, ...part } };
  expect((await call(app, `PUT ${url}/products/${id}`, { token: owner, payload })).status).toBe(200);
};
const priceOf = async (id: string) => (await read(id)).form.price;
const entriesOf = (thing: string) =>
  app.db.selectFrom('audit_entries').selectAll().where('thing', '=', thing).orderBy('id').execute();

const price = (amount: number, part: Partial<ManyChange & { what: 'price' }> = {}) =>
  ({ what: 'price', by: 'sum', rounding: 'none', prime: false, amount, ...part }) as const;
const tenPercent = price(1000, { by: 'percent', rounding: 'ninety' });

describe('a change of many products', () => {
  it('is seen before it is made, and then sold at once, as one change of the audit', async () => {
    const ids = [await dish(), await dish({ price_cents: 1250 }), await dish({ price_cents: 790 })];
    const rows = await looked(ids, tenPercent);
    expect(rows.map(({ changes }) => changes)).toEqual([
      [{ column: 'prezzo', before: '8,00', after: '8,90' }],
      [{ column: 'prezzo', before: '12,50', after: '13,90' }],
      [{ column: 'prezzo', before: '7,90', after: '8,90' }],
    ]);
    expect(await priceOf(ids[0] ?? '')).toBe(800);
    const made = await make(rows, tenPercent);
    expect([made.status, made.body.changed]).toEqual([201, 3]);
    const slug = (await read(ids[1] ?? '')).slug;
    await expect
      .poll(async () => (await call<ProductDetail>(app, `GET products/${slug}`)).body.price)
      .toBe(1390);
    const history = await app.pool.query(
      'select price_cents from price_history where product_id = $1 order by valid_from',
      [ids[1]],
    );
    expect(history.rows.map((row) => row.price_cents)).toEqual([1250, 1390]);
    expect(await entriesOf(made.body.id)).toMatchObject([
      {
        ...{ action: 'menu.change', kind: 'menu_change', actor: 'staff', role: 'owner' },
        after: {
          changed: 3,
          products: rows.map(
            ({ name }, at) => `${name}: prezzo ${['8,00 → 8,90', '12,50 → 13,90', '7,90 → 8,90'][at]}`,
          ),
        },
      },
    ]);
    expect(await entriesOf(ids[0] ?? '')).toMatchObject([
      { action: 'menu.change', kind: 'product', before: { price_cents: 800 }, after: { price_cents: 890 } },
    ]);
  });

  it('is written for all or for none, and says why not', async () => {
    const cheap = await dish({ price_cents: 100 });
    const prime = await dish({ prime_price_cents: 750 });
    const fine = await dish();
    const change = price(-200);
    const rows = await looked([cheap, prime, fine], change);
    expect(rows.map(({ outcome, problems }) => [outcome, problems[0]?.column])).toEqual([
      ['refused', 'prezzo'],
      ['refused', 'prezzo_prime'],
      ['changed', undefined],
    ]);
    const made = await make(rows, change);
    expect([made.status, made.body.code]).toEqual([409, 'menu_change.refused']);
    expect(made.body.fields.products).toHaveLength(2);
    expect(await priceOf(fine)).toBe(800);
    expect((await changed([prime, fine], { ...change, prime: true })).status).toBe(201);
    expect((await read(prime)).form).toMatchObject({ price: 600, prime_price: 550 });
    const dear = await dish({ price_cents: 9_500_000 });
    expect((await looked([dear], price(1_000_000)))[0]).toMatchObject({
      outcome: 'refused',
      problems: [{ column: 'prezzo', text: 'da 0 a 100.000 €' }],
    });
  });

  it('keeps a reduced price below the new one', async () => {
    const reduced = await dish();
    const from = new Date(Date.now() - 60_000).toISOString();
    await save(reduced, { reduction: { price: 700 as never, reason: 'Festa', from, until: null } });
    expect((await looked([reduced], price(-100)))[0]?.problems[0]?.column).toBe('prezzo_scontato');
    expect((await changed([reduced], price(-99))).status).toBe(201);
  });

  it.each([
    ['nothing', -800],
    ['ten thousand euro', 999_200],
  ])('asks twice where a price becomes %s', async (_, amount) => {
    const id = await dish();
    const rows = await looked([id], price(amount));
    expect(rows[0]).toMatchObject({ outcome: 'changed', unusual: true });
    expect((await make(rows, price(amount))).body.code).toBe('product.price_unusual');
    expect(await priceOf(id)).toBe(800);
    expect((await make(rows, price(amount), { sure: true })).status).toBe(201);
  });

  it('names products changed meanwhile, and writes nothing', async () => {
    const [one, two] = [await dish(), await dish()];
    const rows = await looked([one, two], tenPercent);
    await save(two, { allergens: { contains: ['milk'], may_contain: [] } });
    const made = await make(rows, tenPercent);
    expect([made.status, made.body.code]).toEqual([409, 'menu_change.overtaken']);
    expect(made.body.fields.products).toEqual([rows[1]?.name]);
    expect(await priceOf(one)).toBe(800);
    await app.db.deleteFrom('products').where('id', '=', two).execute();
    expect((await make(rows, tenPercent)).body.code).toBe('menu_change.overtaken');
  });

  it('is made once where two make it, or one presses twice', async () => {
    const ids = [await dish(), await dish(), await dish()];
    const rows = await looked(ids, tenPercent);
    const made = await Promise.all([
      make(rows, tenPercent),
      make([...rows].reverse(), tenPercent),
      make(rows, tenPercent),
    ]);
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await priceOf(ids[2] ?? '')).toBe(890);
  });

  it('loses no save of an editor in the same moment', async () => {
    const id = await dish();
    const { version, form } = await read(id);
    const rows = await looked([id], tenPercent);
    const allergens = { contains: ['milk'], may_contain: [] };
    const payload = { version, form: { ...form, allergens } };
    const answers = await Promise.all([
      make(rows, tenPercent),
      call(app, `PUT ${url}/products/${id}`, { token: owner, payload }),
      call(app, `PUT ${url}/products/${id}`, { token: owner, payload: { version, form } }),
    ]);
    const after = (await read(id)).form;
    const won = answers.findIndex(({ status }) => status < 300);
    // The first save stays; saving the same values again is no change.
    if (won === 0) expect(after).toMatchObject({ price: 890, allergens: form.allergens });
    expect([after.price === 890, after.allergens?.contains.length === 1]).not.toEqual([true, true]);
  });

  it('says that nothing changes, and takes a product once that is named twice', async () => {
    const id = await dish();
    expect((await changed([id], price(0))).body.code).toBe('menu_change.nothing');
    const [row] = await looked([id, id], price(50));
    if (!row) throw new Error('no row');
    expect((await make([row, row], price(50))).body.changed).toBe(1);
    expect(await priceOf(id)).toBe(850);
  });

  it('sets channels, allergens, tax and publishing by the rules of the editor', async () => {
    const declared = await dish();
    const draft = await dish({ published: false, allergens_declared: false });
    const publish = { what: 'published', published: true } as const;
    expect((await looked([draft], publish))[0]?.problems[0]?.text).toContain('Dichiara gli allergeni');
    expect(
      (await changed([declared], { what: 'channels', add: ['totem'], remove: ['delivery'] })).status,
    ).toBe(201);
    const milk = { what: 'allergen', allergen: 'milk', presence: 'may_contain' } as const;
    expect((await looked([draft], milk))[0]?.outcome).toBe('refused');
    expect((await changed([declared], milk)).status).toBe(201);
    expect((await changed([declared], { what: 'vat_class', vat_class: 'drink' })).status).toBe(201);
    expect((await changed([declared], { what: 'published', published: false })).status).toBe(201);
    expect((await read(declared)).form).toMatchObject({
      ...{ channels: ['pickup', 'onshop', 'totem'], vat_class: 'drink', published: false },
      allergens: { contains: [], may_contain: ['milk'] },
    });
  });

  it('archives products and brings them back, and is undone as a whole', async () => {
    const ids = [await dish(), await dish({ published: false })];
    const away = await changed(ids, { what: 'archived', archived: true });
    expect(away.status).toBe(201);
    const lives = async () =>
      Promise.all(
        ids.map(async (id) => (({ published, archived }) => [published, archived])((await read(id)).form)),
      );
    expect(await lives()).toEqual([
      [false, true],
      [false, true],
    ]);
    expect((await call(app, `POST ${url}/changes/${away.body.id}/undo`, { token: owner })).status).toBe(200);
    expect(await lives()).toEqual([
      [true, false],
      [false, false],
    ]);
  });

  it('takes five hundred in one go, and no more', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 500; at += 1) ids.push(await dish());
    const began = performance.now();
    expect((await changed(ids, tenPercent)).body.changed).toBe(500);
    expect(performance.now() - began).toBeLessThan(15_000);
    const { rows } = await app.pool.query('select from products where id = any($1) and price_cents = 890', [
      ids,
    ]);
    expect(rows).toHaveLength(500);
    expect((await look([...ids, 'prd_x'], tenPercent)).status).toBe(422);
  }, 60_000);

  it('is for staff of all shops who may edit the menu', async () => {
    const id = await dish();
    const [row] = await looked([id], tenPercent);
    const made = await changed([id], price(10));
    for (const [token, code] of [
      [worker, 'forbidden'],
      [ofOneShop, 'menu.of_all_shops'],
    ] as const) {
      expect((await look([id], tenPercent, token)).body.code).toBe(code);
      const payload = { products: [{ id, version: row?.version }], change: tenPercent };
      expect((await call<RefusalBody>(app, `POST ${url}/changes`, { token, payload })).body.code).toBe(code);
      expect((await undo(made.body.id, token)).body.code).toBe(code);
    }
  });
});

describe('an undone change of many products', () => {
  it('restores unchanged products, names the others, and is audited', async () => {
    const [one, two, three] = [await dish(), await dish({ price_cents: 900 }), await dish()];
    const { id } = (await changed([one, two, three], tenPercent)).body;
    await save(two, { price: 1000 as never });
    await save(three, { description: 'Altro.' });
    const undone = await undo(id);
    expect(undone.body).toEqual({
      undone: 2,
      left: [{ name: (await read(two)).form.name, why: expect.any(String) }],
    });
    expect([await priceOf(one), await priceOf(two), await priceOf(three)]).toEqual([800, 1000, 800]);
    expect((await read(three)).form.description).toBe('Altro.');
    const [, entry] = await entriesOf(id);
    expect(entry).toMatchObject({ action: 'menu.undo', after: { changed: 2, left: [expect.any(String)] } });
    expect((await entriesOf(one)).at(-1)).toMatchObject({
      ...{ action: 'menu.undo', before: { price_cents: 890 }, after: { price_cents: 800 } },
    });
  });

  it('is undone once, however often the request comes', async () => {
    const id = await dish();
    const made = await changed([id], tenPercent);
    const asked = await Promise.all([undo(made.body.id), undo(made.body.id), undo(made.body.id)]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await undo(made.body.id)).body.code).toBe('menu_change.undone');
    expect(await entriesOf(made.body.id)).toHaveLength(2);
    expect((await undo('mch_nessuna')).body.code).toBe('menu_change.not_found');
  });

  it('is refused where all of it was changed since, and where it would break a rule today', async () => {
    const id = await dish();
    const made = await changed([id], tenPercent);
    await save(id, { price: 1000 as never });
    expect((await undo(made.body.id)).body.code).toBe('menu_change.nothing_left');
    const other = await dish();
    const dearer = await changed([other], price(500));
    await save(other, { prime_price: 1200 as never });
    expect((await undo(dearer.body.id)).body.code).toBe('menu_change.nothing_left');
    await save(other, { prime_price: null });
    expect((await undo(dearer.body.id)).body.undone).toBe(1);
  });

  it('can be undone for ninety days', async () => {
    const { id } = (await changed([await dish()], tenPercent)).body;
    const old = new Date(app.now.at.getTime() - 91 * 86_400_000);
    await app.db.updateTable('menu_changes').set({ made_at: old }).where('id', '=', id).execute();
    const { body: younger } = await changed([await dish()], tenPercent);
    await purgeChanges(app.db, keptSince(retentions.menu_changes, app.now.at));
    expect((await undo(id)).body.code).toBe('menu_change.not_found');
    expect((await undo(younger.id)).body.undone).toBe(1);
  });
});
