import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import type { GatewayRecipe } from '../gateway/gateway-recipe.ts';
import { sendOnce } from '../send-once.ts';
import { type Heard, nowhere, type ServedAnswer, serveLocally } from '../testing.ts';
import { embeddedVoice } from './embedded.ts';
import { gatewayVoice } from './http-gateway.ts';
import type { VoiceCall } from './port.ts';

const app = await makeTestApp();
const tools = { db: app.db, clock: () => app.now.at };

/** A gateway as vendors rent it, with a bearer token and its own field names. */
const gateway = { heard: [] as Heard[], mood: { status: 201 } as ServedAnswer };
const { origin } = await serveLocally((heard) => {
  if (heard.headers.authorization !== 'Bearer sesame') return { status: 401 };
  gateway.heard.push(heard);
  return gateway.mood;
});
const recipe: GatewayRecipe = {
  url: `${origin}/v1/calls`,
  format: 'json',
  headers: { authorization: 'Bearer {token}' },
  body: { caller: '{from}', callee: '{to}', say: [{ language: 'it', words: '{text}' }] },
};
const settings = {
  recipe,
  token: 'sesame',
  from: '+390950000000',
  world: tools.clock,
  once: sendOnce(tools, 'voice'),
};
const rented = gatewayVoice(settings);
/** Waits less for silence; elsewhere a busy machine may take a second. */
const hasty = gatewayVoice({ ...settings, timeoutMs: 300 });

type Rung = { readonly to: string; readonly text: string };
const atGateway = async (): Promise<Rung[]> =>
  gateway.heard.map(({ body }) => {
    const { callee, say } = JSON.parse(body.toString());
    return { to: callee, text: say[0].words };
  });
const inOutbox = async (): Promise<Rung[]> =>
  app.db
    .selectFrom('outbox_messages')
    .select(['recipient as to', 'body as text'])
    .where('channel', '=', 'voice')
    .execute();

let count = 0;
const wanted = (): VoiceCall => ({
  to: `+3909512345${String(++count).padStart(2, '0')}`,
  text: `Ci sono ${count} ordini a «Zanga "Centro"»\nche aspettano`,
  key: `test:${count}`,
});

/** Requirements of every voice; a new one is added here and nowhere else. */
describe.each([
  { name: 'embedded', voice: embeddedVoice(tools), rung: inOutbox },
  { name: 'gateway', voice: rented, rung: atGateway },
])('the $name voice', ({ voice, rung }) => {
  const to = async (number: string) => (await rung()).filter((one) => one.to === number);

  it('reads the text unchanged', async () => {
    const call = wanted();
    expect(await voice.call(call)).toEqual({ outcome: 'sent' });
    expect(await to(call.to)).toEqual([{ to: call.to, text: call.text }]);
  });

  it('rings once for a key, however often and from however many processes it is asked', async () => {
    const call = wanted();
    await Promise.allSettled(Array.from({ length: 8 }, () => voice.call(call)));
    expect(await voice.call(call)).toEqual({ outcome: 'sent' });
    expect(await to(call.to)).toHaveLength(1);
  });
});

describe('the voice gateway', () => {
  const answering = async (mood: ServedAnswer, call = wanted()) => {
    gateway.mood = mood;
    try {
      return await (mood === 'silence' ? hasty : rented).call(call);
    } finally {
      gateway.mood = { status: 201 };
    }
  };

  it.each([400, 422])('takes %i as final: that number will never ring', async (status) => {
    expect(await answering({ status })).toEqual({ outcome: 'refused', reason: `gateway ${status}` });
  });

  it.each([401, 429, 503])('tries again after %i, and then rings once', async (status) => {
    const call = wanted();
    await expect(answering({ status }, call)).rejects.toThrow(`The voice gateway answered ${status}`);
    expect(await rented.call(call)).toEqual({ outcome: 'sent' });
  });

  it('does not ring again where a telephone may have rung: it kept silent or broke off', async () => {
    for (const mood of ['silence', 'hang up'] as const) {
      const call = wanted();
      const before = gateway.heard.length;
      expect(await answering(mood, call)).toMatchObject({ outcome: 'unknown' });
      await rented.call(call);
      expect(gateway.heard.length).toBe(before + 1);
    }
  });

  it('tries again when it is away; the number is in no message', async () => {
    const away = gatewayVoice({ ...settings, recipe: { ...recipe, url: nowhere } });
    await expect(away.call(wanted())).rejects.toThrow(/^The voice gateway cannot be reached$/);
  });
});
