import type { BrandForm, EditedBrand, Installed } from '@zanga/contract/brand/brand-office';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { addCategory, addPicture } from '../../catalogue/testing.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { changeSettings } from '../settings-store.ts';
import { foundBrand } from '../testing.ts';

const app = await makeTestApp({
  env: {
    ...{ SMTP_URL: 'smtp://ada:geheim@mail.example:587', EMAIL_FROM: 'Zanga <ciao@zanga.example>' },
    SANDBOX: '1',
  },
});
const stand = await openStand(app);
await foundBrand(app.db, { name: 'Zanga' });
const owner = await signInStaff(app, 'owner');
const ownerOfOneShop = await signInStaff(app, 'owner', stand.shop);
const manager = await signInStaff(app, 'manager');

const url = 'backoffice/brand';
type BrandAnswer = EditedBrand & { readonly code: string; readonly fields: Record<string, string[]> };
const read = async () => (await call<EditedBrand>(app, `GET ${url}`, { token: owner })).body;
const put = (payload: object, token = owner) => call<BrandAnswer>(app, `PUT ${url}`, { token, payload });
const save = async (change: Partial<BrandForm>, token = owner) => {
  const { version, form } = await read();
  return put({ version, form: { ...form, ...change } }, token);
};
const seen = async () => (await app.get('/api/brands/1')).body;

describe('the settings of the brand', () => {
  it('are read by customers as they were saved, within a second', async () => {
    expect(await seen()).toMatchObject({ name: 'Zanga' });
    const saved = await save({
      ...{ name: 'Zanga Cucina', phone: '+39 095 1234567', email: 'ciao@zanga.example' },
      ...{ company_name: 'Zanga S.r.l.', vat_number: 'it 012 345 678 97' },
      social_links: [{ name: 'Instagram', href: 'https://instagram.example/zanga' }],
      marks: [{ slug: 'visa', name: 'Visa' }],
    });
    expect(saved.status).toBe(200);
    expect(saved.body.form.vat_number).toBe('IT01234567897');
    await expect.poll(seen, { timeout: 1_000, interval: 20 }).toMatchObject({
      name: 'Zanga Cucina',
      contacts: { phone: '+39 095 1234567', email: 'ciao@zanga.example' },
      company: { name: 'Zanga S.r.l.', vat_number: 'IT01234567897' },
      social_links: [{ name: 'Instagram', href: 'https://instagram.example/zanga' }],
      services: [{ slug: 'visa', name: 'Visa' }],
    });
  });

  it('show the chosen pictures and the chosen mark', async () => {
    const category = await addCategory(app.db, { name: 'Foto' });
    const [picture, logo] = [
      await addPicture(app.db, { category }),
      await addPicture(app.db, { category }, 'logo-new'),
    ];
    const saved = await save({ pictures: [picture], logo });
    expect(saved.body).toMatchObject({ form: { pictures: [picture], logo } });
    await expect.poll(seen, { timeout: 1_000, interval: 20 }).toMatchObject({
      images: [
        { id: picture, name: 'image-new' },
        { id: logo, name: 'logo-new' },
      ],
    });
    expect((await save({ logo: 'img_nessuna' })).body.fields).toHaveProperty(['form.logo']);
  });

  it('hold at once for outdated apps, for features and for domains', async () => {
    const check = async (query = '') => (await app.get(`/api/check/app${query}`)).body;
    expect(await check()).toMatchObject({ features: ['zanga_prime', 'demo'], stores: { ios: null } });
    const saved = await save({
      ...{ features: ['worker_badge'], min_ios_version: '2.4.0' },
      ios_store_url: 'https://apps.apple.example/zanga',
      domains: [{ host: 'Ordina.Zanga.example', home_path: '/pizze' }],
    });
    expect(saved.status).toBe(200);
    await expect
      .poll(() => check('?platform=ios&app_version=2.3.9&domain=ordina.zanga.example'))
      .toMatchObject({
        errors: [expect.stringContaining('non è più supportata')],
        features: ['worker_badge', 'demo'],
        stores: { ios: 'https://apps.apple.example/zanga' },
        home_path: '/pizze',
      });
  });

  it('say who changed each of them last, and when', async () => {
    await save({ tagline: 'Calda calda' });
    expect((await read()).changes).toMatchObject({
      tagline: { at: app.now.at.toISOString(), by: 'Ada Rossi' },
      phone: { by: 'Ada Rossi' },
    });
    expect((await read()).changes).not.toHaveProperty('apple_login');
    // A change made on the server itself names no person.
    await changeSettings(app.db, 1, (now) => ({ ...now, appleLogin: true }), app.now.at);
    expect((await read()).changes.apple_login).toEqual({ at: app.now.at.toISOString(), by: null });
  });

  it('are not lost when two save at once: the second is refused', async () => {
    const { version, form } = await read();
    const answers = await Promise.all(
      ['Uno', 'Due'].map((name) => put({ version, form: { ...form, name } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('brand.changed');
  });

  it('leave no entry in the audit when saved unchanged', async () => {
    const entries = async () =>
      (await app.db.selectFrom('audit_entries').select('id').where('action', '=', 'brand.edit').execute())
        .length;
    const before = await entries();
    expect((await save({})).status).toBe(200);
    expect(await entries()).toBe(before);
  });

  it.each<[string, Partial<BrandForm>, string]>([
    ['no name', { name: ' ' }, 'form.name'],
    ['a VAT number with a wrong digit', { vat_number: '01234567890' }, 'form.vat_number'],
    ['no address of a store', { ios_store_url: 'javascript:alert(1)' }, 'form.ios_store_url'],
    ['a link that is none', { social_links: [{ name: 'X', href: 'http://x' }] }, 'form.social_links.0.href'],
    [
      'a page of somebody else',
      { domains: [{ host: 'a.example', home_path: '//evil.example' }] },
      'form.domains.0.home_path',
    ],
    ['a shipping below nothing', { shipping_fee: -1 as BrandForm['shipping_fee'] }, 'form.shipping_fee'],
    ['a name of a hundred letters', { name: 'a'.repeat(100) }, 'form.name'],
  ])('refuse %s by its field', async (_, change, field) => {
    const refused = await save(change);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]]);
  });

  it.each([
    ['who owns one shop', ownerOfOneShop, 'brand.of_all_shops'],
    ['a manager', manager, 'forbidden'],
  ])('are not saved by %s', async (_, token, code) => {
    expect((await save({ name: 'Mia' }, token)).body.code).toBe(code);
  });

  it('tell the settings of the environment, and never a secret', async () => {
    const { body } = await call<{ data: Installed[] }>(app, `GET ${url}/installation`, { token: owner });
    const email = body.data.find(({ about }) => about === 'email');
    expect(email).toEqual({
      about: 'email',
      by: 'smtp',
      settings: [
        { name: 'EMAIL_FROM', present: true, value: 'Zanga <ciao@zanga.example>' },
        { name: 'SMTP_URL', present: true, value: null },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('geheim');
    expect(body.data.find(({ about }) => about === 'sms')?.by).toBe('embedded');
    expect((await call(app, `GET ${url}/installation`, { token: manager })).status).toBe(403);
  });
});
