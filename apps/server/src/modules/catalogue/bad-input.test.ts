import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { addCategory, addProduct } from './testing.ts';

const app = await makeTestApp();
const { db, get } = app;
const root = await addCategory(db, { slug: 'pizze' });
await addProduct(db, root, { slug: 'margherita' });
const status = async (url: string) => (await get(url)).status;
const search = (text: string) => status(`/api/products/search?search=${text}`);

describe('nonsense is refused, and never breaks anything', () => {
  it('[API-31] refuses pages that are negative, huge, or no number', async () => {
    for (const page of ['0', '-1', '1.5', '1e99', '99999999999999999999', 'due', 'NaN', 'Infinity', '0x1']) {
      for (const path of ['/api/products?', '/api/products/search?search=pizza&'])
        for (const name of ['page', 'paginate'])
          expect([name, page, await status(`${path}${name}=${page}`)]).toEqual([
            name,
            page,
            page === '0x1' ? 200 : 422,
          ]);
    }
    const answer = await get('/api/products?page=-1');
    expect(answer.body).toMatchObject({ code: 'invalid', fields: { page: ['il valore minimo è 1'] } });
    const { body } = await get('/api/products?page=99999999999999999999');
    expect(body).toMatchObject({ fields: { page: ['il valore massimo è 1000000'] } });
  });

  it('[API-31] refuses a parameter that comes twice', async () => {
    expect(await status('/api/products?page=1&page=2')).toBe(422);
    expect(await status('/api/products/search?search=a&search=b')).toBe(422);
    expect(await status('/api/products/search')).toBe(422);
  });

  it('[API-33] refuses texts that no one could have typed', async () => {
    expect(await search('a'.repeat(10_000))).toBe(422);
    expect(await search('a'.repeat(201))).toBe(422);
    expect(await search('a'.repeat(200))).toBe(200);
    expect(await search('pizza%00')).toBe(422);
    expect(await status('/api/products?category=%00')).toBe(422);
  });

  it('[API-33] answers spaces, signs and pictures with nothing', async () => {
    const texts = [
      '',
      '   ',
      "'",
      "''';--",
      '%',
      '%%_%',
      '"',
      '\\',
      '& | ! :* ( )',
      "':*",
      '<->',
      '🍕',
      '\ud800',
    ];
    for (const text of texts) {
      const answer = await get(`/api/products/search?search=${encodeURIComponent(text.toWellFormed())}`);
      expect([text, answer.status, answer.body]).toMatchObject([text, 200, { data: [], meta: { total: 0 } }]);
    }
    for (const text of ['%', '%ZZ', '%ED%A0%80', '%FF', '\ud83c'])
      expect([200, 422]).toContain(await search(text));
  });

  it('[API-33] answers signs among words as if they were spaces', async () => {
    for (const text of [
      "'margherita'",
      'margherita & | !',
      'margherita:*',
      '(margherita',
      "margherita' or 1=1",
    ]) {
      const { body }: { body: { meta: { total: number } } } = await get(
        `/api/products/search?search=${encodeURIComponent(text)}`,
      );
      expect([text, body.meta.total]).toEqual([text, 1]);
    }
  });

  it('[API-33] answers any text at all', async () => {
    const signs = fc.constantFrom(...`'"%_\\&|!:*()<->$1;- aàpè7🍕`);
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 100 }),
      fc.string({ unit: signs, maxLength: 60 }),
    );
    await fc.assert(
      fc.asyncProperty(text, async (given) => {
        fc.pre(!given.includes('\0'));
        expect([200, 422]).toContain(await search(encodeURIComponent(given.toWellFormed())));
      }),
      { numRuns: 150 },
    );
  });

  it('[API-27] [API-32] does not find addresses of the strangest kind', async () => {
    const keys = [
      "'",
      '%25',
      '_',
      'cat_',
      'prd_%25',
      '..%2f..%2fetc',
      'PIZZE',
      'pizze%20',
      '%F0%9F%8D%95',
      '-',
    ];
    for (const key of keys) {
      expect([key, await status(`/api/categories/${key}`)]).toEqual([key, 404]);
      expect([key, await status(`/api/categories/${key}/categories`)]).toEqual([key, 404]);
      expect([key, await status(`/api/products/${key}`)]).toEqual([key, 404]);
      expect([key, await status(`/api/products?category=${key}`)]).toEqual([key, 404]);
    }
    for (const path of ['categories', 'products']) {
      expect(await status(`/api/${path}/${'a'.repeat(101)}`)).toBe(422);
      expect(await status(`/api/${path}/${'a'.repeat(5_000)}`)).toBe(404);
      expect(await status(`/api/${path}/%00`)).toBe(422);
    }
  });
});
