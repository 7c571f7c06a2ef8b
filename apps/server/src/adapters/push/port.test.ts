import { importJWK, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { sendOnce } from '../send-once.ts';
import { type Heard, type ServedAnswer, serveLocally } from '../testing.ts';
import { embeddedPush } from './embedded.ts';
import { fcmPush } from './fcm.ts';
import { googleAccess } from './google-access.ts';
import type { PushData, PushMessage, PushToken } from './port.ts';
import { pushByToken } from './push-by-token.ts';
import { browser, serviceAccount, vapidKeys, webToken } from './testing.ts';
import { webPush } from './web-push.ts';

const app = await makeTestApp();
const clock = () => app.now.at;
const once = sendOnce({ db: app.db, clock }, 'push');

/** Google: grants access to the service account's signature, and takes messages with that access. */
const { account, publicKey: accountKey } = serviceAccount();
const google = {
  issued: 0,
  revoked: false,
  heard: [] as Heard[],
  mood: { status: 200, body: {} } as ServedAnswer,
};
const { origin: googleOrigin } = await serveLocally(async (heard) => {
  if (heard.url === '/token') {
    const form = new URLSearchParams(heard.body.toString());
    const { payload } = await jwtVerify(form.get('assertion') ?? '', accountKey, {
      issuer: account.client_email,
      audience: `${googleOrigin}/token`,
      currentDate: clock(),
      maxTokenAge: '1h',
    });
    if (payload.scope !== 'https://www.googleapis.com/auth/firebase.messaging') return { status: 400 };
    google.revoked = false;
    return { status: 200, body: { access_token: `access-${++google.issued}`, expires_in: 3_599 } };
  }
  if (google.revoked || heard.headers.authorization !== `Bearer access-${google.issued}`)
    return { status: 401 };
  google.heard.push(heard);
  return google.mood;
});
const makeFcm = () =>
  fcmPush({
    projectId: account.project_id,
    api: googleOrigin,
    access: googleAccess({ account, tokenUrl: `${googleOrigin}/token`, clock }),
    once,
  });

/** A browser's push service: takes messages signed with the key of the subscription. */
const keys = vapidKeys();
const service = { heard: [] as Heard[], mood: { status: 201 } as ServedAnswer };
const { origin: serviceOrigin } = await serveLocally(async (heard) => {
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(heard.headers.authorization)) ?? [];
  if (key !== keys.publicKey) return { status: 403 };
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), {
    audience: serviceOrigin,
    currentDate: clock(),
  });
  if (payload.sub !== 'mailto:ciao@zanga.example') return { status: 400 };
  service.heard.push(heard);
  return service.mood;
});
const web = webPush({
  ...keys,
  subject: 'mailto:ciao@zanga.example',
  services: [serviceOrigin],
  clock,
  once,
});

type Shown = { readonly title: string; readonly body: string; readonly data: object };
const fromGoogle = ({ body }: Heard): Shown => {
  const { message } = JSON.parse(body.toString());
  return { ...message.notification, data: message.data };
};
const phone: PushToken = `fcm:${'dQw4w9WgXcQ:APA91b_'.repeat(8)}`;
const laptop = browser();
const laptopToken = webToken(`${serviceOrigin}/wpush/v2/abc`, laptop.recipient);

let count = 0;
const message = (token: PushToken, changes: Partial<PushMessage> = {}): PushMessage => ({
  token,
  title: 'Il tuo ordine è pronto',
  body: 'Ti aspettiamo in Via Etnea, 120',
  data: { order_id: 'ord_1' },
  key: `order.ready:${++count}`,
  ...changes,
});

const inOutbox = async (): Promise<Shown[]> => {
  const rows = await app.db.selectFrom('outbox_messages').selectAll().orderBy('id').execute();
  return rows.map(({ subject, body, data }) => ({ title: subject, body, data: Object(data) }));
};

const senders = [
  { name: 'embedded', push: embeddedPush({ db: app.db, clock }), token: phone, shown: inOutbox },
  { name: 'FCM', push: makeFcm(), token: phone, shown: async () => google.heard.map(fromGoogle) },
  {
    name: 'web',
    push: web,
    token: laptopToken,
    shown: async (): Promise<Shown[]> => service.heard.map(({ body }) => JSON.parse(laptop.open(body))),
  },
];

/** Requirements of every push sender; a new one is added here and nowhere else. */
describe.each(senders)('the $name sender of pushes', ({ push, token, shown }) => {
  it.each<{ readonly data: PushData }>([
    { data: { coupon: 'cpn_1' } },
    { data: { birthdate: '1990-05-31' } },
    { data: { order_id: 'ord_1' } },
  ])('[NAT-4] [STA-7] shows title and text, and carries $data', async ({ data }) => {
    const given = message(token, { data });
    expect(await push.send(given)).toEqual({ outcome: 'sent' });
    expect((await shown()).at(-1)).toEqual({ title: given.title, body: given.body, data });
  });

  it('sends a key once, however often and from however many processes it is asked', async () => {
    const given = message(token);
    const before = (await shown()).length;
    await Promise.allSettled(Array.from({ length: 8 }, () => push.send(given)));
    expect(await push.send(given)).toEqual({ outcome: 'sent' });
    expect((await shown()).length).toBe(before + 1);
  });
});

describe('FCM', () => {
  const answering = async (mood: ServedAnswer) => {
    google.mood = mood;
    try {
      return await makeFcm().send(message(phone));
    } finally {
      google.mood = { status: 200, body: {} };
    }
  };
  const error = (status: number, errorCode: string): ServedAnswer => ({
    status,
    body: { error: { code: status, message: phone, details: [{ errorCode }] } },
  });

  it('asks for access once for many messages, and again after its end or revocation', async () => {
    const fcm = makeFcm();
    const start = google.issued;
    await Promise.all([1, 2, 3].map(() => fcm.send(message(phone))));
    expect(google.issued).toBe(start + 1);
    google.revoked = true;
    expect(await fcm.send(message(phone))).toEqual({ outcome: 'sent' });
    expect(google.issued).toBe(start + 2);
    app.now.at = new Date(app.now.at.getTime() + 3_590_000);
    expect(await fcm.send(message(phone))).toEqual({ outcome: 'sent' });
    expect(google.issued).toBe(start + 3);
  });

  it.each([
    ['an app that was removed', 404, 'UNREGISTERED'],
    ['a token of another project', 403, 'SENDER_ID_MISMATCH'],
  ])('[NAT-4] reports a vanished device: %s', async (_what, status, code) => {
    expect(await answering(error(status, code))).toEqual({ outcome: 'gone' });
  });

  it('[NAT-4] reports a device as gone whose token Google rejects, and no other', async () => {
    const fieldViolations = [{ field: 'message.token', description: 'not a valid FCM registration token' }];
    const details = [{ errorCode: 'INVALID_ARGUMENT' }, { fieldViolations }];
    const body = { error: { code: 400, status: 'INVALID_ARGUMENT', details } };
    expect(await answering({ status: 400, body })).toEqual({ outcome: 'gone' });
    const wrong = [{ errorCode: 'INVALID_ARGUMENT' }, { fieldViolations: [{ field: 'message.data' }] }];
    const other = { error: { code: 400, status: 'INVALID_ARGUMENT', details: wrong } };
    expect(await answering({ status: 400, body: other })).toMatchObject({ outcome: 'refused' });
  });

  it('forgets no device after a bare 404: the address or the project is wrong', async () => {
    await expect(answering({ status: 404, body: '<h1>Not Found</h1>' })).rejects.toThrow(
      'Google answered 404',
    );
    await expect(answering({ status: 404, body: { error: { status: 'NOT_FOUND' } } })).rejects.toThrow(
      'Google answered 404 NOT_FOUND',
    );
  });

  it('takes no for an answer when the message itself is wrong', async () => {
    const answer = await answering(error(400, 'INVALID_ARGUMENT'));
    expect(answer).toEqual({ outcome: 'refused', reason: 'fcm 400 INVALID_ARGUMENT' });
  });

  it.each([
    [429, 'QUOTA_EXCEEDED'],
    [503, 'UNAVAILABLE'],
    [401, 'THIRD_PARTY_AUTH_ERROR'],
  ])('tries again later after %i, with the token in no message', async (status, code) => {
    await expect(answering(error(status, code))).rejects.toThrow(`Google answered ${status} ${code}`);
  });
});

describe('Web Push', () => {
  const answering = async (status: number, token = laptopToken) => {
    service.mood = { status };
    try {
      return await web.send(message(token));
    } finally {
      service.mood = { status: 201 };
    }
  };

  it('gives the service the encoding, the time to live, and the topic that it replaces', async () => {
    await web.send(message(laptopToken));
    const heard = service.heard.at(-1);
    expect(heard).toMatchObject({ method: 'POST', url: '/wpush/v2/abc' });
    expect(heard?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' });
    expect(heard?.headers.topic).toMatch(/^[\w-]{32}$/);
    expect(String(heard?.body)).not.toContain('Via Etnea');
  });

  it('shortens a message above the push services’ limit, between two letters', async () => {
    const long = { ...message(laptopToken), body: 'È pronto 🍕 '.repeat(600) };
    expect(await web.send(long)).toEqual({ outcome: 'sent' });
    const body = service.heard.at(-1)?.body ?? Buffer.alloc(0);
    expect(body.length).toBeLessThanOrEqual(4_096);
    expect(body.length).toBeGreaterThan(4_080);
    const { title, body: told } = JSON.parse(laptop.open(body));
    expect(title).toBe(long.title);
    expect(told).toMatch(/…$/);
    expect(long.body.startsWith(told.slice(0, -1))).toBe(true);
  });

  it.each([404, 410])('[NAT-4] reports a vanished device: %i', async (status) => {
    expect(await answering(status)).toEqual({ outcome: 'gone' });
  });

  it.each([400, 413])('takes no for an answer: %i', async (status) => {
    expect(await answering(status)).toEqual({ outcome: 'refused', reason: `web push ${status}` });
  });

  it.each([429, 500, 503, 307])('tries again later after %i', async (status) => {
    await expect(answering(status)).rejects.toThrow(`The push service answered ${status}`);
  });

  it.each([
    ['a machine of our own network', webToken('http://10.0.0.1/admin', laptop.recipient)],
    ['a name that only begins like a service', webToken(`${serviceOrigin}.evil.example/x`, laptop.recipient)],
    ['a login in the address', webToken(serviceOrigin.replace('//', '//a:b@'), laptop.recipient)],
    [
      'a key that is no point of the curve',
      webToken(serviceOrigin, { ...laptop.recipient, publicKey: Buffer.alloc(65, 4) }),
    ],
    ['no subscription at all', `web:${'A'.repeat(120)}` as const],
  ])('posts nothing to %s', async (_what, token) => {
    const before = service.heard.length;
    expect(await web.send(message(token))).toEqual({ outcome: 'gone' });
    expect(service.heard.length).toBe(before);
  });
});

describe('pushes by token', () => {
  it('go to the apps by one way and to browsers by the other', async () => {
    const ways: string[] = [];
    const way = (name: string) => ({
      send: async () => {
        ways.push(name);
        return { outcome: 'sent' } as const;
      },
    });
    const push = pushByToken({ fcm: way('fcm'), web: way('web') });
    await push.send(message(phone));
    await push.send(message(laptopToken));
    expect(ways).toEqual(['fcm', 'web']);
  });
});
