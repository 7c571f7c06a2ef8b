import type { OfficeMember, SeenMember } from '@zanga/contract/ordering/prime-members';
import type { PrimeNumbers } from '@zanga/contract/ordering/prime-office';
import type { UserId } from '@zanga/domain/ids';
import { coveredUntil, membershipState } from '@zanga/domain/membership/membership';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { messagesTo } from '../../notifications/testing.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { reconcile, toolsBehind } from '../../payments/testing.ts';
import { membershipOf } from '../membership-queries.ts';
import { callAs, joinPrime, offerPlan, passTime } from '../testing.ts';

const app = await makeTestApp({ now: { at: new Date('2026-03-01T10:00:00Z') } });
const { db, now, pool } = app;
const stand = await openStand(app);
await offerPlan(app);
const manager = await signInStaff(app, 'manager');
const ofOneShop = await signInStaff(app, 'manager', stand.shop);
const worker = await signInStaff(app, 'worker', stand.shop);
const customer = callAs(app);

/** Keeps everyone signed in, with a fresh proof of identity. */
const stayIn = () =>
  db
    .updateTable('access_tokens')
    .set({
      expires_at: new Date('2099-01-01'),
      confirmed_at: new Date('2099-01-01'),
      created_at: new Date('2098-12-31'),
    })
    .execute();
await stayIn();
beforeEach(async () => {
  await db.updateTable('sandbox_cards').set({ behaviour: 'good' }).execute();
});

const wait = async (days: number) => {
  now.at = new Date(now.at.getTime() + days * 86_400_000);
  await passTime(app);
};
const join = async (name = 'Ada', lastname = 'Rossi', card = '4242424242424242') => {
  const { token, userId } = await app.signIn();
  await db.updateTable('users').set({ firstname: name, lastname }).where('id', '=', userId).execute();
  // Test cards are few: each counts as a card of one person.
  await db.deleteFrom('prime_trials').execute();
  await joinPrime(app, token, card);
  await stayIn();
  const { id } = await db
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const status = async () => (await customer('GET', '/api/customer/prime', token)).body;
  return { id, token, userId, status };
};
/** A member who has paid their first month after the trial. */
const paying = async () => {
  const member = await join();
  await wait(14);
  return member;
};

const url = 'backoffice/prime/members';
type MemberAnswer = SeenMember & { readonly code: string };
const see = (id: string, token = manager) => call<MemberAnswer>(app, `GET ${url}/${id}`, { token });
const list = async (query = '', token = manager) =>
  (await call<{ data: OfficeMember[]; next: string | null }>(app, `GET ${url}${query}`, { token })).body;
const post = (path: string, payload: object, token = manager) =>
  call<MemberAnswer>(app, `POST ${url}/${path}`, { token, payload });
const reason = 'L’ha chiesto per telefono';
const numbers = async () =>
  (await call<PrimeNumbers>(app, 'GET backoffice/prime/numbers', { token: manager })).body;
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
    .execute();
  return rows.map(({ amount_cents }) => amount_cents);
};

describe('the list of members', () => {
  it('finds them by name and mail address, by state, plan and card, the newest first', async () => {
    const ada = await join('Adalgisa', 'Ferràù');
    await wait(1);
    const ugo = await join('Ugo', 'D’Angelo');
    const ids = async (query: string) => (await list(query)).data.map(({ id }) => id);
    expect((await ids('')).slice(0, 2)).toEqual([ugo.id, ada.id]);
    for (const search of ['adalg', 'ferrau', 'FERRÀÙ adalgisa', `${ada.userId}@ex`])
      expect(await ids(`?search=${encodeURIComponent(search)}`)).toEqual([ada.id]);
    expect(await ids(`?search=${encodeURIComponent("d'angelo")}`)).toEqual([ugo.id]);
    for (const search of ['nessuno', "':*|", '%', '   !!!', '\\', "'"])
      expect(await ids(`?search=${encodeURIComponent(search)}`)).toEqual([]);
    expect(await ids('?state=trial&search=ugo')).toEqual([ugo.id]);
    expect(await ids('?state=active&search=ugo')).toEqual([]);
    expect(await ids('?plan=1&search=ugo')).toEqual([ugo.id]);
    expect(await ids('?plan=nessuno')).toEqual([]);
    expect((await list('?search=ugo')).data[0]).toMatchObject({
      name: 'Ugo D’Angelo',
      state: 'trial',
      price: 499,
      card: { last4: '4242', exp_month: 12, exp_year: 2039, state: 'good' },
    });
    await db
      .updateTable('memberships')
      .set({ card_exp_month: now.at.getMonth() + 1, card_exp_year: 2026 })
      .where('id', '=', ada.id)
      .execute();
    expect(await ids('?card=expiring')).toEqual([ada.id]);
    await db
      .updateTable('memberships')
      .set({ card_id: null, card_last4: null })
      .where('id', '=', ugo.id)
      .execute();
    expect(await ids('?card=missing')).toEqual([ugo.id]);
    // A renamed member is found by the new name.
    await db.updateTable('users').set({ lastname: 'Zuccarello' }).where('id', '=', ugo.userId).execute();
    expect(await ids('?search=zucca')).toEqual([ugo.id]);
  });

  it('comes in pages that neither repeat nor leave out anybody', async () => {
    for (let nth = 0; nth < 3; nth += 1) await join();
    // All at the same moment.
    await pool.query(
      `update memberships set started_at = '2026-01-01T00:00:00.000001Z' where id in (select id from memberships limit 3)`,
    );
    const all: string[] = [];
    for (let after = ''; ; ) {
      const page = await list(`?limit=2${after && `&after=${encodeURIComponent(after)}`}`);
      all.push(...page.data.map(({ id }) => id));
      if (page.next === null) break;
      after = page.next;
    }
    const rows = await db.selectFrom('memberships').select('id').execute();
    expect(all.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect((await list('?after=nonsense')).data.length).toBeGreaterThan(0);
  });

  it('says of each the same as the domain, at any moment', async () => {
    const member = await join();
    const row = await db
      .selectFrom('memberships')
      .selectAll()
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    const plan = await db
      .selectFrom('prime_plans')
      .selectAll()
      .where('version', '=', '1')
      .executeTakeFirstOrThrow();
    const day = 86_400_000;
    const base = new Date('2026-01-31T01:30:20Z').getTime();
    const steps = Array.from({ length: 120 }, (_, nth) => {
      const first = new Date(base + nth * 3 * day);
      const covered = coveredUntil({
        ...membershipOf(row, plan),
        firstPeriodAt: first,
        paidPeriods: nth % 15,
      });
      const cancelled = nth % 3 === 0 ? new Date(first.getTime() - day) : null;
      const at = new Date(covered.getTime() + ((nth % 9) - 2) * day);
      return { first, paid: nth % 15, covered, cancelled, at, ended: nth % 11 === 0 ? at : null };
    });
    for (const { first, paid, covered, cancelled, at, ended } of steps) {
      await pool.query(
        `update memberships set started_at = $2, first_period_at = $2, paid_periods = $3, cancelled_at = $4, ended_at = $5 where id = $1`,
        [member.id, first, paid, cancelled, ended],
      );
      const now_ = now.at;
      now.at = at;
      await stayIn();
      const written = await db
        .selectFrom('memberships')
        .selectAll()
        .where('id', '=', member.id)
        .executeTakeFirstOrThrow();
      expect(written.covered_until.toISOString()).toBe(covered.toISOString());
      const state = membershipState(membershipOf(written, plan), at);
      const found: string[] = [];
      for (const one of ['trial', 'active', 'past_due', 'leaving', 'ended', 'current'])
        if ((await list(`?state=${one}&limit=200`)).data.some(({ id }) => id === member.id)) found.push(one);
      expect(found).toEqual(state === 'ended' ? ['ended'] : [state, 'current']);
      now.at = now_;
    }
    await db.deleteFrom('memberships').where('id', '=', member.id).execute();
  });

  it('knows the moments of Rome as the domain does, when clocks change too', async () => {
    const { rows } = await pool.query<{ at: string; ours: Date }>(
      `select to_char(shown, 'YYYY-MM-DD"T"HH24:MI') as at, instant_in_rome(shown) as ours
       from generate_series(timestamp '2026-03-28', timestamp '2026-03-30', '15 min') as shown
       union all select to_char(shown, 'YYYY-MM-DD"T"HH24:MI'), instant_in_rome(shown)
       from generate_series(timestamp '2026-10-24', timestamp '2026-10-26', '15 min') as shown`,
    );
    const { instantOf, localDate } = await import('@zanga/domain/time');
    for (const { at, ours } of rows) {
      const minute = Number(at.slice(11, 13)) * 60 + Number(at.slice(14));
      expect([at, ours.toISOString()]).toEqual([
        at,
        instantOf(localDate(at.slice(0, 10)), minute).toISOString(),
      ]);
    }
  });

  it('is for staff of all shops', async () => {
    const member = await join();
    expect((await see(member.id, ofOneShop)).body.code).toBe('member.of_all_shops');
    expect((await call<MemberAnswer>(app, `GET ${url}`, { token: ofOneShop })).body.code).toBe(
      'member.of_all_shops',
    );
    expect((await see(member.id, worker)).status).toBe(403);
    expect((await see('mbr_nessuno')).status).toBe(404);
    const asked = { reason, expected: 0, key: 'una-chiave' };
    for (const path of ['cancel', 'end', 'payments/pay_x/refund']) {
      const refused = await post(`${member.id}/${path}`, asked, ofOneShop);
      expect([path, refused.body.code]).toEqual([path, 'member.of_all_shops']);
      expect((await post(`${member.id}/${path}`, asked, worker)).status).toBe(403);
      expect((await post(`mbr_nessuno/${path}`, asked)).status).toBe(404);
    }
    const note = { key: 'una-chiave', text: 'Mio' };
    expect((await post(`${member.id}/notes`, note, ofOneShop)).body.code).toBe('member.of_all_shops');
    expect((await member.status()).state).toBe('trial');
  });
});

describe('a member on request', () => {
  it('ends with its paid period, once however often the button is pressed', async () => {
    const member = await paying();
    const { cancel_ends_at } = (await see(member.id)).body;
    const answers = await Promise.all([
      post(`${member.id}/cancel`, { reason }),
      post(`${member.id}/cancel`, { reason }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.state, body.ends_at])).toEqual([
      [200, 'leaving', cancel_ends_at],
      [200, 'leaving', cancel_ends_at],
    ]);
    expect(await member.status()).toMatchObject({ state: 'leaving', cancelled_not_expired: true });
    expect(await entries(member.id)).toMatchObject([
      { action: 'member.cancel', before: { state: 'active' }, after: { state: 'leaving' }, reason },
    ]);
    expect(await refundsOf(member.userId)).toEqual([]);
    // The member may still resume by themselves.
    await customer('PATCH', '/api/customer/prime/resume', member.token);
    expect((await see(member.id)).body.state).toBe('active');
  });

  it('is ended at once with everything back within fourteen days, once', async () => {
    await db.updateTable('prime_plans').set({ trial_days: 0 }).execute();
    const member = await join();
    await db.updateTable('prime_plans').set({ trial_days: 14 }).execute();
    expect((await see(member.id)).body).toMatchObject({ end_now: 499, charged: 499, state: 'active' });
    expect((await post(`${member.id}/end`, { reason, expected: 0 })).body.code).toBe('member.changed');
    const answers = await Promise.all([
      post(`${member.id}/end`, { reason, expected: 499 }),
      post(`${member.id}/end`, { reason, expected: 499 }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.state, body.end_now])).toEqual([
      [200, 'ended', null],
      [200, 'ended', null],
    ]);
    expect(await refundsOf(member.userId)).toEqual([499]);
    expect(await member.status()).toMatchObject({ state: 'ended', active: false });
    expect((await see(member.id)).body).toMatchObject({ charged: 0 });
    expect((await see(member.id)).body.timeline.map(({ what }) => what).toSorted()).toEqual([
      'charged',
      'ended',
      'joined',
      'refunded',
    ]);
    expect(await entries(member.id)).toMatchObject([
      { action: 'member.end', after: { refunded_cents: 499 } },
    ]);
  });

  it('is ended at once without a refund after fourteen days, and confirmed by mail', async () => {
    const member = await paying();
    await wait(1);
    expect((await see(member.id)).body).toMatchObject({ end_now: 0, charged: 499 });
    expect((await post(`${member.id}/end`, { reason, expected: 0 })).body.state).toBe('ended');
    expect(await refundsOf(member.userId)).toEqual([]);
    expect(await member.status()).toMatchObject({ state: 'ended' });
    const letters = await messagesTo(app, `${member.userId}@example.it`, 1);
    await expect
      .poll(async () =>
        (await messagesTo(app, `${member.userId}@example.it`, 1)).map(({ subject }) => subject),
      )
      .toContain('Il tuo Zanga Prime è chiuso');
    expect(letters.length).toBeGreaterThan(0);
    // For a deleted account a refund is still possible, and nothing else.
    const charge = await chargeOf(member.id);
    const again = await post(`${member.id}/cancel`, { reason });
    expect([again.status, again.body.state]).toEqual([200, 'ended']);
    const path = `${member.id}/payments/${charge.id}/refund`;
    expect((await post(path, { key: 'una-chiave', reason, expected: 499 })).body).toMatchObject({
      charged: 0,
    });
    await wait(40);
    expect(await refundsOf(member.userId)).toEqual([499]);
  });

  it('has one charge back, once, and stays a member', async () => {
    const member = await paying();
    const { id: charge, left } = await chargeOf(member.id);
    const path = `${member.id}/payments/${charge}/refund`;
    const asked = { key: 'una-chiave', reason, expected: left };
    const tries = [asked, asked, { ...asked, key: 'altra-chiave' }];
    const answers = await Promise.all(tries.map((body) => post(path, body)));
    // The first of two keys is refunded, in every repetition; the other finds nothing left.
    expect(['200 200 409', '409 409 200']).toContain(answers.map(({ status }) => status).join(' '));
    expect(await refundsOf(member.userId)).toEqual([499]);
    expect((await see(member.id)).body).toMatchObject({ state: 'active', charged: 0 });
    expect(await member.status()).toMatchObject({ state: 'active', charged_amount: 0 });
    const others = await join();
    expect(
      (await post(`${others.id}/payments/${charge}/refund`, { ...asked, key: 'terza-chiave' })).status,
    ).toBe(404);
    expect((await post(path, { ...asked, key: 'quarta-chiave', expected: 0 })).status).toBe(409);
  });

  it('can be refunded again after the bank refused the refund', async () => {
    const member = await join('Ada', 'Rossi', '4000000000005126');
    await wait(14);
    const { id: charge } = await chargeOf(member.id);
    const path = `${member.id}/payments/${charge}/refund`;
    await post(path, { key: 'una-chiave', reason, expected: 499 });
    const asked = db.selectFrom('payment_refunds').select('id').where('state', '=', 'asked');
    await expect.poll(async () => (await asked.execute()).length).toBe(0);
    now.at = new Date(now.at.getTime() + 11 * 60_000);
    await reconcile(toolsBehind(app.payments));
    await db.updateTable('sandbox_cards').set({ behaviour: 'good' }).execute();
    expect((await see(member.id)).body.payments[0]).toMatchObject({ left: 499, refunds: [{ failed: true }] });
    expect((await post(path, { key: 'altra-chiave', reason, expected: 499 })).status).toBe(200);
    expect((await see(member.id)).body).toMatchObject({ charged: 0 });
  });

  it('is noted about, once for each key, and no more once they have left', async () => {
    const member = await join('Piera', 'Unica');
    const note = { key: 'una-chiave', text: 'Ha chiamato: carta rubata' };
    await post(`${member.id}/notes`, note);
    expect((await post(`${member.id}/notes`, note)).body.notes).toMatchObject([
      { name: 'Ada Rossi', text: note.text },
    ]);
    expect(JSON.stringify(await member.status())).not.toContain('rubata');
    expect((await customer('DELETE', '/api/customer', member.token)).status).toBeLessThan(300);
    expect((await see(member.id)).body).toMatchObject({
      name: '',
      email: '',
      phone: null,
      notes: [],
      state: 'ended',
    });
    expect((await post(`${member.id}/notes`, { ...note, key: 'altra-chiave' })).status).toBe(404);
    expect((await list('?search=unica')).data).toEqual([]);
  });
});

describe('the numbers', () => {
  it('add up to the cent with the payments, and to a man with the members', async () => {
    const one = await paying();
    const two = await join();
    await post(`${(await paying()).id}/cancel`, { reason });
    const { id: charge } = await chargeOf(one.id);
    await post(`${one.id}/payments/${charge}/refund`, { key: 'somma-giusta', reason, expected: 499 });
    await wait(20);
    await post(`${two.id}/end`, { reason, expected: (await see(two.id)).body.end_now ?? 0 });
    const told = await numbers();
    const { rows } = await pool.query<{ charged: number; refunded: number }>(
      `select sum(captured_cents)::int as charged, sum(refunded_cents)::int as refunded from payments where purpose = 'membership'`,
    );
    const sum = (key: 'charged' | 'refunded' | 'joined' | 'left') =>
      told.months.reduce((all, month) => all + month[key], 0);
    expect({ charged: sum('charged'), refunded: sum('refunded') }).toEqual(rows[0]);
    const states = Object.values(told.states).reduce((all, count) => all + count, 0);
    expect([told.members, sum('joined') - sum('left'), told.months[0]?.members]).toEqual([
      states,
      states,
      states,
    ]);
    expect((await list('?state=current&limit=200')).data).toHaveLength(states);
    for (const state of ['trial', 'active', 'past_due', 'leaving'] as const)
      expect((await list(`?state=${state}&limit=200`)).data).toHaveLength(told.states[state]);
    expect(told.recurring).toBe(499 * (told.states.active + told.states.past_due));
    const [trials, stayed] = [sumOf(told, 'trials'), sumOf(told, 'stayed')];
    expect(trials).toBeGreaterThan(0);
    expect(stayed).toBeLessThanOrEqual(trials);
  });
});

const sumOf = ({ months }: PrimeNumbers, key: 'trials' | 'stayed') =>
  months.reduce((all, month) => all + month[key], 0);
