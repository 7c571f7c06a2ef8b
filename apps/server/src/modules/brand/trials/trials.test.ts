import type { ServiceTrial } from '@zanga/contract/brand/service-trials';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { nowhere, serveLocally } from '../../../adapters/testing.ts';
import { readConfig } from '../../../config.ts';
import { call, signInStaff } from '../../ordering/order/order-testing.ts';
import { foundBrand } from '../testing.ts';
import { tryService } from './try-service.ts';

type TrialAnswer = ServiceTrial & { readonly code: string; readonly fields?: Record<string, string[]> };
type Body = { readonly service: string; readonly phone?: string };

const gateway = { status: 202 };
const { origin } = await serveLocally(({ url }) =>
  url.startsWith('/maps') ? { status: 200, body: { status: 'REQUEST_DENIED', results: [] } } : gateway,
);

/** A house in which nothing is configured, and one in which everything is. */
const plain = await makeTestApp();
const wired = await makeTestApp({
  env: {
    SMTP_URL: 'smtp://utente:un-segreto@127.0.0.1:9',
    EMAIL_FROM: 'Zanga <ciao@zanga.example>',
    SMS_GATEWAY_URL: `${origin}/sms`,
    SMS_GATEWAY_TOKEN: 'un-segreto',
    STRIPE_SECRET_KEY: 'sk_test_segreto',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    STRIPE_HOST: nowhere,
    GEOCODING: 'google',
    GOOGLE_MAPS_HOST: origin,
    GOOGLE_MAPS_KEY: 'un-segreto',
  },
});
const owners = { plain: await signInStaff(plain, 'owner'), wired: await signInStaff(wired, 'owner') };
const attempt = (house: 'plain' | 'wired', payload: Body, token = owners[house]) =>
  call<TrialAnswer>(house === 'plain' ? plain : wired, 'POST backoffice/brand/trials', { token, payload });

const entries = async () => {
  const noted = plain.db
    .selectFrom('audit_entries')
    .select('after')
    .where('action', '=', 'brand.try_service')
    .orderBy('id');
  return (await noted.execute()).map(({ after }) => after);
};

describe('a house with no outside service', () => {
  it('tells that mail is only kept, and where to read it', async () => {
    const { body } = await attempt('plain', { service: 'email' });
    expect(body).toMatchObject({ service: 'email', outcome: 'kept', by: 'embedded', answer: null });
    const kept = plain.db
      .selectFrom('outbox_messages')
      .select('subject')
      .where('recipient', '=', body.to ?? '');
    expect(await kept.execute()).toEqual([{ subject: expect.stringContaining('prova della posta') }]);
  });

  it('sends an SMS to the owner, or to a typed number, and tells neither in full', async () => {
    expect((await attempt('plain', { service: 'sms' })).body.to).toMatch(/^\+39 ••• \d{4}$/);
    const named = await attempt('plain', { service: 'sms', phone: '333 765 4321' });
    expect(named.body).toMatchObject({ outcome: 'kept', to: '+39 ••• 4321' });
    expect(JSON.stringify(await entries())).not.toContain('765');
  });

  it.each([
    ['095 1234567', 'un numero fisso non riceve SMS: scrivi un cellulare'],
    ['abc', 'questo non sembra un numero di cellulare'],
  ])('refuses the number %s with why', async (phone, said) => {
    const { status, body } = await attempt('plain', { service: 'sms', phone });
    expect([status, body.fields]).toEqual([422, { phone: [said] }]);
  });

  it('pushes to no device where none is registered', async () => {
    expect((await attempt('plain', { service: 'push' })).body.outcome).toBe('nobody');
  });

  it('says that cards are of the sandbox, and opens no payment', async () => {
    expect((await attempt('plain', { service: 'payments' })).body).toMatchObject({
      outcome: 'kept',
      money: 'test',
    });
    expect(await plain.db.selectFrom('payments').select('id').execute()).toEqual([]);
  });

  it('searches the address that the brand has written down', async () => {
    await foundBrand(plain.db, { company: JSON.stringify({ address: 'Catania' }) });
    const { body } = await attempt('plain', { service: 'geocoding' });
    expect(body).toMatchObject({ outcome: 'kept', to: 'Catania', found: expect.stringContaining('Catania') });
  });

  it('is tried by owners of all shops alone, and noted in the audit', async () => {
    const before = (await entries()).length;
    const manager = await signInStaff(plain, 'manager');
    expect((await attempt('plain', { service: 'email' }, manager)).body.code).toBe('forbidden');
    const ofOne = await plain.signIn('owner');
    await plain.pool.query('update user_roles set all_shops = false where user_id = $1', [ofOne.userId]);
    expect((await attempt('plain', { service: 'email' }, ofOne.token)).body.code).toBe('brand.of_all_shops');
    expect(await entries()).toHaveLength(before);
    await attempt('plain', { service: 'payments' });
    expect((await entries()).at(-1)).toEqual({ tried: 'payments' });
  });
});

describe('a house with services outside', () => {
  it('tells the trouble of each, and none of their secrets', async () => {
    const mail = await attempt('wired', { service: 'email' });
    expect(mail.body).toMatchObject({ outcome: 'failed', by: 'smtp', trouble: 'unreachable' });
    gateway.status = 401;
    const sms = await attempt('wired', { service: 'sms' });
    expect(sms.body).toMatchObject({ outcome: 'failed', by: 'gateway', trouble: 'keys', answer: '401' });
    const cards = await attempt('wired', { service: 'payments' });
    expect(cards.body).toMatchObject({ outcome: 'failed', by: 'stripe', trouble: 'unreachable' });
    const maps = await attempt('wired', { service: 'geocoding' });
    expect(maps.body).toMatchObject({
      outcome: 'failed',
      by: 'google',
      trouble: 'keys',
      answer: 'REQUEST_DENIED',
    });
    expect(JSON.stringify([mail, sms, cards, maps].map(({ body }) => body))).not.toMatch(/segreto|utente/);
  }, 60_000);

  it('tells a success, and a final refusal', async () => {
    gateway.status = 202;
    expect((await attempt('wired', { service: 'sms' })).body).toMatchObject({
      outcome: 'done',
      by: 'gateway',
    });
    gateway.status = 422;
    const { body } = await attempt('wired', { service: 'sms' });
    expect(body).toMatchObject({ outcome: 'refused', answer: 'gateway 422' });
  });
});

describe('the limit of trials', () => {
  it('is twenty in an hour, also when all come at once', async () => {
    const token = (await plain.signIn('owner')).token;
    const all = await Promise.all(
      Array.from({ length: 30 }, () => attempt('plain', { service: 'payments' }, token)),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('sends nothing from a restored copy', async () => {
    const { userId } = await plain.signIn('owner');
    const posts = [{ role: 'owner', shopId: null, allShops: true }] as const;
    const trail = { action: 'brand.try_service', userId, posts, device: null, network: null } as const;
    const never = () => Promise.reject(new Error('reached'));
    const trial = await tryService(
      {
        ...{ db: plain.db, config: readConfig({}), held: true },
        ...{ accounts: { rates: { passed: async () => undefined, count: never, spent: never } } },
        ...{ senders: { email: never, sms: never, push: never } },
        provider: { name: 'sandbox', intentsSince: async function* () {} },
        freshGeocoding: () => ({ search: never, at: never }),
      },
      { session: { userId, posts, trail }, service: 'email' },
      plain.now.at,
    );
    expect(trial).toMatchObject({ outcome: 'held', to: null });
  });
});
