import type { Brand } from '@zanga/contract/brand/brand';
import type { BrandForm, EditedBrand } from '@zanga/contract/brand/brand-office';
import { accentShades } from '@zanga/domain/brand/accent/accent';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import type { Renderer } from '../../../web/renderer.ts';
import { addCategory, addPicture } from '../../catalogue/testing.ts';
import { call, signInStaff } from '../../ordering/order/order-testing.ts';
import { foundBrand } from '../testing.ts';

/** A shop of empty pages: its sheets are the server's. */
const renderer: Renderer = {
  addressReader: () => (asked) => asked.pathname,
  assets: undefined,
  render: async () => ({ status: 200, location: null, body: '', scripts: [] }),
};

const app = await makeTestApp({ renderer: async () => renderer });
await foundBrand(app.db, { name: 'Zanga' });
const owner = await signInStaff(app, 'owner');

type BrandAnswer = EditedBrand & { readonly fields: Record<string, string[]> };
const save = async (change: Partial<BrandForm>) => {
  const { version, form } = (await call<EditedBrand>(app, 'GET backoffice/brand', { token: owner })).body;
  const payload = { version, form: { ...form, ...change } };
  return call<BrandAnswer>(app, 'PUT backoffice/brand', { token: owner, payload });
};
const seen = async (): Promise<Brand> => (await app.get('/api/brands/1')).body;
const eventually = { timeout: 1_000, interval: 20 };
const letter = async () =>
  (
    await call<{ html: string }>(app, 'POST backoffice/letters/welcome/preview', {
      token: owner,
      payload: { form: { subject: '', title: '', opening: '', closing: '' } },
    })
  ).body.html;

describe('the accent of a brand', () => {
  it('is told with its sheet within a second, stands in letters, and can be removed', async () => {
    const plain = await letter();
    expect((await seen()).accent).toBeNull();
    expect((await save({ accent: ' #2B6639 ' })).body.form.accent).toBe('#2b6639');
    await expect.poll(async () => (await seen()).accent?.color, eventually).toBe('#2b6639');
    const { light, dark } = accentShades('#2b6639');
    for (const shade of [light.tomato, light['tomato-ink'], dark.tomato]) {
      expect(plain).not.toContain(shade);
      expect(await letter()).toContain(shade);
    }
    expect((await save({ accent: '' })).status).toBe(200);
    await expect.poll(async () => (await seen()).accent, eventually).toBeNull();
    expect(await letter()).toBe(plain);
  });

  it.each([
    ['#ffd400', expect.stringContaining('il più vicino che va bene è #')],
    ['rosso', expect.stringContaining('per esempio #2b6639')],
    ['#fff', expect.stringContaining('per esempio #2b6639')],
  ])('is not %s, and the refusal says what would do', async (accent, words) => {
    const { status, body } = await save({ accent });
    expect([status, body.fields]).toEqual([422, { 'form.accent': [words] }]);
  });

  it('has a sheet that stays for ever, also after another was chosen, and none that could carry anything else', async () => {
    const get = (file: string) => app.http.inject(`/assets/${file}`);
    const sheet = await get('accent-1-2b6639.css');
    expect(sheet.statusCode).toBe(200);
    expect(sheet.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(sheet.body).toContain(`--tomato:light-dark(#2b6639,${accentShades('#2b6639').dark.tomato})`);
    // Of another release: given, and asked for anew once that one is gone.
    expect((await get('accent-2-2b6639.css')).headers['cache-control']).toBe('no-store');
    for (const other of ['accent-1-ffd400.css', 'accent-1-2b6639.css.br', 'accent-1-%7D*%7B.css', 'accent-'])
      expect([other, (await get(other)).statusCode]).toEqual([other, 404]);
  });
});

describe('the logo of a brand’s pages', () => {
  it('is told apart from its pictures and its mark, heads letters, and can be removed', async () => {
    const category = await addCategory(app.db, { name: 'Foto' });
    const [mark, logo] = [
      await addPicture(app.db, { category }, 'logo-new'),
      await addPicture(app.db, { category }),
    ];
    const plain = await letter();
    const saved = await save({ logo: mark, page_logo: logo });
    expect(saved.body.form).toMatchObject({ logo: mark, page_logo: logo });
    expect(saved.body.pictures.map(({ id }) => id)).toEqual([mark, logo]);
    await expect.poll(async () => (await seen()).logo?.id, eventually).toBe(logo);
    const { images, logo: told } = await seen();
    expect(images.map(({ id }) => id)).toEqual([mark]);
    expect(await letter()).toContain(`/images/${logo}?w=480" alt="${told?.alt}"`);
    // Other settings that are saved leave it where it is.
    await save({ tagline: 'Calda calda' });
    expect((await seen()).logo?.id).toBe(logo);
    await save({ logo: null, page_logo: null });
    await expect.poll(async () => (await seen()).logo, eventually).toBeNull();
    expect(await letter()).toBe(plain);
  });

  it('cannot be a picture that does not exist', async () => {
    const { status, body } = await save({ page_logo: 'img_nessuna' });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['form.page_logo']]);
  });
});
