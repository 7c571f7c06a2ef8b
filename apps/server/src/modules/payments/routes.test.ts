import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { sellThings, switchSandbox } from './testing.ts';

const app = await makeTestApp();
const { db, http } = app;
const shop = await sellThings(app);

const post = async (url: string, payload: object, token?: string) => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await http.inject({ method: 'POST', url, payload, headers });
  return { status: response.statusCode, body: response.json() };
};
const get = async (url: string, token?: string) => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await http.inject({ method: 'GET', url, headers });
  return { status: response.statusCode, body: response.json() };
};
const forget = async (card: string, token: string) =>
  (
    await http.inject({
      method: 'DELETE',
      url: `/api/customer/payment/methods/${card}?site_id=1`,
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode;

const asGuest = (id: string, given = {}) =>
  post('/api/payment/intent', {
    order_id: id,
    token: `token-of-this-order-${id}`,
    payment_method: 'new',
    ...given,
  });
const settle = (secret: string) => post('/api/payment/settle', { client_secret: secret });

describe('how a guest pays', () => {
  it('[API-16] asks for the intent of an order, pays and settles it', async () => {
    await shop.offer('ord_guest');
    const { status, body } = await asGuest('ord_guest');
    expect([status, body]).toMatchObject([200, { status: 'requires_payment_method', message: null }]);
    await shop.browser.confirm(body.client_secret);
    expect(await settle(body.client_secret)).toEqual({
      status: 200,
      body: { status: 'succeeded', message: null },
    });
    expect(await shop.stateOf('ord_guest')).toBe('paid');
    // The page was reloaded: there is nothing left to confirm.
    expect((await asGuest('ord_guest')).body).toEqual({
      client_secret: null,
      status: 'succeeded',
      message: null,
    });
  });

  it('[API-16] gets nothing for another’s order, nor for none', async () => {
    await shop.offer('ord_other', { userId: null });
    const refused = { status: 404, body: { code: 'order.not_found' } };
    expect(await asGuest('ord_other', { token: 'token-of-this-order-ord_guest' })).toMatchObject(refused);
    expect(await asGuest('ord_nowhere')).toMatchObject(refused);
  });

  it('[API-16] has no saved cards to choose', async () => {
    await shop.offer('ord_guest_card');
    expect(await asGuest('ord_guest_card', { payment_method: 'crd_pm_someones' })).toMatchObject({
      status: 404,
      body: { code: 'card.not_found' },
    });
  });

  it('[VAL-11] must choose a card', async () => {
    expect(await asGuest('ord_guest', { payment_method: '' })).toMatchObject({
      status: 422,
      body: { fields: { payment_method: ['* seleziona una carta di credito'] } },
    });
  });

  it('[ERR-8] [ERR-10] hears why a card was refused', async () => {
    await shop.offer('ord_refused');
    const { body } = await asGuest('ord_refused');
    await shop.browser.confirm(body.client_secret, '4000000000000127');
    expect((await settle(body.client_secret)).body).toEqual({
      status: 'requires_payment_method',
      message: 'Il codice di sicurezza (CVC) non è corretto',
    });
  });

  it('[ERR-9] hears of a provider that does not answer, and is charged nothing', async () => {
    await shop.offer('ord_no_answer');
    await switchSandbox(db, { outage: 'down' });
    const answer = await asGuest('ord_no_answer');
    await switchSandbox(db, { outage: 'none' });
    expect(answer).toMatchObject({
      status: 503,
      body: { error: 'Errore nel pagamento con carta, si prega di riprovare', code: 'payment.unavailable' },
    });
  });

  it('[API-16] cannot settle with an unknown secret', async () => {
    expect(await settle('pi_x_secret_of_nobody')).toMatchObject({
      status: 404,
      body: { code: 'payment.not_found' },
    });
  });
});

describe('a customer’s cards', () => {
  const payAndKeep = async (id: string, number?: string) => {
    const { token, userId } = await app.signIn();
    await shop.offer(id, { userId });
    const asked = { order_id: id, payment_method: 'new', save: true };
    const { body } = await post('/api/customer/payment/intent', asked, token);
    await shop.browser.confirm(body.client_secret, number);
    const { body: kept } = await get('/api/customer/payment/methods', token);
    return { token, userId, cards: kept.data };
  };

  it('[API-17] are saved on request, listed, used again and deleted', async () => {
    const { token, userId, cards } = await payAndKeep('ord_keep');
    expect(cards).toEqual([
      {
        id: expect.stringMatching(/^crd_pm_/),
        brand: 'visa',
        last4: '4242',
        exp_month: 12,
        exp_year: 2030,
        renews_prime: false,
      },
    ]);
    await shop.offer('ord_again', { userId });
    const asked = { order_id: 'ord_again', payment_method: cards[0].id };
    const { body } = await post('/api/customer/payment/intent', asked, token);
    expect(body.status).toBe('requires_confirmation');
    await shop.browser.confirm(body.client_secret, null);
    expect((await settle(body.client_secret)).body.status).toBe('succeeded');
    expect(await forget(cards[0].id, token)).toBe(204);
    expect(await forget(cards[0].id, token)).toBe(404);
    expect((await get('/api/customer/payment/methods', token)).body).toEqual({ data: [] });
  });

  it('[API-17] are saved without a payment, when the bank agrees', async () => {
    const { token } = await app.signIn();
    const cards = async () => (await get('/api/customer/payment/methods', token)).body.data;
    const begin = async () => (await post('/api/customer/payment/setup', {}, token)).body.client_secret;
    const end = (client_secret: string) =>
      post('/api/customer/payment/setup/settle', { client_secret }, token);
    const secret = await begin();
    expect((await end(secret)).body).toEqual({ status: 'requires_payment_method' });
    const asked = await shop.browser.confirm(secret, '4000 0000 0000 3220');
    expect((await end(secret)).body).toEqual({ status: 'requires_action' });
    await shop.browser.answer(asked.challenge_url, 'no');
    expect((await end(secret)).body).toEqual({ status: 'requires_payment_method' });
    expect(await cards()).toEqual([]);

    await shop.browser.confirm(secret);
    expect((await end(secret)).body).toEqual({ status: 'succeeded' });
    expect(await cards()).toMatchObject([{ brand: 'visa', last4: '4242' }]);
    expect((await end(`${secret}x`)).body).toMatchObject({ code: 'payment.not_found' });
    expect((await post('/api/customer/payment/setup', {})).status).toBe(401);
  });

  it('[API-18] belong to one customer: for another they do not exist', async () => {
    const { cards } = await payAndKeep('ord_mine');
    const stranger = await app.signIn();
    await shop.offer('ord_stranger', { userId: stranger.userId });
    expect(await forget(cards[0].id, stranger.token)).toBe(404);
    const asked = { order_id: 'ord_stranger', payment_method: cards[0].id };
    expect(await post('/api/customer/payment/intent', asked, stranger.token)).toMatchObject({
      status: 404,
      body: { code: 'card.not_found' },
    });
  });

  it('[API-17] are none for a customer who never paid, and hidden without a sign-in', async () => {
    const { token } = await app.signIn();
    expect((await get('/api/customer/payment/methods', token)).body).toEqual({ data: [] });
    expect((await get('/api/customer/payment/methods')).status).toBe(401);
  });

  it('[API-16] a membership that is not on offer says why, in Italian', async () => {
    const { token } = await app.signIn();
    const asked = { prime_subscription: true, payment_method: 'new' };
    expect((await post('/api/customer/payment/intent', asked, token)).body).toEqual({
      client_secret: null,
      status: null,
      message: 'L’abbonamento non è disponibile in questo momento',
    });
  });

  it('[API-16] a visitor who wants a membership is asked to sign in, by the specification’s own call', async () => {
    const asked = { prime_subscription: true, payment_method: 'new' };
    expect(await post('/api/payment/intent', asked)).toEqual({
      status: 200,
      body: {
        client_secret: null,
        status: null,
        message: 'Per l’abbonamento serve un account: accedi o registrati',
      },
    });
  });

  it('[API-16] an intent is of an order or of a membership', async () => {
    const { token } = await app.signIn();
    expect(await post('/api/payment/intent', { payment_method: 'new' })).toMatchObject({
      status: 422,
      body: { fields: { order_id: [expect.any(String)] } },
    });
    expect(await post('/api/customer/payment/intent', { payment_method: 'new' }, token)).toMatchObject({
      status: 422,
      body: { fields: { order_id: [expect.any(String)] } },
    });
  });

  it('[API-17] leave with the account, and are in its export while it lasts', async () => {
    const { userId } = await payAndKeep('ord_leaving');
    const { personalData } = app.payments;
    expect(await personalData.read(userId)).toEqual([
      { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 },
    ]);
    await inTransaction(db, (tx) => personalData.forget(tx, userId));
    const customers = () =>
      db.selectFrom('sandbox_customers').select('ref').where('house_user', '=', userId).execute();
    await vi.waitFor(async () => expect(await customers()).toEqual([]), { timeout: 8_000, interval: 100 });
    expect(await personalData.read(userId)).toEqual([]);
  });

  it('[API-41] their numbers are in no table', async () => {
    const { rows } = await app.pool.query<{ table_name: string }>(
      "select table_name from information_schema.tables where table_schema = 'public'",
    );
    for (const { table_name } of rows) {
      const found = await app.pool.query(
        `select count(*) as hits from "${table_name}" as held where held::text ~ '4242 ?4242|4000 ?0000 ?0000'`,
      );
      expect([table_name, found.rows[0].hits]).toEqual([table_name, 0]);
    }
  });
});

describe('the provider’s reports', () => {
  const delivered = () =>
    db.selectFrom('sandbox_deliveries').select(['type', 'delivered_at', 'body']).orderBy('id').execute();
  const webhook = (body: string, headers: Record<string, string>) =>
    http.inject({
      method: 'POST',
      url: '/api/payment/webhook',
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  beforeAll(async () => {
    await db.deleteFrom('sandbox_deliveries').execute();
    await http.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => switchSandbox(db, { copies: 1 }));

  it('[API-16] settle payments that no browser came back for; doubled, they change nothing more', async () => {
    await switchSandbox(db, { copies: 3 });
    await shop.offer('ord_closed_page');
    const { body } = await asGuest('ord_closed_page');
    await shop.browser.confirm(body.client_secret);
    await vi.waitFor(
      async () => {
        const sent = await delivered();
        expect(sent).toHaveLength(3);
        expect(sent.every(({ delivered_at }) => delivered_at !== null)).toBe(true);
      },
      { timeout: 8_000, interval: 100 },
    );
    expect(await shop.changesOf('ord_closed_page')).toEqual(['moved paid']);
  });

  it('[API-16] that come late and out of order say nothing new', async () => {
    await shop.offer('ord_out_of_order');
    const { body } = await asGuest('ord_out_of_order');
    await shop.browser.confirm(body.client_secret, '4000000000000002');
    await shop.browser.confirm(body.client_secret);
    await settle(body.client_secret);
    await vi.waitFor(
      async () => expect((await delivered()).every(({ delivered_at }) => delivered_at !== null)).toBe(true),
      { timeout: 8_000, interval: 100 },
    );
    expect(await shop.stateOf('ord_out_of_order')).toBe('paid');
    expect((await shop.changesOf('ord_out_of_order')).at(-1)).toBe('moved paid');
  });

  it('[API-41] are refused unsigned, and nothing happens', async () => {
    const answer = await webhook('{"id":"evt_x"}', { 'sandbox-signature': `t=1,v1=${'0'.repeat(64)}` });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'payment.bad_signature']);
    expect((await webhook('not json', {})).statusCode).toBe(400);
  });
});
