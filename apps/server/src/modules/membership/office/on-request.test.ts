import type { SeenMember } from '@zanga/contract/ordering/prime-members';
import type { UserId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { messagesTo } from '../../notifications/testing.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { callAs, joinPrime, offerPlan, passTime } from '../testing.ts';

const app = await makeTestApp({ now: { at: new Date('2026-03-01T10:00:00Z') } });
const { db, now } = app;
const stand = await openStand(app);
await offerPlan(app);
const manager = await signInStaff(app, 'manager');
const ofOneShop = await signInStaff(app, 'manager', stand.shop);
const customer = callAs(app);

/** Keeps everyone signed in, with a fresh proof of identity. */
const stayIn = () => {
  const [always, before] = [new Date('2099-01-01'), new Date('2098-12-31')];
  const stays = { expires_at: always, confirmed_at: always, created_at: before };
  return db.updateTable('access_tokens').set(stays).execute();
};
const wait = async (days: number) => {
  now.at = new Date(now.at.getTime() + days * 86_400_000);
  await passTime(app);
};

/** A member who has paid their first month after the trial. */
const paying = async () => {
  const { token, userId } = await app.signIn();
  await db.deleteFrom('prime_trials').execute();
  await joinPrime(app, token, '4242424242424242');
  await stayIn();
  const row = db.selectFrom('memberships').select('id').where('user_id', '=', userId);
  const { id } = await row.executeTakeFirstOrThrow();
  await wait(14);
  const status = async () => (await customer('GET', '/api/customer/prime', token)).body;
  return { id, userId, status };
};

const url = 'backoffice/prime/members';
type MemberAnswer = SeenMember & { readonly code: string };
const see = (id: string) => call<MemberAnswer>(app, `GET ${url}/${id}`, { token: manager });
const post = (path: string, payload: object, token = manager) =>
  call<MemberAnswer>(app, `POST ${url}/${path}`, { token, payload });
const reason = 'L’ha chiesto per telefono';
const chargeOf = async (id: string) => {
  const charge = (await see(id)).body.payments.find(({ left }) => left > 0);
  if (!charge) throw new Error('Nothing was charged');
  return charge;
};
const entries = (id: string) =>
  db.selectFrom('audit_entries').selectAll().where('thing', '=', id).orderBy('id').execute();
const refundsOf = async (userId: UserId) => {
  const rows = await db
    .selectFrom('payment_refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select('r.amount_cents')
    .where('p.user_id', '=', userId)
    .orderBy('r.created_at')
    .execute();
  return rows.map(({ amount_cents }) => amount_cents);
};

describe('a member on request', () => {
  it('goes on after a cancellation that is not over, once, and is confirmed by mail', async () => {
    const member = await paying();
    await post(`${member.id}/cancel`, { reason });
    const [one, two] = await Promise.all([
      post(`${member.id}/resume`, { reason }),
      post(`${member.id}/resume`, { reason }),
    ]);
    for (const { status, body } of [one, two])
      expect([status, body.state, body.ends_at]).toEqual([200, 'active', null]);
    expect(one.body.next_charge_at).not.toBeNull();
    expect(await member.status()).toMatchObject({ state: 'active' });
    expect((await entries(member.id)).map(({ action }) => action)).toEqual([
      'member.cancel',
      'member.resume',
    ]);
    await expect
      .poll(async () =>
        (await messagesTo(app, `${member.userId}@example.it`, 1)).map(({ subject }) => subject),
      )
      .toContain('Il tuo Zanga Prime continua');
    await post(`${member.id}/cancel`, { reason });
    await wait(40);
    expect((await see(member.id)).body.state).toBe('ended');
    expect((await post(`${member.id}/resume`, { reason })).body.code).toBe('member.changed');
    expect((await post(`${member.id}/resume`, { reason }, ofOneShop)).body.code).toBe('member.of_all_shops');
  });

  it('refunds a part of a charge, and then the rest, to the cent', async () => {
    const member = await paying();
    const { id: charge, left } = await chargeOf(member.id);
    const give = (key: string, expected: number, amount?: number) =>
      post(`${member.id}/payments/${charge}/refund`, {
        key,
        reason,
        expected,
        ...(amount !== undefined && { amount }),
      });
    expect((await give('troppo-grande', left, left + 1)).status).toBe(409);
    expect((await give('niente-di-niente', left, 0)).status).toBe(422);
    const answers = await Promise.all([
      give('una-parte', left, 200),
      give('una-parte', left, 200),
      give('altra-parte', left, 100),
    ]);
    // The first of two keys is refunded, in every repetition; the other expected a sum that is no longer left.
    expect(['200 200 409', '409 409 200']).toContain(answers.map(({ status }) => status).join(' '));
    const seen = (await see(member.id)).body;
    const given = seen.payments.find(({ id }) => id === charge)?.refunds.map(({ amount }) => amount) ?? [];
    expect([given.length, seen.charged]).toEqual([1, left - (given[0] ?? 0)]);
    expect(seen.timeline.filter(({ what }) => what === 'refunded')).toMatchObject([{ amount: given[0] }]);
    const rest = left - (given[0] ?? 0);
    expect((await give('il-resto', rest)).body.charged).toBe(0);
    expect(await refundsOf(member.userId)).toEqual([...given, rest]);
  });
});
