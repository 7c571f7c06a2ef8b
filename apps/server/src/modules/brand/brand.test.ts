import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { newId } from '../../platform/new-id.ts';
import { foundBrand } from './testing.ts';

const app = await makeTestApp();
const company = {
  name: 'Zanga S.r.l.',
  address: 'Via Etnea 12, 95131 Catania',
  vat_number: 'IT01234567890',
  register: 'Registro imprese di Catania',
  certified_email: 'zanga@pec.example',
};

const addCategory = async (slug: string, given: Partial<Record<string, unknown>> = {}) => {
  const row = { id: newId('cat'), slug, name: slug, ...given };
  await app.db.insertInto('categories').values(row).execute();
  return row.id;
};

describe('GET /api/brands/:brand', async () => {
  await foundBrand(app.db, {
    tagline: 'Buono, caldo, subito',
    description: 'Sei negozi in Sicilia',
    phone: '+390951234567',
    email: 'ciao@zanga.example',
    company,
    social_links: JSON.stringify([{ name: 'Instagram', href: 'https://social.example/zanga' }]),
    services: JSON.stringify([{ slug: 'visa', name: 'Visa' }]),
  });

  it('[API-28] says who the brand is and how to reach it', async () => {
    expect(await app.get('/api/brands/1')).toMatchObject({
      status: 200,
      body: {
        id: 1,
        name: 'Zanga',
        tagline: 'Buono, caldo, subito',
        description: 'Sei negozi in Sicilia',
        images: [],
        contacts: { phone: '+390951234567', email: 'ciao@zanga.example' },
        company,
        social_links: [{ name: 'Instagram', href: 'https://social.example/zanga' }],
        services: [{ slug: 'visa', name: 'Visa' }],
      },
    });
  });

  it('[API-28] has the published root categories in menu order, promo ones marked', async () => {
    const pizze = await addCategory('pizze', { position: 2 });
    await addCategory('offerte', { position: 1, promo: true });
    await addCategory('magliette', { position: 3, merchandise: true });
    await addCategory('nascosta', { position: 0, published: false });
    await addCategory('pizze-rosse', { parent_id: pizze });
    const flags = () =>
      app
        .get('/api/brands/1')
        .then(({ body }: { body: { categories: Record<string, unknown>[] } }) =>
          body.categories.map(({ slug, promo, merchandise, parent }) => [slug, promo, merchandise, parent]),
        );
    await expect.poll(flags).toEqual([
      ['offerte', true, false, null],
      ['pizze', false, false, null],
      ['magliette', false, true, null],
    ]);
  });

  it('[API-28] [API-40] names its pictures, the newest kind first', async () => {
    const [logo, front] = [newId('img'), newId('img')];
    const look = { width: 512, height: 512, color: '#c0392b', content_type: 'image/webp' };
    const pictures = [
      { id: logo, alt: 'Zanga', ...look },
      { id: front, alt: 'La sala', ...look },
    ];
    await app.db.insertInto('pictures').values(pictures).execute();
    await app.db
      .insertInto('brand_pictures')
      .values([
        { brand_id: 1, picture_id: logo, name: 'logo-new' },
        { brand_id: 1, picture_id: front, name: 'image-new' },
      ])
      .execute();
    const images = () =>
      app.get('/api/brands/1').then(({ body }: { body: { images: unknown } }) => body.images);
    await expect.poll(images).toEqual([
      { id: front, name: 'image-new', alt: 'La sala', width: 512, height: 512, color: '#c0392b' },
      { id: logo, name: 'logo-new', alt: 'Zanga', width: 512, height: 512, color: '#c0392b' },
    ]);
  });

  it('[API-28] shows a brand with few details filled in', async () => {
    const bare = await makeTestApp();
    await foundBrand(bare.db, { name: 'Altra' });
    expect(await bare.get('/api/brands/1')).toMatchObject({
      status: 200,
      body: { name: 'Altra', categories: [], company: { name: '', vat_number: '' }, social_links: [] },
    });
  });

  it('[API-28] answers 404 to an unknown brand and refuses an id that is not a number', async () => {
    expect(await app.get('/api/brands/99')).toMatchObject({
      status: 404,
      body: { code: 'brand.not_found', error: 'Questo marchio non esiste' },
    });
    for (const id of ['0', '-1', 'zanga', '1.5', '2147483648'])
      expect(await app.get(`/api/brands/${id}`)).toMatchObject({ status: 422 });
  });
});
