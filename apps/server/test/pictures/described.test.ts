import type { EditedPicture } from '@zanga/contract/menu/pictures';
import type { ProductDetail } from '@zanga/contract/menu/product';
import { describe, expect, it } from 'vitest';
import { addPicture, addProduct } from '../../src/modules/catalogue/testing.ts';
import { call, openStand, signInStaff } from '../../src/modules/ordering/order/order-testing.ts';
import { drawnDish, uploadOf } from '../../src/modules/pictures/testing.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const owner = await signInStaff(app, 'owner');
const ofOneShop = await signInStaff(app, 'manager', stand.shop);
const worker = await signInStaff(app, 'worker', stand.shop);

type DescribeAnswer = EditedPicture & { readonly code: string; readonly fields: Record<string, string[]> };
const read = async (id: string, token = owner) =>
  (await call<DescribeAnswer>(app, `GET backoffice/images/${id}`, { token })).body;
const put = (id: string, payload: object, token = owner) =>
  call<DescribeAnswer>(app, `PUT backoffice/images/${id}`, { token, payload });
const describeAs = async (id: string, alt: string, token = owner) =>
  put(id, { version: (await read(id)).version, form: { alt } }, token);
const altOnPage = async () =>
  (await call<ProductDetail>(app, 'GET products/descritta')).body.images.map(({ alt }) => alt);

const product = await addProduct(app.db, stand.menu.root, { slug: 'descritta', name: 'Descritta' });
const shown = await addPicture(app.db, { product });

describe('the description of a picture', () => {
  it('[API-40] changes everywhere within a second, in kept answers too', async () => {
    expect(await altOnPage()).toEqual(['Una pizza']);
    expect((await describeAs(shown, '  Una pizza alla norma ')).body.form.alt).toBe('Una pizza alla norma');
    await expect.poll(altOnPage, { timeout: 1_000, interval: 20 }).toEqual(['Una pizza alla norma']);
  });

  it('is written by one of two at once, the other is told; and it is never empty', async () => {
    const { version } = await read(shown);
    const both = await Promise.all(['Una', 'Due'].map((alt) => put(shown, { version, form: { alt } })));
    expect(both.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 'picture.changed']);
    expect((await describeAs(shown, ' ')).body.fields).toHaveProperty(['form.alt']);
    expect((await describeAs(shown, 'a'.repeat(201))).status).toBe(422);
    expect((await put('img_nessuna', { version, form: { alt: 'x' } })).status).toBe(404);
  });

  it('is written by staff of all shops: the menu belongs to all', async () => {
    const { version } = await read(shown);
    expect(await read(shown, ofOneShop)).toMatchObject({ code: 'picture.of_others' });
    const mine = await put(shown, { version, form: { alt: 'Mia' } }, ofOneShop);
    expect(mine.body.code).toBe('picture.of_others');
    expect((await put(shown, { version, form: { alt: 'Mia' } }, worker)).status).toBe(403);
    const own = await addPicture(app.db, { product }, 'logo-new');
    await app.db.deleteFrom('product_pictures').where('picture_id', '=', own).execute();
    await app.db
      .insertInto('shop_pictures')
      .values({ shop_id: stand.shop, picture_id: own, name: 'image-new' })
      .execute();
    expect((await describeAs(own, 'La nostra sala', ofOneShop)).status).toBe(200);
  });

  it('stays as the menu has it when one shop uploads the same picture again', async () => {
    const bytes = await drawnDish(300, 300).png().toBuffer();
    const upload = async (alt: string, token: string) => {
      const { payload, headers } = await uploadOf(bytes, alt);
      const answer = await app.http.inject({
        method: 'POST',
        url: '/api/backoffice/images',
        payload,
        headers: { ...headers, authorization: `Bearer ${token}` },
      });
      return answer.json();
    };
    const { id } = await upload('Del menù', owner);
    await app.db
      .insertInto('product_pictures')
      .values({ product_id: product, picture_id: id, name: 'image-new' })
      .execute();
    expect(await upload('Di un negozio', ofOneShop)).toMatchObject({ id, alt: 'Del menù' });
    expect((await read(id)).form.alt).toBe('Del menù');
  });
});
