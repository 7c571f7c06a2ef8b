import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { apple } from '../../../adapters/social/apple.ts';
import { appleKey, startAppleId } from '../../../adapters/social/apple-id/testing.ts';
import { appleApps } from '../../../adapters/social/networks/testing.ts';
import { stranger } from '../people-testing.ts';
import { callTo, makeAccountsTest } from '../server-testing.ts';

const appleId = await startAppleId();
afterAll(() => appleId.close());
const settings = { ...appleApps, host: appleId.url, key: appleKey, clock: () => new Date() };
const env = {
  APPLE_HOST: appleId.url,
  APPLE_SERVICE_ID: appleApps.serviceId,
  APPLE_TEAM_ID: appleKey.teamId,
  APPLE_KEY_ID: appleKey.keyId,
  APPLE_PRIVATE_KEY: Buffer.from(appleKey.privateKey).toString('base64'),
};
const node = await makeAccountsTest({ env, socials: { apple: apple(settings) } });
// The whole server beside this node may run the job, and Apple refuses a token signed at another hour.
node.now.at = new Date();
const call = callTo(node);
const client = 'it.zanga.app';

/** Signs a customer in from the app, with or without the code that Apple gives beside the token. */
const comeIn = async (sub: string, authorizationCode?: string) => {
  const { body } = await call('POST /api/login/nonce');
  const identityToken = await appleId.idToken({
    sub,
    aud: client,
    nonce: body.nonce,
    email: stranger().email,
  });
  const payload = { identityToken, ...(authorizationCode && { authorizationCode }) };
  const ticket = await call('POST /login/apple/callback', { payload });
  const grant = { grant_type: 'social', network: 'apple', access_token: ticket.body.access_token };
  const answer = await call('POST /oauth/token', { payload: grant });
  return String(answer.body.access_token);
};

const comeInWithCode = (sub: string) => {
  const code = randomUUID();
  appleId.givesCode(code, { sub, client });
  return comeIn(sub, code);
};

const kept = async (sub: string) => {
  const found = node.db.selectFrom('social_identities').select('grant_sealed').where('subject', '=', sub);
  return (await found.executeTakeFirst())?.grant_sealed ?? null;
};

const farewells = async () => {
  const { rows } = await node.pool.query(
    "select state, output->>'message' as why from pgboss.job where name = 'accounts.end_link.apple'",
  );
  return rows.map(({ state, why }) => `${state}: ${why}`);
};

describe('a customer who deletes an account made with Apple', () => {
  it('[API-12] is forgotten by Apple as well, tried again while Apple is away', async () => {
    const sub = randomUUID();
    const token = await comeInWithCode(sub);
    expect(appleId.linked()).toEqual([sub]);
    appleId.state.away = true;
    expect((await call('DELETE /api/customer', { token })).status).toBe(204);
    await expect.poll(farewells, { timeout: 60_000 }).toEqual(['retry: Apple answered 503 to a farewell']);
    appleId.state.away = false;
    await expect.poll(farewells, { timeout: 90_000, interval: 250 }).toEqual(['completed: null']);
    expect(appleId.linked()).toEqual([]);
  }, 160_000);

  it('had the grant stored sealed by our key alone, and the latest one', async () => {
    const sub = randomUUID();
    await comeInWithCode(sub);
    const first = await kept(sub);
    expect(first?.toString('latin1')).not.toContain('refresh');
    expect(node.accounts.keys.open('social_grant', first ?? Buffer.alloc(0))).toContain('"refresh":"r.');
    await comeIn(sub);
    expect(await kept(sub)).toEqual(first);
    await comeInWithCode(sub);
    expect(await kept(sub)).not.toEqual(first);
  });

  it('came in all the same where Apple gave nothing for the code', async () => {
    const sub = randomUUID();
    const token = await comeIn(sub, 'invented');
    expect((await call('GET /api/user', { token })).status).toBe(200);
    expect(await kept(sub)).toBeNull();
    expect((await call('DELETE /api/customer', { token })).status).toBe(204);
  });
});

describe('a sealed text', () => {
  const { keys } = node.accounts;

  it('opens with its key alone, and not when it was changed', () => {
    const sealed = keys.seal('social_grant', 'perché no?');
    expect(keys.open('social_grant', sealed)).toBe('perché no?');
    expect(sealed.equals(keys.seal('social_grant', 'perché no?'))).toBe(false);
    for (const at of [0, 12, 28, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(keys.open('social_grant', changed)).toBeUndefined();
    }
    expect(keys.open('social_grant', sealed.subarray(0, 20))).toBeUndefined();
  });
});
