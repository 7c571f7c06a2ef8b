import { describe, expect, it } from 'vitest';
import { limits } from '../../src/modules/accounts/limits/limits.ts';
import { queued, signInAs, stranger } from '../../src/modules/accounts/people-testing.ts';
import { callTo, makeAccountsTest } from '../../src/modules/accounts/server-testing.ts';

// A small daily budget: here an attack of a few dozen calls is as large as a real one of thousands.
const node = await makeAccountsTest({ limits: { ...limits, smsInADay: { most: 12, seconds: 86_400 } } });
const call = callTo(node);

/** Registers a new person from an address of their own; returns the status and the codes on their way. */
const register = async (remoteAddress: string) => {
  const person = stranger();
  const { status } = await call('POST /api/register', { payload: person, remoteAddress });
  return { ...person, status, codes: (await queued(node, 'sms', person.telephone)).length };
};

describe('a person who asks for codes without end', () => {
  it('uses up their own limits, not another person’s', async () => {
    const attacker = await register('10.1.0.1');
    const token = await signInAs(node, attacker);
    const statuses = new Set<number>();
    for (let tries = 0; tries < 60; tries += 1) {
      const payload = { telephone: stranger().telephone };
      const { status } = await call('POST /api/register/change', {
        token,
        payload,
        remoteAddress: '10.1.0.1',
      });
      statuses.add(status);
    }
    for (let tries = 0; tries < 20; tries += 1) {
      const payload = { telephone: stranger().telephone };
      await call('PATCH /api/customer', { token, payload, remoteAddress: '10.1.0.1' });
    }
    expect(statuses).toEqual(new Set([200, 429]));
    expect(await register('10.1.0.2')).toMatchObject({ status: 200, codes: 1 });
  });

  it('cannot use up a number, or the day, with registrations that are refused', async () => {
    const known = await register('10.1.0.3');
    const { telephone } = stranger();
    const guess = { password: 'indovina-indovinello', password_confirmation: 'indovina-indovinello' };
    for (let tries = 0; tries < 20; tries += 1) {
      const payload = { ...stranger(), ...guess, email: known.email, telephone };
      const { status } = await call('POST /api/register', { payload, remoteAddress: `10.2.0.${tries}` });
      // The usual answer, which reveals nothing about the account.
      expect(status).toBe(200);
    }
    expect(await queued(node, 'sms', telephone)).toEqual([]);
    expect(await register('10.1.0.4')).toMatchObject({ status: 200, codes: 1 });
  });

  it('is reported once at half of the daily budget, and once at its end', async () => {
    let last = 200;
    for (let at = 0; last === 200 && at < 20; at += 1) last = (await register(`10.3.0.${at}`)).status;
    expect(last).toBe(429);
    const told = (words: string) => node.logged.filter((line) => line.includes(words));
    expect(told('half of the codes')).toHaveLength(1);
    expect(told('half of the codes')[0]).toContain('"count":6');
    expect(told('the last code is sent')).toHaveLength(1);
  });
});
