import type { ModeratedReview, ReviewableOrder, ReviewPage } from '@zanga/contract/menu/reviews';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { call, openStand, signInStaff } from '../ordering/order/order-testing.ts';
import { openShop } from '../shops/testing.ts';
import { openGuestbook } from './testing.ts';

const opening = new Date('2026-11-20T12:00:00Z');
const app = await makeTestApp({ now: { at: opening } });
const stand = await openStand(app);
const { eater, write, decide, answer, worker, manager } = await openGuestbook(app, stand);

const ofProduct = async (product: string) =>
  (await call<ReviewPage>(app, `GET products/${product}/reviews`)).body;
const ofShop = async () => (await call<ReviewPage>(app, `GET shops/${stand.shop}/reviews`)).body;
/** Reviews the public reads; every process hears of a change a moment later. */
const shown = async () => (await ofShop()).data;
const own = async (token: string) =>
  (await call<{ data: ReviewableOrder[] }>(app, 'GET customer/reviews', { token })).body.data;
type Queue = { data: ModeratedReview[]; waiting: number; next: string | null };
const queue = async (state = 'waiting') =>
  (
    await call<Queue>(app, `GET backoffice/reviews?state=${state}`, {
      token: manager,
    })
  ).body;

beforeEach(async () => {
  app.now.at = opening;
  await app.db.deleteFrom('reviews').execute();
});

describe('[RTE-20] writing a review', () => {
  it('is open to the order’s customer, for thirty days', async () => {
    const ada = await eater();
    expect(await own(ada.token)).toMatchObject([
      { order: ada.order, can_write: true, review: null, until: '2026-12-20T12:00:00.000Z' },
    ]);
    const products = [{ product: ada.product, stars: 4, text: ' Ottima base ' }];
    expect(await write(ada, { products })).toMatchObject({
      status: 200,
      body: {
        state: 'waiting',
        stars: 5,
        text: 'Buonissima!',
        products: [{ stars: 4, text: 'Ottima base' }],
      },
    });
    const other = await eater();
    app.now.at = new Date('2026-12-20T11:59:59Z');
    await app.db
      .updateTable('access_tokens')
      .set({ expires_at: new Date('2027-01-01') })
      .execute();
    expect((await write(ada, { stars: 3 })).status).toBe(200);
    app.now.at = new Date('2026-12-20T12:00:00Z');
    expect(await write(other)).toMatchObject({
      status: 409,
      body: { code: 'review.too_late', error: expect.stringContaining('più di 30 giorni') },
    });
    expect(await own(other.token)).toEqual([]);
    expect(await own(ada.token)).toMatchObject([{ can_write: false, review: { stars: 3 } }]);
  });

  it('is refused before the handover', async () => {
    const ada = await eater({ handedOver: false });
    expect(await write(ada)).toMatchObject({ status: 409, body: { code: 'review.not_completed' } });
    expect(await own(ada.token)).toEqual([]);
  });

  it('is refused for another person’s order, which is answered like one that does not exist', async () => {
    const [ada, eve] = [await eater(), await eater()];
    const wrong = { token: eve.token, order: ada.order };
    expect(await write(wrong)).toMatchObject({ status: 404, body: { code: 'order.not_found' } });
    await write(ada);
    expect(await write(wrong)).toMatchObject({ status: 404 });
    expect(await call(app, `DELETE customer/reviews/${ada.order}`, { token: eve.token })).toMatchObject({
      status: 404,
      body: { code: 'review.not_found' },
    });
    expect(await own(ada.token)).toMatchObject([{ review: { stars: 5 } }]);
    expect(await call(app, `PUT customer/reviews/${ada.order}`, { payload: {} })).toMatchObject({
      status: 401,
    });
  });

  it('takes only products of the order, each once, and stars and words within their limits', async () => {
    const ada = await eater();
    const said = { product: 'prd_other', stars: 5, text: '' };
    expect(await write(ada, { products: [said] })).toMatchObject({ status: 422, body: { code: 'invalid' } });
    const twice = { product: ada.product, stars: 5, text: '' };
    expect(await write(ada, { products: [twice, twice] })).toMatchObject({ status: 422 });
    expect(await write(ada, { stars: 6, text: 'x'.repeat(1_001) })).toMatchObject({
      status: 422,
      body: {
        fields: { stars: ['scegli da una a cinque stelle'], text: ['inserire al massimo 1000 caratteri'] },
      },
    });
    expect(await own(ada.token)).toMatchObject([{ review: null }]);
  });
});

describe('[RTE-20] a written review', () => {
  it('is one for each order: a second one replaces it and waits for the moderator again', async () => {
    const ada = await eater();
    const { body } = await write(ada);
    await decide(body.id, 'publish');
    await answer(body.id, 'Grazie Ada!');
    expect((await write(ada)).body.state).toBe('published');
    await expect.poll(shown).toMatchObject([{ text: 'Buonissima!', answer: 'Grazie Ada!' }]);
    expect((await write(ada, { text: 'Ci ho ripensato', stars: 2 })).body).toMatchObject({
      id: body.id,
      state: 'waiting',
      answer: null,
    });
    await expect.poll(ofShop).toMatchObject({ data: [], rating: { average: null, count: 0 } });
    expect(await decide(body.id, 'publish', { version: 2 })).toMatchObject({ status: 200 });
    await expect.poll(ofShop).toMatchObject({ data: [{ stars: 2 }], rating: { average: 2, count: 1 } });
  });

  it('is withdrawn by its author, and may be written anew', async () => {
    const ada = await eater();
    const { body } = await write(ada);
    await decide(body.id, 'publish');
    const withdraw = () => call(app, `DELETE customer/reviews/${ada.order}`, { token: ada.token });
    expect((await withdraw()).status).toBe(204);
    expect((await withdraw()).status).toBe(404);
    await expect.poll(shown).toEqual([]);
    expect((await write(ada)).body.state).toBe('waiting');
  });

  it('is in its author’s export, and is deleted with their account', async () => {
    const ada = await eater();
    const { body } = await write(ada);
    await decide(body.id, 'publish');
    expect(await call(app, 'GET customer/export', { token: ada.token })).toMatchObject({
      body: { reviews: [{ stars: 5, text: 'Buonissima!' }] },
    });
    await app.pool.query(`update orders set state = 'completed' where id = $1`, [ada.order]);
    await call(app, 'DELETE customer', { token: ada.token });
    await expect.poll(shown).toEqual([]);
  });
});

describe('[RTE-20] a published review', () => {
  it('shows the shop’s answer only beside all it answers: not one about the delivery under a pizza', async () => {
    const [ada, bea] = [await eater(), await eater()];
    const of = (text: string) => ({ products: [{ product: ada.product, stars: 5, text }] });
    const late = await write(ada, { ...of('Ottima base'), text: 'Consegna in ritardo' });
    const cold = await write(bea, { ...of(''), text: 'Era fredda' });
    for (const { body } of [late, cold]) {
      await decide(body.id, 'publish');
      await answer(body.id, 'Ci dispiace');
    }
    await expect
      .poll(async () => (await ofProduct(ada.product)).data)
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ text: 'Ottima base', answer: null }),
          expect.objectContaining({ text: 'Era fredda', answer: 'Ci dispiace' }),
        ]),
      );
    expect((await shown()).map(({ answer: said }) => said)).toEqual(['Ci dispiace', 'Ci dispiace']);
  });

  it('is signed by first name and initial, and counts in the average of all votes', async () => {
    const [ada, bea, cleo] = [await eater(), await eater(), await eater()];
    const of = (stars: number, text: string) => ({ products: [{ product: ada.product, stars, text }] });
    const one = await write(ada, of(5, 'Perfetta'));
    const two = await write(bea, { ...of(2, ''), text: 'Era fredda' });
    await write(cleo, of(1, 'Non ancora letta'));
    for (const { body } of [one, two]) await decide(body.id, 'publish');
    await expect
      .poll(() => ofProduct(ada.product))
      .toMatchObject({
        rating: { average: 3.5, count: 2, stars: [0, 1, 0, 0, 1] },
        data: expect.arrayContaining([
          expect.objectContaining({ author: 'Ada R.', stars: 5, text: 'Perfetta' }),
          expect.objectContaining({ stars: 2, text: 'Era fredda' }),
        ]),
        meta: { total: 2, page: 1, last_page: 1 },
      });
    await expect.poll(() => ofProduct('norma')).toMatchObject({ rating: { count: 2 } });
    await expect.poll(ofShop).toMatchObject({ rating: { count: 2 } });
    expect(await call(app, 'GET products/nessuno/reviews')).toMatchObject({ status: 404 });
    expect(await call(app, 'GET shops/nessuno/reviews')).toMatchObject({ status: 404 });
  });

  it('is never a refused one, whose author learns why', async () => {
    const ada = await eater();
    const { body } = await write(ada, { text: 'Chiamatemi al 333 1234567' });
    expect(await decide(body.id, 'refuse', { reason: 'personal_data' })).toMatchObject({
      status: 200,
      body: { state: 'refused' },
    });
    await expect.poll(shown).toEqual([]);
    expect(await own(ada.token)).toMatchObject([
      { review: { state: 'refused', refusal: 'contiene dati personali, tuoi o di altri' } },
    ]);
    expect(await decide(body.id, 'refuse', { reason: 'low_vote' })).toMatchObject({ status: 422 });
    expect(await answer(body.id, 'No')).toMatchObject({ status: 409 });
  });
});

describe('[RTE-20] a waiting review', () => {
  it('is read by a manager, the oldest first', async () => {
    const ada = await eater();
    const { body } = await write(ada);
    app.now.at = new Date(opening.getTime() + 60_000);
    const second = await write(await eater());
    expect(await queue()).toMatchObject({
      waiting: 2,
      data: [
        {
          ...{ id: body.id, version: 1 },
          order: {
            reference: expect.stringMatching(/^\w{3}-\w{3}$/),
            number: expect.any(String),
            dishes: [{ name: expect.any(String), qty: expect.any(Number) }],
          },
        },
        { id: second.body.id },
      ],
    });
    const { token } = await app.signIn();
    expect(await decide(body.id, 'publish', {}, worker)).toMatchObject({ status: 403 });
    expect(await decide(body.id, 'publish', {}, token)).toMatchObject({ status: 403 });
    expect(await call(app, 'GET backoffice/reviews', { token: worker })).toMatchObject({ status: 403 });
    expect(await decide('rev_nothing', 'publish')).toMatchObject({ status: 404 });
    await decide(body.id, 'publish');
    expect(await queue('published')).toMatchObject({ waiting: 1, data: [{ id: body.id }] });
  });

  it('is decided on in the version that was read, and no other', async () => {
    const ada = await eater();
    const { body } = await write(ada);
    await write(ada, { text: 'Parole nuove' });
    expect(await decide(body.id, 'publish')).toMatchObject({ status: 409, body: { code: 'review.changed' } });
    await expect.poll(shown).toEqual([]);
  });

  it('is for managers of its shop, and is found by shop and by vote', async () => {
    const elsewhere = await openShop(app.db, { slug: 'altrove' });
    const here = await signInStaff(app, 'manager', stand.shop);
    const there = await signInStaff(app, 'manager', elsewhere);
    const { body } = await write(await eater(), { stars: 1 });
    const list = async (query: string, token = manager) =>
      (await call<Queue>(app, `GET backoffice/reviews?${query}`, { token })).body;
    const found = async (query: string, token?: string) => (await list(query, token)).data.length;
    expect(await found('', here)).toBe(1);
    expect(await list('', there)).toMatchObject({ data: [], waiting: 0, next: null });
    expect(await found(`shop=${stand.shop}`, there)).toBe(0);
    expect((await decide(body.id, 'publish', {}, there)).status).toBe(404);
    expect(await found(`shop=${stand.shop}`)).toBe(1);
    expect(await found(`shop=${elsewhere}`)).toBe(0);
    expect(await found('shop=shipping')).toBe(0);
    await app.db.updateTable('reviews').set({ shop_id: null }).execute();
    expect(await found('shop=shipping')).toBe(1);
    expect(await found('', here)).toBe(0);
    expect([await found('stars=1,5'), await found('stars=2,3')]).toEqual([1, 0]);
    expect((await call(app, 'GET backoffice/reviews?stars=6', { token: manager })).status).toBe(422);
    expect((await call(app, 'GET backoffice/reviews?after=x', { token: manager })).status).toBe(422);
  });

  it('is listed once over all pages, also when many have one moment', async () => {
    const written = [];
    for (const stars of [5, 1, 3, 1, 5]) written.push((await write(await eater(), { stars })).body.id);
    for (const state of ['waiting', 'published']) {
      if (state === 'published') for (const id of written) await decide(id, 'publish');
      const seen: string[] = [];
      let after = '';
      do {
        const url = `GET backoffice/reviews?state=${state}&limit=2${after && `&after=${encodeURIComponent(after)}`}`;
        const { data, next } = (await call<Queue>(app, url, { token: manager })).body;
        seen.push(...data.map(({ id }) => id));
        after = next ?? '';
      } while (after);
      const sorted = written.toSorted();
      expect(seen).toEqual(state === 'waiting' ? sorted : sorted.toReversed());
    }
  });
});
