import { CaptchaChallenge, CaptchaSolution } from '@zanga/contract/brand/captcha';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { solveCaptcha } from '../../../test/solve-captcha.ts';
import { makeLog } from '../../platform/log.ts';
import { type Heard, nowhere, type ServedAnswer, serveLocally } from '../testing.ts';
import { embeddedCaptcha, keptHmacKey } from './embedded.ts';
import type { Captcha } from './port.ts';
import { recaptcha } from './recaptcha.ts';
import { turnstile } from './turnstile.ts';

const app = await makeTestApp();
const log = makeLog({ LOG_LEVEL: 'silent' });
const asked = () => ({ ip: '203.0.113.7', now: app.now.at, purpose: 'register' as const });
const later = (minutes: number) => {
  app.now.at = new Date(app.now.at.getTime() + minutes * 60_000);
};

/** Turnstile and reCAPTCHA alike: gives tokens to visitors and confirms each once. */
const vendor = async (secret: string, extra: object = {}) => {
  const good = new Set<string>();
  const state = { heard: [] as Heard[], mood: undefined as ServedAnswer | undefined };
  const { origin } = await serveLocally((heard) => {
    state.heard.push(heard);
    if (state.mood !== undefined) return state.mood;
    const form = new URLSearchParams(heard.body.toString());
    if (form.get('secret') !== secret)
      return { status: 200, body: { success: false, 'error-codes': ['invalid-input-secret'] } };
    const success = good.delete(form.get('response') ?? '');
    const codes = success ? [] : ['timeout-or-duplicate'];
    const where = success ? { hostname: 'www.example.it', action: 'register' } : {};
    return { status: 200, body: { success, 'error-codes': codes, ...where, ...extra } };
  });
  let issued = 0;
  const solve = async () => {
    const token = `token-${++issued}`;
    good.add(token);
    return token;
  };
  return { origin, state, solve, forget: () => good.clear() };
};

const cloudflare = await vendor('sesame');
const google = await vendor('sesame', { score: 0.9 });
const embedded = embeddedCaptcha({ db: app.db, key: () => keptHmacKey(app.db) });
const pages = ['www.example.it', 'localhost'];
const common = { siteKey: 'site', secret: 'sesame', pages, log };

type Implementation = {
  readonly name: string;
  readonly captcha: Captcha;
  readonly solve: () => Promise<string>;
  /** Lets a solution expire. */
  readonly expire: () => void;
};
const implementations: readonly Implementation[] = [
  {
    name: 'embedded',
    captcha: embedded,
    solve: async () => solveCaptcha(await embedded.challenge(app.now.at)),
    expire: () => later(21),
  },
  {
    name: 'Turnstile',
    captcha: turnstile({ ...common, host: cloudflare.origin }),
    solve: cloudflare.solve,
    expire: cloudflare.forget,
  },
  {
    name: 'reCAPTCHA',
    captcha: recaptcha({ ...common, host: google.origin, minScore: 0.5 }),
    solve: google.solve,
    expire: google.forget,
  },
];

/** Requirements of every captcha; a new one is added here and nowhere else. */
describe.each(implementations)('the $name captcha', ({ captcha, solve, expire }) => {
  it('[VAL-9] gives a challenge as the contract says', async () => {
    expect(CaptchaChallenge.safeParse(await captcha.challenge(app.now.at)).success).toBe(true);
  });

  it('[VAL-9] lets a solution through once', async () => {
    const solution = await solve();
    expect(CaptchaSolution.safeParse(solution).success).toBe(true);
    expect(await captcha.verify(solution, asked())).toBe('passed');
    expect(await captcha.verify(solution, asked())).toBe('failed');
  });

  it('[VAL-9] lets one of many through who bring the same solution at the same time', async () => {
    const solution = await solve();
    const tries = await Promise.all(Array.from({ length: 20 }, () => captcha.verify(solution, asked())));
    expect(tries.filter((checked) => checked === 'passed')).toHaveLength(1);
  });

  it('[VAL-9] refuses an expired solution', async () => {
    const solution = await solve();
    expire();
    expect(await captcha.verify(solution, asked())).toBe('failed');
  });

  it.each([
    ['nothing', ''],
    ['a letter', 'x'],
    ['JSON', '{}'],
    ['an empty object', 'e30='],
    ['null', 'bnVsbA=='],
    ['a flood', 'A'.repeat(8_192)],
    ['NUL', '\u0000'],
  ])('[VAL-9] refuses %s', async (_what, payload) => {
    expect(await captcha.verify(payload, asked())).toBe('failed');
  });
});

describe('the embedded captcha', () => {
  type Payload = {
    challenge: { parameters: Record<string, unknown>; signature: string };
    solution: { counter: number; derivedKey: string };
  };
  const tampered = async (change: (payload: Payload) => void) => {
    const solution = await solveCaptcha(await embedded.challenge(app.now.at));
    const payload: Payload = JSON.parse(Buffer.from(solution, 'base64').toString());
    change(payload);
    return embedded.verify(Buffer.from(JSON.stringify(payload)).toString('base64'), asked());
  };

  it.each<[string, (payload: Payload) => void]>([
    ['an easier price', ({ challenge }) => (challenge.parameters.cost = 1)],
    ['a shorter prefix', ({ challenge }) => (challenge.parameters.keyPrefix = '00')],
    ['a longer life', ({ challenge }) => (challenge.parameters.data = { expires_at: 9_999_999_999 })],
    ['another salt', ({ challenge }) => (challenge.parameters.salt = '00'.repeat(16))],
    ['no signature', ({ challenge }) => (challenge.signature = '')],
    ['a guessed key', ({ solution }) => (solution.derivedKey = '00'.repeat(32))],
    ['an unsigned addition', ({ challenge }) => (challenge.parameters.extra = 1)],
  ])('[VAL-9] sees through %s', async (_what, change) => {
    expect(await tampered(change)).toBe('failed');
  });

  it('[VAL-9] is not passed twice by writing the same solution differently', async () => {
    const solution = await solveCaptcha(await embedded.challenge(app.now.at));
    expect(await embedded.verify(solution, asked())).toBe('passed');
    const payload: Payload = JSON.parse(Buffer.from(solution, 'base64').toString());
    const { derivedKey, counter } = payload.solution;
    const other = { ...payload, solution: { counter: counter + 1, derivedKey, time: 1 } };
    const rewritten = Buffer.from(JSON.stringify(other, undefined, 2)).toString('base64');
    expect(await embedded.verify(rewritten, asked())).toBe('failed');
  });

  it('shares its key with every process of the database, and with no other server', async () => {
    const neighbour = embeddedCaptcha({ db: app.db, key: () => keptHmacKey(app.db) });
    const stranger = embeddedCaptcha({
      db: app.db,
      key: async () => 'another key of more than 32 characters',
    });
    const solution = await solveCaptcha(await embedded.challenge(app.now.at));
    expect(await stranger.verify(solution, asked())).toBe('failed');
    expect(await neighbour.verify(solution, asked())).toBe('passed');
  });

  it('forgets used solutions once they have expired', async () => {
    const count = async () => (await app.db.selectFrom('used_captchas').select('id').execute()).length;
    expect(await count()).toBeGreaterThan(1);
    later(24 * 60);
    await embedded.verify(await solveCaptcha(await embedded.challenge(app.now.at)), asked());
    expect(await count()).toBe(1);
  });

  it('asks the database again for its key when it was away', async () => {
    let asking = 0;
    const moody = embeddedCaptcha({
      db: app.db,
      key: async () => {
        if (asking++ === 0) throw new Error('away');
        return keptHmacKey(app.db);
      },
    });
    await expect(moody.challenge(app.now.at)).rejects.toThrow('away');
    expect(await moody.challenge(app.now.at)).toMatchObject({ kind: 'altcha' });
  });

  it('[VAL-9] is solved from the API’s answer, too', async () => {
    const { status, body } = await app.get('/api/captcha');
    expect(status).toBe(200);
    const solution = await solveCaptcha(CaptchaChallenge.parse(body));
    expect(await embedded.verify(solution, asked())).toBe('passed');
  });
});

describe.each([
  { name: 'Turnstile', make: turnstile, side: cloudflare, path: '/turnstile/v0/siteverify' },
  {
    name: 'reCAPTCHA',
    make: (settings: Parameters<typeof turnstile>[0]) => recaptcha({ ...settings, minScore: 0.5 }),
    side: google,
    path: '/recaptcha/api/siteverify',
  },
])('$name', ({ make, side, path }) => {
  const captcha = make({ ...common, host: side.origin });
  const hasty = make({ ...common, host: side.origin, timeoutMs: 300 });
  const answering = async (mood: ServedAnswer) => {
    side.state.mood = mood;
    try {
      return await hasty.verify(await side.solve(), asked());
    } finally {
      side.state.mood = undefined;
    }
  };

  it('is called with the secret, the token and the visitor’s address', async () => {
    const token = await side.solve();
    await captcha.verify(token, asked());
    const heard = side.state.heard.at(-1);
    expect(heard).toMatchObject({ method: 'POST', url: path });
    expect(Object.fromEntries(new URLSearchParams(String(heard?.body)))).toEqual({
      secret: 'sesame',
      response: token,
      remoteip: '203.0.113.7',
    });
  });

  it('counts as unavailable when it is silent, broken, away, or refuses our keys', async () => {
    expect(await answering('silence')).toBe('unavailable');
    expect(await answering({ status: 500 })).toBe('unavailable');
    expect(await answering({ status: 200, body: { success: 'yes' } })).toBe('unavailable');
    const internal = { success: false, 'error-codes': ['internal-error'] };
    expect(await answering({ status: 200, body: internal })).toBe('unavailable');
    expect(await make({ ...common, host: nowhere }).verify('x', asked())).toBe('unavailable');
    const stranger = make({ ...common, host: side.origin, secret: 'guess' });
    expect(await stranger.verify(await side.solve(), asked())).toBe('unavailable');
  });
});

/** Answers documented by the vendors, for a site of ours. */
const documented = {
  Turnstile: {
    side: cloudflare,
    captcha: turnstile({ ...common, host: cloudflare.origin }),
    body: {
      success: true,
      challenge_ts: '2022-02-28T15:14:30.096Z',
      hostname: 'www.example.it',
      'error-codes': [],
      action: 'register',
      cdata: 'sessionid-123456789',
      metadata: { ephemeral_id: 'x:9f78e0ed210960d7693b167e' },
    },
  },
  'reCAPTCHA, third version': {
    side: google,
    captcha: recaptcha({ ...common, host: google.origin, minScore: 0.5 }),
    body: {
      ...{ success: true, score: 0.9, action: 'register' },
      ...{ challenge_ts: '2026-11-20T12:00:00Z', hostname: 'www.example.it' },
    },
  },
  'reCAPTCHA, second version': {
    side: google,
    captcha: recaptcha({ ...common, host: google.origin, minScore: 0.5 }),
    body: { success: true, challenge_ts: '2026-11-20T12:00:00Z', hostname: 'www.example.it' },
  },
};

describe.each(Object.entries(documented))('an answer of %s', (_vendor, { side, captcha, body }) => {
  const judged = async (other: object) => {
    side.state.mood = { status: 200, body: { ...body, ...other } };
    try {
      return await captcha.verify('x', asked());
    } finally {
      side.state.mood = undefined;
    }
  };

  it('[VAL-9] passes for a page of ours, the app’s included', async () => {
    expect(await judged({})).toBe('passed');
    expect(await judged({ hostname: 'WWW.example.it' })).toBe('passed');
    expect(await judged({ hostname: 'localhost' })).toBe('passed');
  });

  it.each(['www.example.it.evil.example', 'example.it', 'evil.example', '', undefined])(
    '[VAL-9] fails for a page of %s',
    async (hostname) => {
      expect(await judged({ hostname })).toBe('failed');
    },
  );

  it('[VAL-9] fails where it was solved for another purpose', async () => {
    expect(await judged({ action: 'contact' })).toBe('failed');
    expect(await judged({ action: '' })).toBe('passed');
  });
});

it('[VAL-9] takes the one action of former releases from reCAPTCHA alone', async () => {
  const former = { success: true, hostname: 'www.example.it', score: 0.9, action: 'submit' };
  const judged = async (side: typeof google, captcha: Captcha) => {
    side.state.mood = { status: 200, body: former };
    const checked = await captcha.verify('x', asked());
    side.state.mood = undefined;
    return checked;
  };
  expect(await judged(google, documented['reCAPTCHA, third version'].captcha)).toBe('passed');
  expect(await judged(cloudflare, documented.Turnstile.captcha)).toBe('failed');
});

describe('reCAPTCHA’s score', () => {
  it.each([
    [0.49, 'failed'],
    [0.5, 'passed'],
  ])('decides at %d: %s', async (score, checked) => {
    google.state.mood = { status: 200, body: { success: true, score, hostname: 'www.example.it' } };
    const captcha = recaptcha({ ...common, host: google.origin, minScore: 0.5 });
    expect(await captcha.verify('x', asked())).toBe(checked);
    google.state.mood = undefined;
  });
});
