import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { apple } from './apple.ts';
import { appleKey, startAppleId } from './apple-id/testing.ts';
import { chooseSocials } from './choose-socials.ts';
import { facebook } from './facebook.ts';
import { appleApps, facebookApp, startGraph, startProvider } from './networks/testing.ts';
import { type SocialProvider, SocialRefusal } from './port.ts';
import { sandboxCode, sandboxSocial } from './sandbox.ts';

const clock = () => new Date();
const [graph, provider, limited] = await Promise.all([
  startGraph(),
  startProvider(),
  startProvider('/.well-known/oauth/openid/jwks/'),
]);
afterAll(async () => {
  await graph.close();
  await provider.close();
  await limited.close();
});
const redirect = 'https://zanga.test/login/x/callback';
// The pair of RFC 7636, appendix B.
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const opened = { nonce: 'nonce', redirect, verifier };
const opening = { state: 's', nonce: 'n', redirect, verifier };
const ada = { id: '1001', first_name: 'Ada', last_name: 'Rossi', email: 'ada@example.it' };
const hosts = { graph: graph.url, dialog: provider.url, limited: limited.url };
const fb = facebook({ ...facebookApp, ...hosts, clock });
const ap = apple({ ...appleApps, host: provider.url, clock });

type Case = {
  readonly name: string;
  readonly social: SocialProvider;
  /** Final answer of a login window. */
  readonly answer: (nonce: string) => Promise<{ code?: string; idToken?: string }>;
  /** Token for an app. */
  readonly token: () => Promise<string>;
};

const cases: readonly Case[] = [
  {
    name: 'facebook',
    social: fb,
    answer: async () => {
      const [code, token] = [randomUUID(), randomUUID()];
      graph.givesToken(token, { person: ada });
      graph.givesCode(code, token, redirect, challenge);
      return { code };
    },
    token: async () => {
      const token = randomUUID();
      graph.givesToken(token, { person: ada });
      return token;
    },
  },
  {
    name: 'apple',
    social: ap,
    answer: async (nonce) => ({
      idToken: await provider.token({ sub: '1001', email: ada.email, email_verified: 'true', nonce }),
    }),
    token: () => provider.token({ sub: '1001', email: ada.email, aud: 'it.zanga.app', nonce: 'n' }),
  },
  {
    name: 'sandbox',
    social: sandboxSocial('apple'),
    answer: async () => ({ code: sandboxCode(person, challenge) }),
    token: async () => sandboxCode(person),
  },
];
const person = { firstname: 'Ada', lastname: 'Rossi', email: ada.email, email_verified: true };

describe.each(cases)('$name', ({ social, answer, token }) => {
  it('proves the same person from a window and from an app', async () => {
    const fromWindow = await social.fromWindow(await answer('nonce'), opened);
    const { profile } = await social.fromApp(await token());
    expect(fromWindow).toMatchObject({ email: ada.email, subject: profile.subject });
    expect(profile.subject).not.toBe('');
  });

  it('refuses nonsense and nothing', async () => {
    for (const code of ['', 'nonsense', 'a.b.c', '{"email":"ada@example.it"}']) {
      await expect(social.fromWindow({ code, idToken: code }, { nonce: 'n', redirect })).rejects.toThrow(
        SocialRefusal,
      );
      await expect(social.fromApp(code)).rejects.toThrow(SocialRefusal);
    }
    await expect(social.fromWindow({}, { nonce: 'n', redirect })).rejects.toThrow(SocialRefusal);
  });

  it('sends the window on with its state', () => {
    const address = social.windowAddress({ ...opening, state: 'st-1' });
    expect(new URL(address, 'http://here').searchParams.get('state')).toBe('st-1');
  });

  it('puts the challenge into the window’s address, and never the verifier', () => {
    const address = social.windowAddress(opening);
    expect(address).toContain(challenge);
    expect(address).not.toContain(verifier);
  });

  it('refuses a stolen code without the verifier of its window', async () => {
    for (const verifier of [undefined, 'guessed', challenge]) {
      const { code = '' } = await answer('nonce');
      const asked = { nonce: 'nonce', redirect, ...(verifier !== undefined && { verifier }) };
      await expect(social.fromWindow({ code }, asked)).rejects.toThrow(SocialRefusal);
      await expect(social.fromApp(code)).rejects.toThrow(SocialRefusal);
    }
  });
});

describe('facebook', () => {
  const refusedFor = (token: string) => expect(fb.fromApp(token)).rejects;

  it('[LOG-14] asks for the email permission', () => {
    const { pathname, searchParams } = new URL(fb.windowAddress(opening));
    expect(pathname).toBe('/v23.0/dialog/oauth');
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: facebookApp.appId,
      redirect_uri: redirect,
      state: 's',
      scope: 'email',
      response_type: 'code',
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
  });

  it('gives names, and an email that does not count as proved', async () => {
    const [withEmail, without] = [randomUUID(), randomUUID()];
    graph.givesToken(withEmail, { person: ada });
    graph.givesToken(without, { person: { id: '1002' } });
    expect(await fb.fromApp(withEmail)).toEqual({
      nonce: null,
      profile: {
        network: 'facebook',
        subject: '1001',
        email: ada.email,
        emailVerified: false,
        firstname: 'Ada',
        lastname: 'Rossi',
      },
    });
    expect((await fb.fromApp(without)).profile).toMatchObject({ subject: '1002', email: null });
  });

  it('refuses a token of another app, and an expired one', async () => {
    const [foreign, old] = [randomUUID(), randomUUID()];
    graph.givesToken(foreign, { person: ada, appId: '999' });
    graph.givesToken(old, { person: ada, expiresAt: Math.floor(Date.now() / 1000) - 1 });
    await refusedFor(foreign).toThrow('not for this app');
    await refusedFor(old).toThrow('expired');
  });

  it('never sends a token without the proof that we are the app', async () => {
    const wrong = facebook({ ...facebookApp, ...hosts, appSecret: 'guessed', clock });
    const token = randomUUID();
    graph.givesToken(token, { person: ada });
    await expect(wrong.fromApp(token)).rejects.toThrow(SocialRefusal);
    const proof = createHmac('sha256', 'guessed').update(token).digest('hex');
    const answer = await fetch(`${graph.url}/v23.0/me?appsecret_proof=${proof}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(400);
  });

  it('takes the identity token of limited sign-in, for our app alone', async () => {
    const claims = { sub: '1003', given_name: 'Lia', family_name: 'Verdi', nonce: 'n' };
    const ours = await limited.token({ ...claims, email: 'lia@example.it', aud: facebookApp.appId });
    const foreign = await limited.token({ ...claims, aud: '999' });
    expect(await fb.fromApp(ours)).toEqual({
      nonce: 'n',
      profile: {
        network: 'facebook',
        subject: '1003',
        email: 'lia@example.it',
        emailVerified: false,
        firstname: 'Lia',
        lastname: 'Verdi',
      },
    });
    await refusedFor(foreign).toThrow(SocialRefusal);
  });

  it('reports that it cannot be reached, and no more', async () => {
    const away = facebook({ ...facebookApp, ...hosts, graph: 'http://127.0.0.1:9', clock });
    await expect(away.fromApp('some-token')).rejects.toThrow(/^debug_token cannot be reached$/);
  });
});

describe('apple', () => {
  it('[LOG-14] asks for name and email, by a form', () => {
    const { pathname, searchParams } = new URL(ap.windowAddress(opening));
    expect(pathname).toBe('/auth/authorize');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: appleApps.serviceId,
      scope: 'name email',
      response_mode: 'form_post',
      nonce: 'n',
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
  });

  it('reports whether the mailbox is proved, from a boolean or a text', async () => {
    for (const [claim, verified] of [
      [true, true],
      ['true', true],
      [false, false],
      ['false', false],
      [undefined, false],
    ] as const) {
      const token = await provider.token({ sub: '1', email: ada.email, email_verified: claim, nonce: 'n' });
      expect((await ap.fromApp(token)).profile.emailVerified).toBe(verified);
    }
  });

  it('refuses a token for another app, from another issuer, out of time, for another window, or signed by another', async () => {
    const claims = { sub: '1', nonce: 'n' };
    const other = await startProvider();
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const refused = [
      await provider.token({ ...claims, aud: 'com.other.app' }),
      await provider.token({ ...claims, iss: 'https://elsewhere.example' }),
      await provider.token(claims, -3_600),
      await other.token({ ...claims, iss: provider.url }),
      await provider.token({ nonce: 'n' }),
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"1"}').toString('base64url')}.`,
      `${(await provider.token(claims)).split('.').slice(0, 2).join('.')}.${privateKey.asymmetricKeyType}`,
    ];
    await other.close();
    for (const idToken of refused)
      await expect(ap.fromWindow({ idToken }, { nonce: 'n', redirect })).rejects.toThrow(SocialRefusal);
    const right = await provider.token(claims);
    await expect(ap.fromWindow({ idToken: right }, { nonce: 'other', redirect })).rejects.toThrow(
      'another window',
    );
    expect(await ap.fromWindow({ idToken: right }, { nonce: 'n', redirect })).toMatchObject({ subject: '1' });
  });
});

describe('a link to Apple', async () => {
  const appleId = await startAppleId();
  afterAll(() => appleId.close());
  const settings = { ...appleApps, host: appleId.url, clock };
  const { link } = apple({ ...settings, key: appleKey });
  const idToken = (sub: string, aud: string = appleApps.serviceId) =>
    appleId.idToken({ sub, aud, nonce: 'n' });

  it.each([
    { where: 'a window', client: appleApps.serviceId, asked: { redirect, verifier }, told: { challenge } },
    { where: 'a window of an older release', client: appleApps.serviceId, asked: { redirect }, told: {} },
    { where: 'an app', client: 'it.zanga.app', asked: {}, told: {} },
  ])('begins with the code of $where, and ends once and for all', async ({ client, asked, told }) => {
    const [sub, code] = [randomUUID(), randomUUID()];
    const { redirect } = { redirect: undefined, ...asked };
    appleId.givesCode(code, { sub, client, ...(redirect && { redirect }), ...told });
    const grant = (await link?.grantFor({ code, token: await idToken(sub, client), ...asked })) ?? '';
    expect(appleId.linked()).toEqual([sub]);
    await link?.end(grant);
    await link?.end(grant);
    expect(appleId.linked()).toEqual([]);
  });

  it('does not begin with a code that is another person’s, used, or invented', async () => {
    const [sub, code] = [randomUUID(), randomUUID()];
    const person = { sub, client: appleApps.serviceId, redirect };
    appleId.givesCode(code, person);
    const foreign = { code, token: await idToken(randomUUID()), redirect };
    await expect(link?.grantFor(foreign)).rejects.toThrow('not of one person');
    const used = { code, token: await idToken(sub), redirect };
    await expect(link?.grantFor(used)).rejects.toThrow('Apple answered 400 to a code');
    await expect(link?.grantFor({ ...used, code: 'invented' })).rejects.toThrow('Apple answered 400');
  });

  it('does not begin with a stolen code, without the verifier of its window', async () => {
    for (const wrong of [{}, { verifier: 'guessed' }, { verifier: challenge }]) {
      const [sub, code] = [randomUUID(), randomUUID()];
      appleId.givesCode(code, { sub, client: appleApps.serviceId, redirect, challenge });
      const asked = { code, token: await idToken(sub), redirect, ...wrong };
      await expect(link?.grantFor(asked)).rejects.toThrow('Apple answered 400 to a code');
      expect(appleId.linked()).not.toContain(sub);
    }
  });

  it('says in the log that Apple is away or refuses our key', async () => {
    const grant = JSON.stringify({ client: appleApps.serviceId, refresh: 'r.1' });
    appleId.state.away = true;
    await expect(link?.end(grant)).rejects.toThrow('Apple answered 503 to a farewell');
    appleId.state.away = false;
    const stranger = apple({ ...settings, key: { ...appleKey, teamId: 'ANOTHER' } });
    await expect(stranger.link?.end(grant)).rejects.toThrow('Apple answered 400 to a farewell');
    expect(apple(settings).link).toBeUndefined();
  });
});

describe('configured networks', () => {
  const nothing = {
    SANDBOX: false,
    FACEBOOK_GRAPH: graph.url,
    FACEBOOK_DIALOG: provider.url,
    FACEBOOK_LIMITED: limited.url,
    APPLE_HOST: provider.url,
    APPLE_APP_IDS: [],
  };
  it('[LOG-12] are open; the sandbox stands in for the rest, and only there', () => {
    const keys = { FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 's', APPLE_SERVICE_ID: 'it.zanga.web' };
    const address = (network: 'facebook' | 'apple', settings: object) =>
      chooseSocials({ ...nothing, ...settings }, clock)[network]?.windowAddress(opening);
    expect(Object.keys(chooseSocials(nothing, clock))).toEqual([]);
    expect(address('facebook', { SANDBOX: true })).toBe(
      `/login/sandbox/facebook?state=s&challenge=${challenge}`,
    );
    expect(address('apple', { SANDBOX: true })).toBe(`/login/sandbox/apple?state=s&challenge=${challenge}`);
    expect(address('facebook', { ...keys, SANDBOX: true })).toContain(`${provider.url}/v23.0/dialog`);
    expect(address('apple', keys)).toContain(`${provider.url}/auth/authorize`);
  });
});
