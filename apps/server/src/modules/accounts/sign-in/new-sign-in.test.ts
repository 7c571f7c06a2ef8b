import { describe, expect, it } from 'vitest';
import { sandboxCode } from '../../../adapters/social/sandbox.ts';
import { wideNetwork } from '../../../platform/ip-address.ts';
import { makeCustomer, queued } from '../people-testing.ts';
import { makeAccountsTest } from '../server-testing.ts';
import { codeAt, password, staffWithFactors } from '../staff/factors/factors-testing.ts';

const node = await makeAccountsTest();
const { make, withTotp, later } = staffWithFactors(node);

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19 Safari/604';

type From = { readonly ip: string; readonly agent: string };
const post = async (url: string, payload: object, { ip, agent }: From) =>
  node.http.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: ip,
    headers: { 'user-agent': agent },
  });
const enter = async (email: string, from: From) => {
  const answer = await post('/api/backoffice/sign-in', { email, password }, from);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const lettersTo = async (email: string) =>
  (await queued(node, 'email', email)).flatMap(({ letter, data }) =>
    letter === 'new_sign_in' ? [data] : [],
  );

describe('a sign-in of the staff', () => {
  it('is mailed where browser or network are new, once for each, and never at the very first', async () => {
    const { email } = await make();
    expect(await lettersTo(email)).toEqual([]);
    const office = { ip: '93.44.12.7', agent: chrome };
    await enter(email, office);
    expect(await lettersTo(email)).toEqual([
      expect.objectContaining({ device: 'Chrome, Windows', network: '93.44.12.0/24' }),
    ]);
    later(60);
    await enter(email, office);
    // Another address of the same provider is no other place.
    await enter(email, { ip: '93.44.200.9', agent: chrome });
    expect(await lettersTo(email)).toHaveLength(1);
    await enter(email, { ip: '93.44.12.7', agent: phone });
    await enter(email, { ip: '5.6.7.8', agent: chrome });
    expect((await lettersTo(email)).map(({ device }) => device)).toEqual([
      ...['Chrome, Windows', 'Safari, iPhone', 'Chrome, Windows'],
    ]);
  });

  it('is mailed once for two at the same moment', async () => {
    const { email } = await make();
    const from = { ip: '80.1.2.3', agent: phone };
    await Promise.all([enter(email, from), enter(email, from)]);
    const told = await lettersTo(email);
    expect(told.length).toBeGreaterThan(0);
    const { rows } = await node.pool.query<{ key: string }>(
      `select distinct data->>'key' as key from pgboss.job where data->>'to' = $1 and data->>'letter' = 'new_sign_in'`,
      [email],
    );
    expect(rows).toHaveLength(1);
  });

  it('is mailed, too, when they enter the shop by a network, at the first time and later', async () => {
    const { email, userId } = await make();
    await node.pool.query('update users set email_verified_at = now() where id = $1', [userId]);
    const person = { firstname: 'Ada', lastname: 'Rossi', email, email_verified: true };
    const byNetwork = async (from: From) => {
      const grant = { grant_type: 'social', network: 'apple', access_token: sandboxCode(person) };
      expect((await post('/oauth/token', grant, from)).statusCode).toBe(200);
    };
    await byNetwork({ ip: '93.44.12.7', agent: chrome });
    expect(await lettersTo(email)).toHaveLength(1);
    await byNetwork({ ip: '93.44.12.7', agent: chrome });
    expect(await lettersTo(email)).toHaveLength(1);
    await byNetwork({ ip: '5.6.7.8', agent: phone });
    expect((await lettersTo(email)).map(({ device }) => device)).toEqual([
      'Chrome, Windows',
      'Safari, iPhone',
    ]);
  });

  it('is mailed with a second factor only once it is complete', async () => {
    const { email, secret } = await withTotp();
    const from = { ip: '151.3.4.5', agent: chrome };
    const { half } = await enter(email, from);
    expect(await lettersTo(email)).toEqual([]);
    later(60);
    const code = codeAt(secret, node.now.at);
    const entered = await post('/api/backoffice/sign-in/code', { half: half.half, code }, from);
    expect(entered.statusCode).toBe(200);
    expect(await lettersTo(email)).toHaveLength(1);
  });

  it('is forgotten after half a year, and mailed again', async () => {
    const { email } = await make();
    const from = { ip: '80.1.2.3', agent: phone };
    await enter(email, from);
    later(100 * 86_400);
    await enter(email, { ip: '127.0.0.1', agent: chrome });
    later(100 * 86_400);
    await enter(email, from);
    expect((await lettersTo(email)).map(({ network }) => network)).toEqual([
      ...['80.1.2.0/24', '127.0.0.0/24', '80.1.2.0/24'],
    ]);
  });
});

describe('a sign-in of a customer', () => {
  it('is not mailed: customers change telephones often', async () => {
    const { email, password: own } = await makeCustomer(node);
    const grant = { grant_type: 'password', username: email, password: own };
    const entered = await post('/oauth/token', grant, { ip: '80.1.2.3', agent: phone });
    expect(entered.statusCode).toBe(200);
    expect(await lettersTo(email)).toEqual([]);
  });
});

describe('the network of an address', () => {
  it('is its first half, and none without an address', () => {
    expect(['93.44.12.7', '::ffff:93.44.1.1', '2001:db8:1::5', 'cli'].map(wideNetwork)).toEqual([
      ...['93.44', '93.44', '2001:db8', null],
    ]);
  });
});
