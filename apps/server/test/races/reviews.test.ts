import { describe, expect, it } from 'vitest';
import { call, openStand } from '../../src/modules/ordering/order/order-testing.ts';
import { readShopReviews } from '../../src/modules/reviews/published-queries.ts';
import { openGuestbook } from '../../src/modules/reviews/testing.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const { eater, write, decide } = await openGuestbook(app, stand);

describe('[RTE-20] a review under pressure', () => {
  it('sent thirty times at once is one, with one of the texts', async () => {
    const ada = await eater();
    const product = { product: ada.product, stars: 4, text: '' };
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => write(ada, { text: `Parere ${at % 3}`, products: [product] })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await app.db.selectFrom('reviews').selectAll().execute()).toHaveLength(1);
    expect(await app.db.selectFrom('review_products').selectAll().execute()).toHaveLength(1);
    await app.db.deleteFrom('reviews').execute();
  });

  it('changed during its publication: an unread text is never shown', async () => {
    for (let round = 0; round < 15; round += 1) {
      const ada = await eater();
      const { body } = await write(ada, { text: 'letta' });
      await Promise.all([decide(body.id, 'publish'), write(ada, { text: 'mai letta' })]);
      const shown = await readShopReviews(app.db, stand.shop, { page: 1, paginate: 10 });
      expect(shown?.data.filter(({ text }) => text !== 'letta')).toEqual([]);
      await app.db.deleteFrom('reviews').execute();
    }
  });

  it('written while its author deletes their account is deleted with it', async () => {
    for (let round = 0; round < 8; round += 1) {
      const ada = await eater();
      await Promise.all([write(ada), call(app, 'DELETE customer', { token: ada.token })]);
      expect(await app.db.selectFrom('reviews').selectAll().execute()).toEqual([]);
    }
  });
});
