import type { EditedProduct, MenuProduct, ProductForm } from '@zanga/contract/menu/menu-office';
import type { ProductDetail } from '@zanga/contract/menu/product';
import { descriptionOf, simpleFields, toldFields } from '@zanga/domain/catalogue/editing/product-fields';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { addPicture, addProduct } from '../testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const owner = await signInStaff(app, 'owner');
const ofOneShop = await signInStaff(app, 'manager', stand.shop);
const worker = await signInStaff(app, 'worker', stand.shop);
const { id: root } = await app.db.selectFrom('categories').select('id').executeTakeFirstOrThrow();

let dishes = 0;
const dish = async (values: object = {}) => {
  dishes += 1;
  const slug = `piatto-${dishes}`;
  await addProduct(app.db, root, { name: `Piatto ${dishes}`, slug, price_cents: 800, ...values });
  const row = app.db.selectFrom('products').select('id').where('slug', '=', slug);
  return { slug, id: (await row.executeTakeFirstOrThrow()).id };
};
const url = 'backoffice/menu/products';
const read = async (id: string, token = owner) =>
  (await call<EditedProduct>(app, `GET ${url}/${id}`, { token })).body;
type ProductAnswer = EditedProduct & { readonly code: string; readonly fields: Record<string, string[]> };
const put = (id: string, payload: object, token = owner) =>
  call<ProductAnswer>(app, `PUT ${url}/${id}`, { token, payload });
const save = async (id: string, change: Partial<ProductForm>, more: object = {}) => {
  const { version, form } = await read(id);
  return put(id, { version, form: { ...form, ...change }, ...more });
};
const seen = (slug: string) => call<ProductDetail>(app, `GET products/${slug}`);
const list = async (query = '') =>
  (await call<{ data: MenuProduct[]; next: string | null }>(app, `GET ${url}${query}`, { token: owner }))
    .body;

describe('a product that is edited', () => {
  it('is sold as it was saved, at once', async () => {
    const { id, slug } = await dish();
    expect((await seen(slug)).body.price).toBe(800);
    const saved = await save(id, {
      name: 'Piatto nuovo',
      price: 950 as ProductForm['price'],
      prime_price: 900 as ProductForm['price'],
      allergens: { contains: ['milk'], may_contain: ['nuts'] },
      labels: ['vegetarian'],
      diet_contents: ['alcohol'],
    });
    expect(saved.status).toBe(200);
    await expect
      .poll(async () => (await seen(slug)).body)
      .toMatchObject({
        name: 'Piatto nuovo',
        price: 950,
        allergens: { declared: true, contains: ['milk'], may_contain: ['nuts'] },
        diet_contents: ['alcohol'],
      });
    const denied = await save(id, { diet_contents: ['pork'] });
    expect(denied.body.fields['form.diet_contents']).toEqual([expect.stringContaining('Vegetariano')]);
  });

  it('keeps each simple field as it was saved, and shows customers the public ones', async () => {
    const { id, slug } = await dish();
    const values: Readonly<Record<string, unknown>> = { text: 'altro', yes_no: true, whole: 42 };
    const change = Object.fromEntries(
      simpleFields.flatMap((field) => {
        const value =
          field === 'published' || field === 'archived' ? undefined : values[descriptionOf(field).kind];
        return value === undefined ? [] : [[field, value]];
      }),
    );
    expect(Object.keys(change)).toEqual(expect.arrayContaining(['ingredients', 'frozen', 'stock']));
    expect((await save(id, change)).body.form).toMatchObject(change);
    const told = toldFields.flatMap((field) => (field in change ? [[field, change[field]]] : []));
    await expect.poll(async () => (await seen(slug)).body).toMatchObject(Object.fromEntries(told));
  });

  it('shows the price per kilo by its weight, and its unit', async () => {
    const { id, slug } = await dish();
    const saved = await save(id, { pack: { quantity: 0.25, unit: 'kg' }, unit_of_measure: 'al vasetto' });
    expect(saved.body.form).toMatchObject({
      pack: { quantity: 0.25, unit: 'kg' },
      unit_of_measure: 'al vasetto',
    });
    await expect
      .poll(async () => (await seen(slug)).body, { timeout: 1_000 })
      .toMatchObject({ unit_price: { price: 3200, per: 'kg' }, inherited_unit_of_measure: 'al vasetto' });
    expect((await save(id, { pack: { quantity: 0, unit: 'kg' } })).body.fields).toHaveProperty(['form.pack']);
    expect((await save(id, { pack: null, unit_of_measure: null })).status).toBe(200);
    await expect.poll(async () => (await seen(slug)).body.unit_price).toBeNull();
  });

  it('stays as it was when nothing is changed, and its version with it', async () => {
    const { id } = await dish();
    const before = await read(id);
    expect((await save(id, {})).body).toEqual(before);
    const { rows } = await app.pool.query(
      'select count(*)::int as prices from price_history where product_id = $1',
      [id],
    );
    expect(rows[0].prices).toBe(1);
  });

  it('is not lost when two save at once: the second is refused, and nothing of it is written', async () => {
    const { id } = await dish();
    const { version, form } = await read(id);
    const answers = await Promise.all(
      ['Uno', 'Due'].map((name) => put(id, { version, form: { ...form, name } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('product.changed');
    const first = answers.find(({ status }) => status === 200)?.body.form.name;
    expect((await read(id)).form.name).toBe(first);
  });

  it('is not lost either when the two changed its parts and not the product itself', async () => {
    for (let at = 0; at < 5; at += 1) {
      const { id } = await dish();
      const { version, form } = await read(id);
      const allergens = (['milk', 'nuts', 'eggs'] as const).map((one) => ({
        ...{ contains: [one], may_contain: [] },
      }));
      const answers = await Promise.all(
        allergens.map((declared) => put(id, { version, form: { ...form, allergens: declared } })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      const first = answers.find(({ status }) => status === 200)?.body.form.allergens;
      expect((await read(id)).form.allergens).toEqual(first);
    }
  });

  it('is asked about twice where it costs nothing or ten thousand euro', async () => {
    const { id } = await dish();
    const free = { price: 0 as ProductForm['price'] };
    expect((await save(id, free)).body.code).toBe('product.price_unusual');
    expect((await save(id, free, { sure: true })).status).toBe(200);
    // Only a changed price is questioned, not the stored one.
    expect((await save(id, { name: 'Assaggio' })).status).toBe(200);
  });

  it('names each wrong field, and writes nothing', async () => {
    const { id } = await dish();
    const wrong = await save(id, {
      ...{ name: ' ', channels: [], allergens: null, categories: ['cat_nessuna'] },
      prime_price: 900 as ProductForm['price'],
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.fields).toSorted()).toEqual(
      ['allergens', 'categories', 'channels', 'name', 'prime_price'].map((field) => `form.${field}`),
    );
    expect((await read(id)).form.name).not.toBe(' ');
  });

  it('keeps the history of its prices, so that a reduction says the lowest of thirty days', async () => {
    const { id, slug } = await dish();
    await save(id, { price: 1000 as ProductForm['price'] });
    // The database writes the history with its own clock.
    const from = new Date().toISOString();
    const reduction = { price: 700 as ProductForm['price'], reason: 'Festa', from, until: null };
    expect((await save(id, { reduction })).status).toBe(200);
    const before = app.now.at;
    app.now.at = new Date(Date.now() + 1000);
    await expect
      .poll(async () => (await seen(slug)).body.discount)
      .toMatchObject({
        price_before: 1000,
        reason: 'Festa',
      });
    app.now.at = before;
  });

  it('is sold where and when it is said, from the next request on', async () => {
    const { id, slug } = await dish();
    const window = { weekdays: [1], from: 0, to: 1, first_date: '2020-01-06', last_date: '2020-01-06' };
    expect((await save(id, { windows: [window], unsold_at: [stand.shop] })).status).toBe(200);
    await expect.poll(async () => (await seen(slug)).body.availability.state).toBe('not_now');
    const unsold = () =>
      app.db.selectFrom('product_shops').select(['shop_id', 'sold']).where('product_id', '=', id).execute();
    expect(await unsold()).toEqual([{ shop_id: stand.shop, sold: false }]);
    expect((await read(id)).form).toMatchObject({ windows: [window], unsold_at: [stand.shop] });
    expect((await save(id, { windows: [], unsold_at: [] })).status).toBe(200);
    await expect.poll(async () => (await seen(slug)).body.availability.state).toBe('available');
    expect(await unsold()).toEqual([{ shop_id: stand.shop, sold: true }]);
    const backwards = { ...window, from: 600, to: 600 };
    expect((await save(id, { windows: [backwards], unsold_at: ['shp_nessuno'] })).body.fields).toMatchObject({
      'form.windows': [expect.any(String)],
      'form.unsold_at': [expect.any(String)],
    });
  });

  it('shows its pictures in the order they were added, and no other', async () => {
    const { id, slug } = await dish();
    const other = await dish();
    const [one, two] = [
      await addPicture(app.db, { product: other.id }),
      await addPicture(app.db, { product: other.id }, 'image-new'),
    ];
    expect((await save(id, { pictures: [two, one] })).status).toBe(200);
    await expect
      .poll(async () => (await seen(slug)).body.images.map((image) => image.id))
      .toEqual([two, one]);
    expect((await save(id, { pictures: [one, two] })).body.pictures).toEqual([
      { id: one, alt: 'Una pizza' },
      { id: two, alt: 'Una pizza' },
    ]);
    await expect
      .poll(async () => (await seen(slug)).body.images.map((image) => image.id))
      .toEqual([one, two]);
    for (const pictures of [['img_nessuna'], [one, one]] as const)
      expect((await save(id, { pictures: [...pictures] })).body.fields).toHaveProperty(['form.pictures']);
  });

  it('shows a stored text in full, even one longer than the form allows', async () => {
    const name = 'N'.repeat(150);
    const { id } = await dish({ name });
    expect((await read(id)).form.name).toBe(name);
    expect(Object.keys((await save(id, { description: 'Buono.' })).body.fields)).toEqual(['form.name']);
    expect((await save(id, { name: 'Corto' })).status).toBe(200);
  });

  it('can be taken off the menu and put back', async () => {
    const { id, slug } = await dish();
    expect((await save(id, { published: false })).status).toBe(200);
    await expect.poll(async () => (await seen(slug)).status).toBe(404);
    expect((await list('?state=draft')).data.map((one) => one.id)).toContain(id);
    expect((await save(id, { published: true })).status).toBe(200);
    await expect.poll(async () => (await seen(slug)).status).toBe(200);
  });

  it('has the pairings that staff name: never itself, twice, or a product that cannot be offered', async () => {
    const { id } = await dish();
    const [first, second, aged, archived] = await Promise.all([
      dish({ name: 'Primo' }),
      dish({ name: 'Secondo' }),
      dish({ kind: 'drink', vat_class: 'alcohol', age_limit: 18 }),
      dish({ published: false, archived: true }),
    ]);
    expect((await save(id, { pairings: [second.id, first.id] })).body.pairings).toEqual([
      { id: second.id, name: 'Secondo', state: 'offered' },
      { id: first.id, name: 'Primo', state: 'offered' },
    ]);
    expect((await save(id, { pairings: [first.id, second.id] })).body.form.pairings).toEqual([
      first.id,
      second.id,
    ]);
    for (const wrong of [[id], [first.id, first.id], [aged.id], [archived.id], ['prd_none']] as const) {
      const refused = await save(id, { pairings: [...wrong] });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['form.pairings']]);
    }
    const many = await save(id, { pairings: Array.from({ length: 13 }, (_, at) => `prd_${at}` as const) });
    expect(many.status).toBe(422);
    // A pairing that was archived later does not block another change, and returns once it is back.
    await save(first.id, { published: false, archived: true });
    const saved = await save(id, { name: 'Altro nome' });
    expect(saved.body.pairings[0]).toMatchObject({ id: first.id, state: 'archived' });
    const names = async (query: string) => (await list(query)).data.map((one) => one.id);
    const found = await names(`?beside=${id}&limit=200`);
    expect(found).toContain(second.id);
    for (const never of [id, aged.id, archived.id, first.id]) expect(found).not.toContain(never);
    const { rows } = await app.pool.query(
      `select after->'pairings' as pairings from audit_entries where thing = $1 and after ? 'pairings' order by at, id`,
      [id],
    );
    expect(rows.map(({ pairings }) => pairings)).toEqual([
      ['Secondo', 'Primo'],
      ['Primo', 'Secondo'],
    ]);
  });

  it('is in the audit with its changes, amounts and categories by name', async () => {
    const { id } = await dish();
    await save(id, { price: 875 as ProductForm['price'] });
    const entry = await app.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('thing', '=', id)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      action: 'product.edit',
      kind: 'product',
      before: { price_cents: 800 },
      after: { price_cents: 875 },
    });
  });

  it.each([
    ['who has one shop', ofOneShop, 'menu.of_all_shops'],
    ['a worker', worker, 'forbidden'],
  ])('is not saved by %s, who reads it', async (_, token, code) => {
    const { id } = await dish();
    const { version, form } = await read(id, token);
    expect((await put(id, { version, form: { ...form, name: 'Mio' } }, token)).body.code).toBe(code);
  });
});

describe('a new product', () => {
  const add = (payload: object) => call<ProductAnswer>(app, `POST ${url}`, { token: owner, payload });
  const new_ = { name: 'Cassatella di Agira', kind: 'food', category: root, price: 250 };

  it('is a draft that cannot be ordered, with a slug of its own', async () => {
    const first = await add(new_);
    expect(first).toMatchObject({
      status: 201,
      body: { slug: 'cassatella-di-agira', form: { published: false } },
    });
    expect((await add(new_)).body.slug).toBe('cassatella-di-agira-2');
    expect((await seen('cassatella-di-agira')).status).toBe(404);
    expect((await save(first.body.id, { published: true })).body.fields).toHaveProperty('form.allergens');
    const declared = { published: true, allergens: { contains: [], may_contain: [] } };
    expect((await save(first.body.id, declared)).status).toBe(200);
    await expect.poll(async () => (await seen('cassatella-di-agira')).status).toBe(200);
  });

  it('has an address of its own, also where two of one name are written in one moment', async () => {
    const beside = 'cat_accanto';
    await app.db
      .insertInto('categories')
      .values({ id: beside, slug: 'accanto', name: 'Accanto', position: 99 })
      .execute();
    const added = await Promise.all(
      Array.from({ length: 6 }, (_, at) => add({ ...new_, name: 'Iris', category: at % 2 ? beside : root })),
    );
    expect(added.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201));
    expect(new Set(added.map(({ body }) => body.slug)).size).toBe(6);
  });

  it.each([
    ['without a name', { name: '  ' }, 422],
    ['in a category that there is not', { category: 'cat_nessuna' }, 404],
    ['for less than nothing', { price: -1 }, 422],
  ])('is not written %s', async (_, change, status) => {
    expect((await add({ ...new_, ...change })).status).toBe(status);
  });
});

describe('the list of the menu', () => {
  it('goes on after its last product, even among equal names, and finds by words', async () => {
    for (let at = 0; at < 5; at += 1) await dish({ name: 'Sfincione Bagherese' });
    const names: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const after: string = next && `&after=${encodeURIComponent(next)}`;
      const page = await list(`?limit=2&search=bagherese%20sfin${after}`);
      names.push(...page.data.map(({ id }) => id));
      next = page.next;
    }
    expect(new Set(names).size).toBe(5);
    expect(names).toHaveLength(5);
  });
});
