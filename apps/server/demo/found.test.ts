import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../test/harness.ts';
import { foundEmptyBrand } from './found.ts';
import { seedDemo } from './seed.ts';

const app = await makeTestApp();

describe('an empty database', () => {
  it('gets a brand that is closed to the public, once', async () => {
    const founded = await Promise.all([foundEmptyBrand(app.pool), foundEmptyBrand(app.pool)]);
    expect(founded.toSorted()).toEqual([false, true]);
    await expect
      .poll(async () => (await app.get('/api/check/app')).body)
      .toMatchObject({
        errors: [],
        open: false,
        features: ['demo'],
      });
    expect((await app.get('/api/brands/1')).body).toMatchObject({ name: 'Il tuo locale' });
  });

  it('gets texts without names, to be filled in', async () => {
    const { rows } = await app.pool.query<{ slug: string; title: string; value: string }>(
      'select slug, title, value from contents',
    );
    expect(rows.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['terms', 'privacy', 'faq']));
    for (const { slug, title, value } of rows) {
      expect(title + value, slug).not.toMatch(/zanga|01234567897|Via Etnea 0|010 0100|fantasia/i);
      expect(title + value, slug).not.toMatch(/\bPrime\b/);
    }
    const { rows: finished } = await app.pool.query<{ slug: string }>('select slug from finished_texts');
    expect(finished.map(({ slug }) => slug)).not.toEqual(expect.arrayContaining(['terms']));
    expect(finished.map(({ slug }) => slug)).not.toEqual(expect.arrayContaining(['privacy']));
  });

  it('can still take the demo before any other data', async () => {
    expect(await seedDemo(app.pool, app.now.at)).toBe(true);
    expect(await seedDemo(app.pool, app.now.at)).toBe(false);
    await expect
      .poll(async () => (await app.get('/api/check/app')).body)
      .toMatchObject({ open: true, features: ['zanga_prime', 'worker_badge', 'demo'] });
  });
});
