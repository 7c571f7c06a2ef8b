import { generateKeyPairSync } from 'node:crypto';
import { importSPKI, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import type { Delivery } from '../delivery.ts';
import { type Heard, type ServedAnswer, serveLocally } from '../testing.ts';
import { gatewayOf } from './gateway-settings.ts';
import { postToGateway } from './post-to-gateway.ts';

const now = new Date('2026-11-28T12:00:00Z');
const heard: Heard[] = [];
const mood: { answer: ServedAnswer } = { answer: 'silence' };
const { origin } = await serveLocally((call) => {
  heard.push(call);
  return mood.answer;
});

const message = { to: '+393331234567', text: 'Perché no? 5 € & <più>', key: 'test:1' };

/** Hands a message to a gateway with these settings; returns the request and the outcome. */
const handed = async (
  env: Record<string, string>,
  answer: ServedAnswer,
  changes: Partial<typeof message> = {},
) => {
  mood.answer = answer;
  const channel = Object.keys(env).some((name) => name.startsWith('VOICE')) ? 'VOICE' : 'SMS';
  const gateway = gatewayOf(readConfig(env), channel);
  if (!gateway) throw new Error('no gateway is configured');
  const { pathname, origin: at } = new URL(gateway.recipe.url.replace('{user}', gateway.user ?? ''));
  const recipe = { ...gateway.recipe, url: `${origin}${pathname}` };
  const once = async <D>(_key: string, send: () => Promise<D>) => send();
  const send = postToGateway('The gateway', { ...gateway, recipe, world: () => now, once });
  const delivery: Promise<Delivery> = send({ ...message, ...changes });
  const outcome = await delivery.catch((error: unknown) => error);
  const asked = heard.at(-1);
  return { outcome, at, url: asked?.url, headers: asked?.headers, body: String(asked?.body) };
};

const fields = (body: string) => Object.fromEntries(new URLSearchParams(body));
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

const twilio = {
  SMS_GATEWAY: 'twilio',
  SMS_GATEWAY_USER: 'AC5ef872f6da5a21de157d80997a64bd33',
  SMS_GATEWAY_TOKEN: 'hush',
  SMS_SENDER: 'DaSalvo',
};
const vonage = {
  SMS_GATEWAY: 'vonage',
  SMS_GATEWAY_USER: 'abcd1234',
  SMS_GATEWAY_TOKEN: 'abcdef0123456789',
  SMS_SENDER: 'DaSalvo',
};
const skebby = {
  SMS_GATEWAY: 'skebby',
  SMS_GATEWAY_USER: 'chiave',
  SMS_GATEWAY_TOKEN: 'gettone',
  SMS_SENDER: 'DaSalvo',
};
const agile = { SMS_GATEWAY: 'agiletelecom', SMS_GATEWAY_TOKEN: 'ak_live', SMS_SENDER: 'DaSalvo' };

const ok = (body: unknown): ServedAnswer => ({ status: 200, body });
const created = (body: unknown): ServedAnswer => ({ status: 201, body });
const twilioMessage = {
  account_sid: 'AC5ef872f6da5a21de157d80997a64bd33',
  direction: 'outbound-api',
  error_code: null,
  error_message: null,
  num_segments: '1',
  sid: 'SM0123456789abcdef0123456789abcdef',
  status: 'queued',
};
const vonageMessage = {
  to: '393331234567',
  'message-id': '0A0000000123ABCD1',
  status: '0',
  'remaining-balance': '3.14159265',
  'message-price': '0.03330000',
  network: '22210',
};
const agileResult = { destination: '+393331234567', id: 'msg_abc123', accepted: true, statusCode: 200 };
const agileAnswer = (...results: unknown[]) => ok({ globalId: 'req_1', accepted: true, results });
const vonageAnswer = (...messages: unknown[]) => ok({ 'message-count': String(messages.length), messages });

describe('requests to each vendor', () => {
  it('Twilio: a form with Basic, at the account’s own address', async () => {
    const { outcome, at, url, headers, body } = await handed(twilio, created(twilioMessage));
    expect(outcome).toEqual({ outcome: 'sent' });
    expect([at, url]).toEqual([
      'https://api.twilio.com',
      '/2010-04-01/Accounts/AC5ef872f6da5a21de157d80997a64bd33/Messages.json',
    ]);
    expect(headers).toMatchObject({
      authorization: basic('AC5ef872f6da5a21de157d80997a64bd33:hush'),
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(fields(body)).toEqual({ To: message.to, From: 'DaSalvo', Body: message.text });
  });

  it('Vonage: a form with key and secret, a number without plus, and other letters declared', async () => {
    const { outcome, at, url, body } = await handed(vonage, vonageAnswer(vonageMessage));
    expect(outcome).toEqual({ outcome: 'sent' });
    expect([at, url]).toEqual(['https://rest.nexmo.com', '/sms/json']);
    const plain = {
      api_key: 'abcd1234',
      api_secret: 'abcdef0123456789',
      from: 'DaSalvo',
      to: '393331234567',
      text: message.text,
    };
    expect(fields(body)).toEqual(plain);
    const wide = await handed(vonage, vonageAnswer(vonageMessage), { text: 'Crêpe “al volo”' });
    expect(fields(wide.body)).toEqual({ ...plain, text: 'Crêpe “al volo”', type: 'unicode' });
  });

  it('Skebby: JSON with two headers of its own', async () => {
    const answer = created({ result: 'OK', order_id: '123', total_sent: 1 });
    const { outcome, at, url, headers, body } = await handed(skebby, answer);
    expect(outcome).toEqual({ outcome: 'sent' });
    expect([at, url]).toEqual(['https://api.skebby.it', '/API/v1.0/REST/sms']);
    expect(headers).toMatchObject({ user_key: 'chiave', access_token: 'gettone' });
    expect(headers).not.toHaveProperty('authorization');
    const plain = { message_type: 'GP', message: message.text, recipient: [message.to], sender: 'DaSalvo' };
    expect(JSON.parse(body)).toEqual(plain);
    const wide = await handed(skebby, answer, { text: 'Crêpe' });
    expect(JSON.parse(wide.body)).toEqual({ ...plain, message: 'Crêpe', encoding: 'ucs2' });
  });

  it('AgileTelecom: JSON with a key of its own', async () => {
    const { outcome, at, url, headers, body } = await handed(agile, agileAnswer(agileResult));
    expect(outcome).toEqual({ outcome: 'sent' });
    expect([at, url]).toEqual(['https://wholesale.agiletelecom.com', '/services/sms/send']);
    expect(headers).toMatchObject({ 'x-api-key': 'ak_live', 'content-type': 'application/json' });
    expect(JSON.parse(body)).toEqual({
      messages: [{ destinations: [message.to], sender: 'DaSalvo', body: message.text }],
    });
  });

  it('Twilio, to call: the text inside its own markup', async () => {
    const env = {
      VOICE_GATEWAY: 'twilio',
      VOICE_GATEWAY_USER: 'AC1',
      VOICE_GATEWAY_TOKEN: 'hush',
      VOICE_CALLER: '+390950000000',
    };
    const { outcome, url, body } = await handed(env, created({ sid: 'CA1', status: 'queued' }));
    expect(outcome).toEqual({ outcome: 'sent' });
    expect(url).toBe('/2010-04-01/Accounts/AC1/Calls.json');
    expect(fields(body)).toEqual({
      To: message.to,
      From: '+390950000000',
      Twiml: '<Response><Say language="it-IT">Perché no? 5 € &amp; &lt;più&gt;</Say></Response>',
    });
  });

  it('Vonage, to call: signed with the application’s key', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2_048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const env = {
      VOICE_GATEWAY: 'vonage',
      VOICE_GATEWAY_USER: 'aaaaaaaa-bbbb-cccc-dddd-0123456789ab',
      VOICE_GATEWAY_TOKEN: Buffer.from(privateKey).toString('base64'),
      VOICE_CALLER: '+390950000000',
    };
    const answer = created({ uuid: '63f61863', status: 'started', direction: 'outbound' });
    const { outcome, at, url, headers, body } = await handed(env, answer);
    expect(outcome).toEqual({ outcome: 'sent' });
    expect([at, url]).toEqual(['https://api.nexmo.com', '/v1/calls']);
    const token = String(headers?.authorization).replace('Bearer ', '');
    const { payload } = await jwtVerify(token, await importSPKI(publicKey, 'RS256'), { currentDate: now });
    expect(payload).toMatchObject({
      application_id: env.VOICE_GATEWAY_USER,
      iat: now.getTime() / 1_000,
      jti: expect.any(String),
    });
    expect(JSON.parse(body)).toEqual({
      to: [{ type: 'phone', number: '393331234567' }],
      from: { type: 'phone', number: '390950000000' },
      ncco: [{ action: 'talk', text: message.text, language: 'it-IT' }],
    });
  });
});

describe('answers of each vendor', () => {
  it.each<[string, Record<string, string>, ServedAnswer, string]>([
    ['Twilio', twilio, { status: 400, body: { code: 21211, status: 400 } }, 'gateway 400 21211'],
    ['Vonage', vonage, vonageAnswer({ status: '7', 'error-text': 'Number barred' }), 'gateway 200 7'],
    ['Skebby', skebby, { status: 400, body: { result: 'Invalid recipient' } }, 'gateway 400'],
    [
      'AgileTelecom',
      agile,
      agileAnswer({ ...agileResult, accepted: false, statusCode: 403 }),
      'gateway 200 403',
    ],
  ])('%s refuses a number, with 200 or another status', async (_, env, answer, reason) => {
    expect((await handed(env, answer)).outcome).toEqual({ outcome: 'refused', reason });
  });

  it.each<[string, Record<string, string>, ServedAnswer, string]>([
    ['Twilio', twilio, { status: 401, body: { code: 20003 } }, 'keys'],
    ['Twilio', twilio, { status: 400, body: { code: 21606 } }, 'keys'],
    ['Twilio', twilio, created({ ...twilioMessage, status: 'failed', error_code: 30002 }), 'broken'],
    ['Vonage', vonage, vonageAnswer({ status: '1', 'error-text': 'Throttled' }), 'too_fast'],
    ['Vonage', vonage, vonageAnswer({ status: '4', 'error-text': 'Bad Credentials' }), 'keys'],
    ['Vonage', vonage, vonageAnswer({ status: '9', 'error-text': 'Partner quota exceeded' }), 'credit'],
    ['Vonage', vonage, vonageAnswer({ status: '5', 'error-text': 'Internal Error' }), 'broken'],
    ['Skebby', skebby, { status: 401 }, 'keys'],
    ['Skebby', skebby, created({ result: 'KO' }), 'broken'],
    ['AgileTelecom', agile, agileAnswer({ ...agileResult, accepted: false, statusCode: 402 }), 'credit'],
    ['AgileTelecom', agile, { status: 401, body: { status: 'fail', code: 1 } }, 'keys'],
  ])('%s reports passing trouble, and nothing is sent (%#)', async (_, env, answer, trouble) => {
    expect((await handed(env, answer)).outcome).toMatchObject({ trouble, answer: expect.any(String) });
  });

  it('a yes to one part of a long text, or a 200 without the path, is neither: it is not sent again', async () => {
    const half = vonageAnswer(vonageMessage, { status: '5', 'error-text': 'Internal Error' });
    expect((await handed(vonage, half)).outcome).toMatchObject({ outcome: 'unknown' });
    for (const body of [{}, 'Bene', { messages: [] }])
      expect((await handed(vonage, ok(body))).outcome).toMatchObject({ outcome: 'unknown' });
  });

  it('a code that looks like a phone number is not repeated', async () => {
    const { outcome } = await handed(vonage, vonageAnswer({ status: '393331234567' }));
    expect(String(outcome)).toContain('The gateway answered 200');
    expect(String(outcome)).not.toContain('39333');
  });
});

describe('a gateway of one’s own', () => {
  const own = { SMS_GATEWAY_URL: 'https://sms.example/send', SMS_GATEWAY_TOKEN: 'hush' };

  it('gets a form with Basic, fields repeated for a list, or headers of its own', async () => {
    const formed = {
      ...own,
      SMS_GATEWAY_USER: 'ada',
      SMS_GATEWAY_FORMAT: 'form',
      SMS_GATEWAY_BODY: '{"recipient[]":["{digits}","{to}"],"text":"{text}"}',
    };
    const { headers, body } = await handed(formed, ok({}));
    expect(headers).toMatchObject({ authorization: basic('ada:hush') });
    expect([...new URLSearchParams(body)]).toEqual([
      ['recipient[]', '393331234567'],
      ['recipient[]', '+393331234567'],
      ['text', message.text],
    ]);
    const marked = { ...own, SMS_GATEWAY_HEADERS: '{"x-key":"{token}"}' };
    const { headers: own2 } = await handed(marked, ok({}));
    expect(own2).toMatchObject({ 'x-key': 'hush' });
    expect(own2).not.toHaveProperty('authorization');
  });

  it('says yes and no at the configured paths', async () => {
    const told = { ...own, SMS_GATEWAY_YES: 'esito.codice=0|1', SMS_GATEWAY_NO: 'esito.codice=7' };
    const outcomeOf = async (codice: number) => (await handed(told, ok({ esito: { codice } }))).outcome;
    expect(await outcomeOf(1)).toEqual({ outcome: 'sent' });
    expect(await outcomeOf(7)).toEqual({ outcome: 'refused', reason: 'gateway 200 7' });
    expect(await outcomeOf(5)).toMatchObject({ trouble: 'broken', answer: '200 5' });
    const anything = { ...own, SMS_GATEWAY_YES: 'id' };
    expect((await handed(anything, ok({ id: 'x1' }))).outcome).toEqual({ outcome: 'sent' });
  });

  it('keeps a part of a vendor’s recipe and changes another', async () => {
    const moved = { ...agile, SMS_GATEWAY_URL: 'https://secure.agiletelecom.com/services/sms/send' };
    const { at, headers } = await handed(moved, agileAnswer(agileResult));
    expect([at, headers?.['x-api-key']]).toEqual(['https://secure.agiletelecom.com', 'ak_live']);
  });
});
