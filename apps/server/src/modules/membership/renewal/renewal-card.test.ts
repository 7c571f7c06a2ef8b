import { beforeEach, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { callAs, confirmCard, joinPrime, offerPlan, passTime } from '../testing.ts';

const app = await makeTestApp({ now: { at: new Date('2026-06-15T10:00:00Z') } });
const { db, now } = app;
await offerPlan(app);
const call = callAs(app);

beforeEach(() => db.deleteFrom('prime_trials').execute());

type Card = { readonly id: string; readonly last4: string; readonly renews_prime: boolean };

/** A member in their trial with a Visa, saved for the renewals. */
const member = async () => {
  const { token, userId } = await app.signIn();
  await joinPrime(app, token, '4242424242424242');
  await db
    .updateTable('access_tokens')
    .set({ expires_at: new Date('2099-01-01') })
    .where('user_id', '=', userId)
    .execute();
  const cards = async (): Promise<readonly Card[]> =>
    (await call('GET', '/api/customer/payment/methods', token)).body.data;
  /** Adds another saved card, which pays nothing. */
  const add = async (number: string) => {
    const { body } = await call('POST', '/api/customer/payment/setup', token);
    await confirmCard(app, body.client_secret, number);
  };
  const idOf = async (last4: string) => (await cards()).find((card) => card.last4 === last4)?.id ?? '';
  const forget = (id: string) => call('DELETE', `/api/customer/payment/methods/${id}?site_id=1`, token);
  const renewWith = (card: string) => call('PATCH', '/api/customer/prime/card', token, { card });
  const status = async () => (await call('GET', '/api/customer/prime', token)).body;
  return { token, userId, cards, add, idOf, forget, renewWith, status };
};
const wait = async (days: number) => {
  now.at = new Date(now.at.getTime() + days * 86_400_000);
  await passTime(app);
};

it('[API-18] the card that renews Prime is not deleted in silence: it says why, and stays', async () => {
  const { forget, idOf, cards, status } = await member();
  expect(await cards()).toMatchObject([{ last4: '4242', renews_prime: true }]);
  expect(await forget(await idOf('4242'))).toMatchObject({
    status: 409,
    body: {
      code: 'card.renews_prime',
      error: 'Con questa carta si rinnova il tuo abbonamento: prima scegli un’altra carta, oppure disdici',
    },
  });
  expect(await cards()).toHaveLength(1);
  expect(await status()).toMatchObject({ card: 'Visa •••• 4242' });
});

it('[API-18] [PRM-4] another card takes over, the first one goes, and the renewal is charged to the other', async () => {
  const { add, idOf, renewWith, forget, cards, status, userId } = await member();
  await add('5555555555554444');
  expect((await renewWith(await idOf('4444'))).body).toMatchObject({ card: 'Mastercard •••• 4444' });
  expect((await forget(await idOf('4242'))).status).toBe(204);
  expect(await cards()).toMatchObject([{ last4: '4444', renews_prime: true }]);
  await wait(14);
  expect((await status()).state).toBe('active');
  const paid = await db
    .selectFrom('payments')
    .select('card_last4')
    .where('user_id', '=', userId)
    .where('state', '=', 'paid')
    .execute();
  expect(paid).toEqual([{ card_last4: '4444' }]);
});

it('[API-18] a card that does not renew it, or of a member who cancelled, can be deleted as before', async () => {
  const { token, add, idOf, forget, cards, status } = await member();
  await add('5555555555554444');
  expect((await forget(await idOf('4444'))).status).toBe(204);
  await call('PATCH', '/api/customer/prime/unsubscribe', token);
  expect((await forget(await idOf('4242'))).status).toBe(204);
  expect(await cards()).toEqual([]);
  // The membership names no deleted card.
  expect(await status()).toMatchObject({ state: 'leaving', card: null });
});

it('renews with one’s own cards only', async () => {
  const [ada, bruno] = [await member(), await member()];
  expect(await ada.renewWith(await bruno.idOf('4242'))).toMatchObject({
    status: 404,
    body: { code: 'card.not_found' },
  });
  const stranger = await app.signIn();
  expect(await call('PATCH', '/api/customer/prime/card', stranger.token, { card: 'crd_x' })).toMatchObject({
    status: 404,
  });
  expect(await ada.renewWith('new')).toMatchObject({ status: 422 });
});

it('[PRM-4] a card deleted at the provider counts as a failed charge: counted, told and tried again', async () => {
  const { userId, status, add, idOf, renewWith } = await member();
  await db.deleteFrom('sandbox_cards').where('last4', '=', '4242').execute();
  await wait(14);
  expect((await status()).state).toBe('past_due');
  const { failed_at } = await db
    .selectFrom('memberships')
    .select('failed_at')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(failed_at).toHaveLength(1);
  await add('5555555555554444');
  await renewWith(await idOf('4444'));
  await wait(1);
  expect(await status()).toMatchObject({ state: 'active', card: 'Mastercard •••• 4444' });
});

it('deleted and chosen in the same moment, in any order, no membership keeps a deleted card', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { add, idOf, renewWith, forget, cards, userId } = await member();
    await add('5555555555554444');
    const other = await idOf('4444');
    await Promise.all([renewWith(other), forget(other)]);
    const { card_id } = await db
      .selectFrom('memberships')
      .select('card_id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const kept = (await cards()).map(({ id }) => id);
    if (card_id !== null) expect(kept).toContain(card_id);
    await db.deleteFrom('prime_trials').execute();
  }
});
