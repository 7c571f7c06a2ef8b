import type { OwnProductPage } from '@zanga/contract/menu/products';
import type { CategoryId } from '@zanga/domain/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { makeTestApp } from '../../../../test/harness.ts';
import { addCategory, addProduct } from '../testing.ts';

const app = await makeTestApp();
const { db } = app;
let root: CategoryId = 'cat_';

const call = async (
  method: 'GET' | 'PATCH' | 'POST' | 'DELETE',
  url: string,
  token: string,
  payload?: object,
) => {
  const answer = await app.http.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body ? answer.json() : undefined };
};

const namesOf = async (token: string, query = ''): Promise<string[]> => {
  const { body }: { body: z.output<typeof OwnProductPage> } = await call(
    'GET',
    `/api/customer/favorites/products${query}`,
    token,
  );
  return body.data.map(({ name, is_favorite }) => `${name}${is_favorite ? '' : '?'}`);
};

beforeEach(async () => {
  await db.deleteFrom('products').execute();
  await db.deleteFrom('categories').execute();
  root = await addCategory(db, { slug: 'pizze' });
});

describe('favourites', () => {
  it('[API-34] [API-35] are marked by id or slug, listed the latest first, and unmarked', async () => {
    const norma = await addProduct(db, root, { name: 'Norma' });
    await addProduct(db, root, { name: 'Diavola', slug: 'diavola' });
    const { token } = await app.signIn();
    expect(await call('PATCH', `/api/customer/products/${norma}/favorite`, token)).toEqual({
      status: 200,
      body: { is_favorite: true },
    });
    app.now.at = new Date(app.now.at.getTime() + 1_000);
    await call('PATCH', '/api/customer/products/diavola/favorite', token);
    await call('PATCH', '/api/customer/products/diavola/favorite', token);
    expect(await namesOf(token)).toEqual(['Diavola', 'Norma']);
    expect(await call('PATCH', `/api/customer/products/${norma}/unfavorite`, token)).toEqual({
      status: 200,
      body: { is_favorite: false },
    });
    expect(await namesOf(token)).toEqual(['Diavola']);
  });

  it('[API-34] [CON-1] come sixty at a time', async () => {
    const { token } = await app.signIn();
    for (let at = 0; at < 61; at += 1)
      await addProduct(db, root, { name: `Pizza ${at}`, slug: `pizza-${at}` });
    const slugs = Array.from({ length: 61 }, (_, at) => `pizza-${at}`);
    await call('POST', '/api/customer/favorites/products', token, { products: slugs.slice(0, 60) });
    await call('PATCH', '/api/customer/products/pizza-60/favorite', token);
    expect(await namesOf(token, '?paginate=1000')).toHaveLength(60);
    expect(await namesOf(token, '?page=2')).toHaveLength(1);
    expect(await namesOf(token, '?page=3')).toEqual([]);
  });

  it('[API-35] of a visitor come along in their order, without products no longer sold', async () => {
    const { token } = await app.signIn();
    for (const slug of ['uno', 'due']) await addProduct(db, root, { name: slug, slug });
    await addProduct(db, root, { name: 'nascosta', slug: 'nascosta', published: false });
    const products = ['due', 'mai-vista', 'uno', 'nascosta', 'due'];
    expect((await call('POST', '/api/customer/favorites/products', token, { products })).body).toEqual({
      added: 2,
    });
    expect(await namesOf(token)).toEqual(['due', 'uno']);
    const many = Array.from({ length: 61 }, () => 'uno');
    expect((await call('POST', '/api/customer/favorites/products', token, { products: many })).status).toBe(
      422,
    );
  });

  it('[API-34] [API-35] belong to one person, and only to existing products', async () => {
    await addProduct(db, root, { name: 'Norma', slug: 'norma' });
    const [ada, eva] = [await app.signIn(), await app.signIn()];
    await call('PATCH', '/api/customer/products/norma/favorite', ada.token);
    expect(await namesOf(eva.token)).toEqual([]);
    for (const verb of ['favorite', 'unfavorite'])
      expect(await call('PATCH', `/api/customer/products/niente/${verb}`, ada.token)).toMatchObject({
        status: 404,
        body: { code: 'product.not_found' },
      });
    expect(await call('GET', '/api/customer/favorites/products', 'nessuno')).toMatchObject({ status: 401 });
  });

  it('[API-12] leave with the account, and are in its export', async () => {
    await addProduct(db, root, { name: 'Norma', slug: 'norma' });
    const { token, userId } = await app.signIn();
    await call('PATCH', '/api/customer/products/norma/favorite', token);
    const { body } = await call('GET', '/api/customer/export', token);
    expect(body).toMatchObject({ favourites: [{ slug: 'norma', name: 'Norma' }] });
    expect((await call('DELETE', '/api/customer', token)).status).toBe(204);
    expect(await db.selectFrom('favorites').where('user_id', '=', userId).selectAll().execute()).toEqual([]);
  });
});
