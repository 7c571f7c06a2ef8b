import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { makeLog } from '../../platform/log.ts';
import { type Valkey, ValkeyAway } from '../../platform/valkey/port.ts';
import { scriptOf } from '../../platform/valkey/script.ts';
import { chooseValkey } from './choose-valkey.ts';
import {
  endServers,
  lacksValkey,
  startTestSentinel,
  startTestValkey,
  testPassword,
  urlOf,
} from './testing.ts';
import { tryValkey } from './try-valkey.ts';
import type { ValkeySettings } from './valkey-settings.ts';

afterAll(endServers);

const until = (held: () => void) => vi.waitFor(held, { timeout: 15_000, interval: 50 });

const settingsOf = (env: Readonly<Record<string, string>>) => readConfig({ DATA_DIR: '.data', ...env });

const open = async (settings: ValkeySettings): Promise<Valkey> => {
  const valkey = await chooseValkey(settings, makeLog({ LOG_LEVEL: 'silent' }));
  if (!valkey) throw new Error('No Valkey is configured');
  onTestFinished(valkey.close);
  return valkey;
};

const isUp = (valkey: Valkey) => until(() => expect(valkey.isUp()).toBe(true));
const isAway = (valkey: Valkey) => until(() => expect(valkey.isUp()).toBe(false));

const add = scriptOf(`return redis.call('INCRBY', KEYS[1], ARGV[1])`);

/** Follows a channel and records its events and messages. */
const followed = (valkey: Valkey) => {
  const heard: string[] = [];
  valkey.hear('a channel', {
    onMessage: (text) => heard.push(text),
    onUp: () => heard.push('up'),
    onDown: () => heard.push('down'),
  });
  return heard;
};

describe.skipIf(lacksValkey !== '')(`a real Valkey${lacksValkey && `: ${lacksValkey}`}`, () => {
  it('counts by scripts, goes, is away at once, and comes back empty', async () => {
    const server = await startTestValkey();
    const valkey = await open(settingsOf({ VALKEY_URL: urlOf(server).replace('redis:', 'valkey:') }));
    const heard = followed(valkey);
    await isUp(valkey);
    expect(await valkey.run(add, ['a'], [2])).toBe(2);
    expect(await valkey.run(add, ['a'], [3])).toBe(5);
    await valkey.publish('a channel', 'ciao');
    await until(() => expect(heard).toEqual(['up', 'ciao']));

    await server.kill();
    await isAway(valkey);
    await expect(valkey.run(add, ['a'], [1])).rejects.toThrow(ValkeyAway);
    await expect(valkey.publish('a channel', 'nobody')).rejects.toThrow(ValkeyAway);
    server.start();
    await isUp(valkey);
    // A server that has just started lacks the script.
    expect(await valkey.run(add, ['a'], [1])).toBe(1);
    await valkey.publish('a channel', 'di nuovo');
    await until(() => expect(heard).toEqual(['up', 'ciao', 'down', 'up', 'di nuovo']));
  });

  it('is away when it hangs with open connections, and answers again once it goes on', async () => {
    const server = await startTestValkey();
    const valkey = await open(settingsOf({ VALKEY_URL: urlOf(server) }));
    const heard = followed(valkey);
    await isUp(valkey);
    server.freeze();
    await expect(valkey.run(add, ['a'], [1])).rejects.toThrow(ValkeyAway);
    await until(() => expect(heard).toEqual(['up', 'down']));
    server.thaw();
    await isUp(valkey);
    expect(await valkey.run(add, ['b'], [1])).toBe(1);
  });

  it('is followed by its Sentinels to the replica that takes over', async () => {
    const primary = await startTestValkey();
    await startTestValkey(primary);
    const alone = settingsOf({ VALKEY_URL: urlOf(primary) });
    await until(async () => expect((await tryValkey(alone))?.words).toContain('as primary with 1 replicas'));
    // New clients learn of the replica from the primary at once.
    const sentinels = await Promise.all([1, 2, 3].map(() => startTestSentinel(primary)));
    const settings = settingsOf({
      VALKEY_SENTINELS: sentinels.map(({ port }) => `127.0.0.1:${port}`).join(),
      VALKEY_PASSWORD: testPassword,
    });
    const valkey = await open(settings);
    const heard = followed(valkey);
    await isUp(valkey);
    await until(async () => expect((await tryValkey(settings))?.isGood).toBe(true));
    await primary.kill();
    await isAway(valkey);
    await isUp(valkey);
    expect(await valkey.run(add, ['a'], [7])).toBe(7);
    await valkey.publish('a channel', 'dopo');
    await until(() => expect(heard).toEqual(['up', 'down', 'up', 'dopo']));
  }, 40_000);

  it('tells the doctor its version and role, or its error', async () => {
    const server = await startTestValkey();
    const url = urlOf(server);
    await until(async () =>
      expect((await tryValkey(settingsOf({ VALKEY_URL: url })))?.words).toMatch(
        /^(Redis|Valkey) [\d.]+ answers in [\d.]+ ms as primary with 0 replicas$/,
      ),
    );
    const wrong = await tryValkey(settingsOf({ VALKEY_URL: url.replace('solo', 'altro') }));
    expect(wrong).toEqual({ isGood: false, words: expect.stringContaining('WRONGPASS') });
    await server.kill();
    const gone = await tryValkey(settingsOf({ VALKEY_URL: url }));
    expect(gone).toEqual({
      isGood: false,
      words: expect.stringContaining('each node counts calls by itself'),
    });
    expect(await tryValkey(settingsOf({}))).toBeUndefined();
  });
});

describe('its settings', () => {
  it('name one server or Sentinels, completely', () => {
    const refused = (env: Readonly<Record<string, string>>) => () => settingsOf(env);
    expect(refused({ VALKEY_URL: 'http://valkey' })).toThrow(/VALKEY_URL/);
    expect(refused({ VALKEY_SENTINELS: 'valkey' })).toThrow(/a host and a port/);
    expect(refused({ VALKEY_PASSWORD: 'x' })).toThrow(/is for VALKEY_SENTINELS/);
    expect(refused({ VALKEY_URL: 'redis://a', VALKEY_SENTINELS: 'b:26379' })).toThrow(/together/);
    expect(settingsOf({ VALKEY_SENTINELS: '[::1]:26379, b:26379' }).VALKEY_SENTINELS).toHaveLength(2);
  });
});
