import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { startNetworks } from '../../../adapters/social/networks/testing.ts';
import { foundBrand } from '../../brand/testing.ts';
import { stranger } from '../people-testing.ts';
import { callTo, makeAccountsTest, type NodeAnswer, startNode } from '../server-testing.ts';

const { graph, apple, socials } = await startNetworks();
const node = await makeAccountsTest({ socials });

/** A browser as far as the login window goes: it keeps one cookie. */
const browser = (where: Parameters<typeof callTo>[0] = node) => {
  const call = callTo(where);
  let cookie = '';
  const visit = async (key: Parameters<typeof call>[0], options: Parameters<typeof call>[1] = {}) => {
    const answer = await call(key, {
      ...options,
      headers: { ...options.headers, ...(cookie && { cookie }) },
    });
    const set = [answer.headers['set-cookie'] ?? []].flat().map(String);
    cookie = set.find((text) => text.startsWith('login_window='))?.split(';')[0] ?? cookie;
    return answer;
  };
  const open = async (network: 'facebook' | 'apple') => {
    const answer = await visit(`GET /login/${network}`);
    const { searchParams } = new URL(String(answer.headers.location), 'http://zanga.test');
    const read = (key: string) => searchParams.get(key) ?? '';
    return { answer, state: read('state'), nonce: read('nonce'), challenge: read('code_challenge') };
  };
  const poll = async () => (await visit('POST /api/login/handover')).body;
  const signIn = (network: string, access_token: unknown) =>
    call('POST /oauth/token', { payload: { grant_type: 'social', network, access_token } });
  return { visit, open, poll, signIn, call };
};

const facebookCode = (challenge: string | undefined, email = stranger().email) => {
  const [code, token] = [randomUUID(), randomUUID()];
  graph.givesToken(token, { person: { id: randomUUID(), first_name: 'Lia', last_name: 'Verdi', email } });
  graph.givesCode(code, token, 'http://zanga.test/login/facebook/callback', challenge);
  return code;
};

const pageOf = (answer: NodeAnswer) => String(answer.headers['content-type']);

describe('the login window', () => {
  it('[LOG-13] brings the opener a ticket, asked for once a second, and no address carries a token', async () => {
    const tab = browser();
    expect(await tab.poll()).toEqual({ status: 'none', network: null, access_token: null });
    const { answer, state, challenge } = await tab.open('facebook');
    expect(answer.status).toBe(303);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /login_window=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/,
    );
    expect(await tab.poll()).toMatchObject({ status: 'pending' });
    const { email } = stranger();
    const back = await tab.visit(
      `GET /login/facebook/callback?code=${facebookCode(challenge, email)}&state=${state}`,
    );
    expect([back.status, back.headers.location]).toEqual([303, '/login/done']);
    expect(await tab.poll()).toMatchObject({ status: 'pending' });
    const done = await tab.visit('GET /login/done');
    expect([done.status, pageOf(done)]).toEqual([200, 'text/html; charset=utf-8']);
    const { status, network, access_token } = await tab.poll();
    expect({ status, network }).toEqual({ status: 'ready', network: 'facebook' });
    expect(await tab.poll()).toMatchObject({ status: 'none' });
    const signedIn = await tab.signIn('facebook', access_token);
    expect(signedIn.status).toBe(200);
    const user = await tab.call('GET /api/user', { token: String(signedIn.body.access_token) });
    expect(user.body).toMatchObject({ email, firstname: 'Lia' });
    expect(node.logged.join('')).not.toContain(String(access_token));
  });

  it('[API-2] takes Apple’s form, with the name sent only once', async () => {
    const tab = browser();
    const { state, nonce } = await tab.open('apple');
    const { email } = stranger();
    const form = new URLSearchParams({
      state,
      code: 'unused',
      id_token: await apple.token({ sub: randomUUID(), nonce, email, email_verified: 'true' }),
      user: JSON.stringify({ name: { firstName: 'Noa', lastName: 'Blu' }, email }),
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    // The form comes from Apple's page: the browser leaves the cookie out.
    const posted = await tab.call('POST /login/apple/callback', { payload: form.toString(), headers });
    expect([posted.status, pageOf(posted)]).toEqual([200, 'text/html; charset=utf-8']);
    await tab.visit('GET /login/done');
    const { access_token } = await tab.poll();
    const signedIn = await tab.signIn('apple', access_token);
    const user = await tab.call('GET /api/user', { token: String(signedIn.body.access_token) });
    expect(user.body).toMatchObject({ email, firstname: 'Noa', lastname: 'Blu', email_verified: true });
  });

  it('fails when the person goes back, and tells the opener', async () => {
    const tab = browser();
    const { state } = await tab.open('facebook');
    await tab.visit(`GET /login/facebook/callback?error=access_denied&state=${state}`);
    expect(await tab.poll()).toMatchObject({ status: 'failed', access_token: null });
  });

  it('fails when the network does not vouch', async () => {
    const tab = browser();
    const { state } = await tab.open('facebook');
    await tab.visit(`GET /login/facebook/callback?code=invented&state=${state}`);
    expect(await tab.poll()).toMatchObject({ status: 'failed' });
  });

  it('brings an attacker nothing, though a victim comes through it', async () => {
    const [attacker, victim] = [browser(), browser()];
    const { state, challenge } = await attacker.open('facebook');
    await victim.visit(`GET /login/facebook/callback?code=${facebookCode(challenge)}&state=${state}`);
    const done = await victim.visit('GET /login/done');
    expect(done.status).toBe(200);
    expect(await attacker.poll()).toMatchObject({ status: 'pending', access_token: null });
    expect(await victim.poll()).toMatchObject({ status: 'none', access_token: null });
    await victim.open('facebook');
    await victim.visit('GET /login/done');
    expect(await attacker.poll()).toMatchObject({ status: 'pending', access_token: null });
  });

  it('brings an attacker nothing by a code that was stolen from another’s window', async () => {
    const [victim, attacker] = [browser(), browser()];
    const { challenge } = await victim.open('facebook');
    const { state } = await attacker.open('facebook');
    await attacker.visit(`GET /login/facebook/callback?code=${facebookCode(challenge)}&state=${state}`);
    await attacker.visit('GET /login/done');
    expect(await attacker.poll()).toMatchObject({ status: 'failed', access_token: null });
  });

  it('still works when an older release has opened it, without a challenge', async () => {
    const tab = browser();
    const { state } = await tab.open('facebook');
    const { rowCount } = await node.pool.query(
      'update social_windows set verifier = null where state_hash = $1',
      [createHash('sha256').update(state).digest()],
    );
    expect(rowCount).toBe(1);
    await tab.visit(`GET /login/facebook/callback?code=${facebookCode(undefined)}&state=${state}`);
    await tab.visit('GET /login/done');
    expect(await tab.poll()).toMatchObject({ status: 'ready' });
  });

  it('takes one answer, of its own network, within ten minutes', async () => {
    const tab = browser();
    const { state, challenge } = await tab.open('facebook');
    const answer = (query: string) => tab.visit(`GET /login/facebook/callback?${query}`);
    await tab.visit(`GET /login/apple/callback?code=${facebookCode(challenge)}&state=${state}`);
    expect(await tab.poll()).toMatchObject({ status: 'pending' });
    await answer(`code=invented&state=${state}`);
    await answer(`code=${facebookCode(challenge)}&state=${state}`);
    await tab.visit('GET /login/done');
    expect(await tab.poll()).toMatchObject({ status: 'failed' });
    const late = await tab.open('facebook');
    node.now.at = new Date(node.now.at.getTime() + 600_000);
    await answer(`code=${facebookCode(late.challenge)}&state=${late.state}`);
    await tab.visit('GET /login/done');
    expect(await tab.poll()).toMatchObject({ status: 'none' });
  });

  it('survives nonsense', async () => {
    const tab = browser();
    for (const query of ['', '?state=', '?code=x', `?state=${'x'.repeat(300)}`, '?state=a&state=b'])
      expect((await tab.visit(`GET /login/facebook/callback${query}`)).status).toBe(303);
    expect((await tab.visit('GET /login/done')).status).toBe(200);
    const form = 'state=nobody-waits&id_token=a.b.c&user=%7Bbroken';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await tab.call('POST /login/apple/callback', { payload: form, headers })).status).toBe(200);
  });

  it('does not exist for a network without configuration', async () => {
    const bare = await startNode(node.app, { socials: {} });
    const answer = await browser(bare).visit('GET /login/facebook');
    expect([answer.status, pageOf(answer)]).toEqual([404, 'text/html; charset=utf-8']);
  });
});

describe('the cookie of a login window', async () => {
  const { http, db } = await makeTestApp({ env: { SANDBOX: '1', TRUST_PROXY: '127.0.0.1' } });
  await foundBrand(db, { facebook_login: true });
  const open = async (proto: string) => {
    const { headers } = await http.inject({
      url: '/login/facebook',
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': proto },
    });
    return String(headers['set-cookie']);
  };
  const handOver = async (cookie: string) =>
    (await http.inject({ method: 'POST', url: '/api/login/handover', headers: { cookie } })).json().status;

  it('is tied by a name that only this host can give, behind https', async () => {
    const set = await open('https');
    expect(set).toMatch(
      /^__Host-login_window=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax,/,
    );
    const own = set.split(';')[0] ?? '';
    expect(await handOver(own)).toBe('pending');
    // Another beside the shop may give the plain name; it does not count beside the other.
    expect(await handOver(`login_window=${'x'.repeat(43)}; ${own}`)).toBe('pending');
    expect((await open('http')).split('=')[0]).toBe('login_window');
  });

  it('is taken by its plain name from a window that an older release has opened', async () => {
    const plain = (await open('https')).split(';')[0]?.replace('__Host-', '') ?? '';
    expect(await handOver(plain)).toBe('pending');
  });
});

describe('the sandbox', async () => {
  const sandbox = await startNode(node.app);

  it.each(['facebook', 'apple'] as const)('stands in for %s with a page that says so', async (network) => {
    const tab = browser(sandbox);
    const { answer, state } = await tab.open(network);
    const location = String(answer.headers.location);
    expect(location).toMatch(new RegExp(`^/login/sandbox/${network}\\?state=${state}&challenge=[\\w-]{43}$`));
    const page = await sandbox.http.inject({ url: location });
    expect(page.body).toContain('Ambiente di prova');
    const { email } = stranger();
    const hidden = [...page.body.matchAll(/type="hidden" name="(\w+)" value="([\w-]+)"/g)];
    const kept = Object.fromEntries(hidden.map(([, name, value]) => [name, value]));
    const person = new URLSearchParams({
      ...kept,
      answer: 'yes',
      firstname: 'Ada',
      lastname: 'Prova',
      email,
    });
    const sent = await tab.visit(`GET /login/sandbox/${network}/answer?${person}`);
    await tab.visit(`GET ${String(sent.headers.location)}` as 'GET /');
    await tab.visit('GET /login/done');
    const { access_token } = await tab.poll();
    expect((await tab.signIn(network, access_token)).status).toBe(200);
  });

  it('lets one go back', async () => {
    const tab = browser(sandbox);
    const { state } = await tab.open('apple');
    const sent = await tab.visit(`GET /login/sandbox/apple/answer?state=${state}&answer=no`);
    await tab.visit(`GET ${String(sent.headers.location)}` as 'GET /');
    expect(await tab.poll()).toMatchObject({ status: 'failed' });
  });
});
