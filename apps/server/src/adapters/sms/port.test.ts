import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import type { GatewayRecipe } from '../gateway/gateway-recipe.ts';
import { sendOnce } from '../send-once.ts';
import { type Heard, nowhere, type ServedAnswer, serveLocally } from '../testing.ts';
import { embeddedSms } from './embedded.ts';
import { gatewaySms } from './http-gateway.ts';
import type { SmsMessage } from './port.ts';

const app = await makeTestApp();
const tools = { db: app.db, clock: () => app.now.at };

/** A gateway as vendors rent it, with a bearer token and its own field names. */
const gateway = { heard: [] as Heard[], mood: { status: 202 } as ServedAnswer };
const { origin } = await serveLocally((heard) => {
  if (heard.headers.authorization !== 'Bearer sesame') return { status: 401 };
  gateway.heard.push(heard);
  return gateway.mood;
});
const recipe: GatewayRecipe = {
  url: `${origin}/v1/messages`,
  format: 'json',
  headers: { authorization: 'Bearer {token}' },
  body: {
    sender: '{from}',
    recipients: [{ msisdn: '{to}' }],
    content: '{text}',
    flash: false,
    unknown: '{x}',
  },
};
const settings = {
  recipe,
  token: 'sesame',
  from: 'Zanga',
  world: tools.clock,
  once: sendOnce(tools, 'sms'),
};
const rented = gatewaySms(settings);
/** Waits less for silence; elsewhere a busy machine may take a second. */
const hasty = gatewaySms({ ...settings, timeoutMs: 300 });

type Sent = { readonly to: string; readonly text: string };
const atGateway = async (): Promise<Sent[]> =>
  gateway.heard.map(({ body }) => {
    const { recipients, content } = JSON.parse(body.toString());
    return { to: recipients[0].msisdn, text: content };
  });
const inOutbox = async (): Promise<Sent[]> =>
  app.db.selectFrom('outbox_messages').select(['recipient as to', 'body as text']).execute();

let count = 0;
const message = (changes: Partial<SmsMessage> = {}): SmsMessage => ({
  to: `+3933312345${String(++count).padStart(2, '0')}`,
  text: `${count} è il tuo codice "Zanga"\n\n@zanga.example #123456`,
  key: `test:${count}`,
  ...changes,
});

/** Requirements of every SMS sender; a new one is added here and nowhere else. */
describe.each([
  { name: 'embedded', sms: embeddedSms(tools), received: inOutbox },
  { name: 'gateway', sms: rented, received: atGateway },
])('the $name sender of texts', ({ sms, received }) => {
  const to = async (number: string) => (await received()).filter((text) => text.to === number);

  it('delivers the text unchanged, quotes, accents and line ends included', async () => {
    const given = message();
    expect(await sms.send(given)).toEqual({ outcome: 'sent' });
    expect(await to(given.to)).toEqual([{ to: given.to, text: given.text }]);
  });

  it('sends a key once, however often and from however many processes it is asked', async () => {
    const given = message();
    await Promise.allSettled(Array.from({ length: 8 }, () => sms.send(given)));
    expect(await sms.send(given)).toEqual({ outcome: 'sent' });
    expect(await to(given.to)).toHaveLength(1);
  });
});

describe('the SMS gateway', () => {
  const answering = async (mood: ServedAnswer, given = message()) => {
    gateway.mood = mood;
    try {
      return await (mood === 'silence' ? hasty : rented).send(given);
    } finally {
      gateway.mood = { status: 202 };
    }
  };

  it('gets its own field names, with the key by which it may drop a duplicate', async () => {
    const given = message();
    await rented.send(given);
    const heard = gateway.heard.at(-1);
    expect(heard).toMatchObject({ method: 'POST', url: '/v1/messages' });
    expect(heard?.headers).toMatchObject({
      'idempotency-key': given.key,
      'content-type': 'application/json',
    });
    expect(JSON.parse(String(heard?.body))).toEqual({
      sender: 'Zanga',
      recipients: [{ msisdn: given.to }],
      content: given.text,
      flash: false,
      unknown: '{x}',
    });
  });

  it.each([400, 422])('takes %i as final: that number or text will never go', async (status) => {
    expect(await answering({ status })).toEqual({ outcome: 'refused', reason: `gateway ${status}` });
  });

  it.each([301, 401, 402, 403, 404, 408, 429, 500, 503])(
    'tries again after %i, and then sends it once',
    async (status) => {
      const given = message();
      const before = gateway.heard.length;
      const mood = { status, headers: { location: '/elsewhere' } };
      await expect(answering(mood, given)).rejects.toThrow(`The SMS gateway answered ${status}`);
      expect(gateway.heard.length).toBe(before + 1);
      expect(await rented.send(given)).toEqual({ outcome: 'sent' });
    },
  );

  it('does not send again a message that may have arrived: it kept silent, broke off, or a server before it gave up', async () => {
    for (const mood of ['silence', 'hang up', { status: 504 }] as const) {
      const given = message();
      const before = gateway.heard.length;
      expect(await answering(mood, given)).toMatchObject({ outcome: 'unknown' });
      await rented.send(given);
      expect(gateway.heard.length).toBe(before + 1);
    }
  });

  it('tries again when it is away or refuses our keys; the number is in no message', async () => {
    const away = gatewaySms({ ...settings, recipe: { ...recipe, url: nowhere } });
    await expect(away.send(message())).rejects.toThrow(/^The SMS gateway cannot be reached$/);
    const stranger = gatewaySms({ ...settings, token: 'guess' });
    await expect(stranger.send(message())).rejects.toThrow(/^The SMS gateway answered 401$/);
  });

  it.each([
    [{ 'retry-after': '120' }, 120],
    [{ 'retry-after': 'Sat, 28 Nov 2026 12:01:30 GMT', date: 'Sat, 28 Nov 2026 12:00:00 GMT' }, 90],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('reports the pause that it asks for: %j', async (headers, waitSeconds) => {
    await expect(answering({ status: 429, headers })).rejects.toMatchObject({
      trouble: 'too_fast',
      waitSeconds,
    });
  });
});
