import type { CategoryForm, EditedCategory } from '@zanga/contract/menu/categories-office';
import type { EditedProduct, ProductForm } from '@zanga/contract/menu/menu-office';
import type { ProductDetail } from '@zanga/contract/menu/product';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import type { Renderer } from '../../../web/renderer.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { addCategory, addProduct } from '../testing.ts';

/** A renderer of one page that shows the data it was given. */
const renderer: Renderer = {
  addressReader: () => (asked) => asked.pathname,
  assets: undefined,
  render: async ({ url }, api) => {
    const [, first = '', second = ''] = new URL(url).pathname.split('/');
    const key = second || first;
    const told =
      first === 'prodotto'
        ? await api.api('GET /api/products/:product', { params: { product: key } })
        : [
            await api.api('GET /api/categories/:category', { params: { category: key } }),
            await api.api('GET /api/products', { query: { category: key } }),
          ];
    const body = `<html><head></head><body><script>run()</script><pre>${JSON.stringify(told)}</pre></body></html>`;
    return { status: 200, location: null, body, scripts: [] };
  },
};

const app = await makeTestApp({ renderer: async () => renderer });
const stand = await openStand(app);
const owner = await signInStaff(app, 'owner');
const worker = await signInStaff(app, 'worker', stand.shop);
const hidden = await addCategory(app.db, { slug: 'nascosta', name: 'Nascosta', published: false });

let dishes = 0;
const dish = async (values: object = {}) => {
  dishes += 1;
  const id = await addProduct(app.db, hidden, {
    name: `Bozza ${dishes}`,
    slug: `bozza-${dishes}`,
    price_cents: 800,
    published: false,
    ...values,
  });
  return { id, slug: `bozza-${dishes}` };
};
type PreviewAnswer = {
  readonly html: string;
  readonly code: string;
  readonly fields: Record<string, string[]>;
};
const look = (path: string, form: object, token: string | undefined = owner) =>
  call<PreviewAnswer>(app, `POST backoffice/menu/${path}/preview`, { token, payload: { form } });
const told = <T>({ html }: PreviewAnswer): T => JSON.parse(/<pre>(.*)<\/pre>/s.exec(html)?.[1] ?? '') as T;

const formOf = async (id: string) =>
  (await call<EditedProduct>(app, `GET backoffice/menu/products/${id}`, { token: owner })).body;
const previewed = async (id: string, change: Partial<ProductForm>) => {
  const { form } = await formOf(id);
  return look(`products/${id}`, { ...form, ...change });
};

describe('the preview of a product page', () => {
  it('is drawn from the form, saved or not, and publishes nothing', async () => {
    const { id, slug } = await dish();
    const before = await formOf(id);
    const seen = await previewed(id, {
      name: 'Cassata',
      price: 650 as ProductForm['price'],
      recipe: [{ id: null, name: 'ricotta', removable: true }],
    });
    expect(seen.status, JSON.stringify(seen.body)).toBe(200);
    expect(told<ProductDetail>(seen.body)).toMatchObject({ name: 'Cassata', price: 650, slug });
    expect(told<ProductDetail>(seen.body).made_of).toMatchObject([{ name: 'ricotta' }]);
    expect(await formOf(id)).toEqual(before);
    expect((await call(app, `GET products/${slug}`)).status).toBe(404);
  });

  it('says that allergens are not declared, where they are not', async () => {
    const { id } = await dish();
    const seen = await previewed(id, { allergens: null });
    expect(told<ProductDetail>(seen.body).allergens).toEqual({
      declared: false,
      contains: [],
      may_contain: [],
    });
  });

  it('has nothing in it that runs, and no link that leads away', async () => {
    const { id } = await dish();
    const { html } = (await previewed(id, {})).body;
    expect(html).not.toContain('<script');
    expect(html).toContain('<base target="_blank">');
  });

  it('is stored nowhere: many at once leave no trace, and each person gets only a few at a time', async () => {
    const { id } = await dish();
    const before = await formOf(id);
    const many = Array.from({ length: 20 }, (_, at) => `Prova ${at}`);
    const all = await Promise.all(many.map((name) => look(`products/${id}`, { ...before.form, name })));
    const made = all.filter(({ status }) => status === 200);
    expect(made.map(({ body }) => told<ProductDetail>(body).name)).toHaveLength(3);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(17);
    expect(await formOf(id)).toEqual(before);
    const answer = await app.http.inject({
      method: 'POST',
      url: `/api/backoffice/menu/products/${id}/preview`,
      headers: { authorization: `Bearer ${owner}` },
      payload: { form: before.form },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is refused with its fields for an invalid form, and refused without a staff session', async () => {
    const { id } = await dish();
    const nameless = await previewed(id, { name: '' });
    expect(nameless).toMatchObject({ status: 422, body: { fields: { 'form.name': ['Manca il nome'] } } });
    const lost = await previewed(id, { categories: ['cat_none'] });
    expect(lost.status).toBe(422);
    const { form } = await formOf(id);
    expect((await look('products/prd_none', form)).status).toBe(404);
    expect((await look(`products/${id}`, form, worker)).status).toBe(200);
    const nobody = await call(app, `POST backoffice/menu/products/${id}/preview`, { payload: { form } });
    expect(nobody.status).toBe(401);
  });
});

describe('the preview of a category page', () => {
  const categoryForm = async (id: string) =>
    (await call<EditedCategory>(app, `GET backoffice/menu/categories/${id}`, { token: owner })).body;

  it('shows its published products as the form puts them in order', async () => {
    const [one, two] = [await dish({ published: true }), await dish({ published: true })];
    const before = await categoryForm(hidden);
    const order = before.form.products.toSorted((a, b) => Number(b === two.id) - Number(a === two.id));
    const change: Partial<CategoryForm> = { name: 'Dolci di casa', products: order };
    const seen = await look(`categories/${hidden}`, { ...before.form, ...change });
    expect(seen.status, JSON.stringify(seen.body)).toBe(200);
    const [category, list] = told<[{ name: string; product_count: number }, { data: { id: string }[] }]>(
      seen.body,
    );
    expect(category).toMatchObject({ name: 'Dolci di casa', product_count: 2 });
    expect(list.data.map(({ id }) => id)).toEqual([two.id, one.id]);
    expect(await categoryForm(hidden)).toEqual(before);
    expect((await call(app, 'GET categories/nascosta')).status).toBe(404);
  });

  it('is refused without a name, and not found for an unknown id', async () => {
    const { form } = await categoryForm(hidden);
    expect((await look(`categories/${hidden}`, { ...form, name: '' })).status).toBe(422);
    expect((await look('categories/cat_none', form)).status).toBe(404);
  });
});
