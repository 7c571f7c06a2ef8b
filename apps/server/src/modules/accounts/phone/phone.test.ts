import { describe, expect, it } from 'vitest';
import { limits } from '../limits/limits.ts';
import { codeFor, makeCustomer, queued, signInAs, stranger } from '../people-testing.ts';
import { callTo, makeAccountsTest, startNode } from '../server-testing.ts';

const node = await makeAccountsTest();
const call = callTo(node);
const later = (seconds: number) => {
  node.now.at = new Date(node.now.at.getTime() + seconds * 1000);
};
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

const newcomer = async () => {
  const person = stranger();
  await call('POST /api/register', { payload: person });
  const token = await signInAs(node, person);
  const complete = (code: string) => call('POST /api/register/complete', { token, payload: { code } });
  const change = (telephone: string) => call('POST /api/register/change', { token, payload: { telephone } });
  return { ...person, token, complete, change, code: await codeFor(node, person.telephone) };
};

describe('the code of an SMS', () => {
  it('[API-7] confirms the phone, greets once, and is valid once', async () => {
    const { code, complete, token, email, telephone } = await newcomer();
    expect(await complete(` ${code.slice(0, 3)} ${code.slice(3)} `)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    const user = await call('GET /api/user', { token });
    expect(user.body).toMatchObject({ telephone, pending_telephone: null });
    expect(user.body).not.toHaveProperty('redirect_route');
    expect((await queued(node, 'email', email)).map(({ letter }) => letter)).toEqual(['welcome']);
    expect(await complete(code)).toMatchObject({ status: 409, body: { code: 'phone.nothing_pending' } });
  });

  it('allows five tries, counted also when they come at once', async () => {
    const { code, complete } = await newcomer();
    const answers = await Promise.all(Array.from({ length: 9 }, () => complete(wrongFor(code))));
    const codes = answers.map(({ body }) => String(body.code)).sort();
    expect(codes.filter((word) => word === 'phone.code_wrong')).toHaveLength(4);
    expect(codes.filter((word) => word === 'phone.code_exhausted')).toHaveLength(5);
    expect(await complete(code)).toMatchObject({ status: 422, body: { code: 'phone.code_exhausted' } });
  });

  it('says how many tries are left', async () => {
    const { code, complete } = await newcomer();
    const said = [];
    for (let tries = 0; tries < 4; tries++) said.push((await complete(wrongFor(code))).body.fields);
    expect(said.at(0)).toEqual({ code: ['il codice non è corretto: restano 4 tentativi'] });
    expect(said.at(3)).toEqual({ code: ['il codice non è corretto: resta un tentativo'] });
    expect((await complete(code)).status).toBe(200);
  });

  it('expires after ten minutes', async () => {
    const { code, complete } = await newcomer();
    later(600);
    expect(await complete(code)).toMatchObject({ status: 422, body: { code: 'phone.code_expired' } });
  });

  it('of another customer confirms nothing', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    expect((await one.complete(other.code)).status).toBe(one.code === other.code ? 200 : 422);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', 123456, null])(
    'is refused as %j',
    async (code) => {
      const { token } = await newcomer();
      const { status, body } = await call('POST /api/register/complete', { token, payload: { code } });
      expect(status).toBe(422);
      expect(body.fields).toHaveProperty('code');
    },
  );

  it('confirms once, also when the right one is given twice at once', async () => {
    const { code, complete, email } = await newcomer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => complete(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'phone.nothing_pending')).toHaveLength(5);
    expect(await queued(node, 'email', email)).toHaveLength(1);
  });
});

describe('a phone', () => {
  it('[API-6] is changed before it is confirmed, and only the new code counts', async () => {
    const { code, change, complete, token } = await newcomer();
    const { telephone } = stranger();
    expect(await change(telephone)).toMatchObject({
      status: 200,
      body: { success: true, telephone: `+39 ••• ${telephone.slice(-4)}`, resend_in: 60, expires_in: 600 },
    });
    const second = await codeFor(node, telephone);
    if (second !== code) expect((await complete(code)).status).toBe(422);
    expect((await complete(second)).status).toBe(200);
    expect((await call('GET /api/user', { token })).body.telephone).toBe(telephone);
  });

  it('[API-6] gets its code again after sixty seconds, once for a double tap', async () => {
    const { change, telephone } = await newcomer();
    expect(await change(telephone)).toMatchObject({ status: 429, body: { code: 'phone.resend_wait' } });
    later(60);
    const twice = await Promise.all([change(telephone), change(telephone)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await queued(node, 'sms', telephone)).toHaveLength(2);
  });

  it('belongs to one account, also when three confirm it at once', async () => {
    const { telephone } = stranger();
    const people = [await newcomer(), await newcomer(), await newcomer()];
    const codes: string[] = [];
    for (const { change } of people) {
      expect((await change(telephone)).status).toBe(200);
      codes.push(await codeFor(node, telephone));
    }
    const answers = await Promise.all(people.map(({ complete }, at) => complete(codes[at] ?? '')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'phone.taken')).toHaveLength(2);
  });

  it('stays what it was until the new one is confirmed', async () => {
    const person = await makeCustomer(node);
    const { telephone } = stranger();
    await call('POST /api/register/change', { token: person.token, payload: { telephone } });
    const { body } = await call('GET /api/user', { token: person.token });
    expect(body).toMatchObject({ telephone: person.telephone, pending_telephone: { telephone } });
    await call('POST /api/register/change', {
      token: person.token,
      payload: { telephone: person.telephone },
    });
    const kept = await call('GET /api/user', { token: person.token });
    expect(kept.body).toMatchObject({ telephone: person.telephone, pending_telephone: null });
  });
});

describe('pumping SMS', async () => {
  const small = { ...limits, smsByForeignPrefix: { most: 4, seconds: 3600 } };
  const guarded = await startNode(node.app, { limits: small });
  const ask = callTo(guarded);

  it('is stopped by number', async () => {
    const { telephone } = stranger();
    const answers = [];
    for (let at = 0; at < 7; at++)
      answers.push(
        await ask('POST /api/register', {
          payload: { ...stranger(), telephone },
          remoteAddress: `10.2.0.${at}`,
        }),
      );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(answers.at(-1)?.body.code).toBe('phone.too_many_codes');
    expect(await queued(guarded, 'sms', telephone)).toHaveLength(5);
  });

  it('is stopped by prefix, on every process, and reported once', async () => {
    const statuses = [];
    for (let at = 0; at < 8; at++) {
      const payload = { ...stranger(), telephone: `+3725550${at}12${at}` };
      statuses.push((await ask('POST /api/register', { payload, remoteAddress: `10.3.0.${at}` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
    const reports = guarded.logged.filter((line) => line.includes('the last code is sent'));
    expect(reports).toHaveLength(1);
    expect(reports[0]).toContain('"prefix":"+372"');
  });

  it('is stopped by account, for any number of phones', async () => {
    const { token } = await newcomer();
    const statuses = [];
    for (let at = 0; at < 8; at++) {
      const payload = { telephone: stranger().telephone };
      const asked = { token, payload, remoteAddress: `10.6.0.${at}` };
      statuses.push((await call('POST /api/register/change', asked)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.at(-1)).toBe(429);
  });
});
