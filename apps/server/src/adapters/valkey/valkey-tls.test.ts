import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { makeLog } from '../../platform/log.ts';
import { scriptOf } from '../../platform/valkey/script.ts';
import { chooseValkey } from './choose-valkey.ts';
import {
  endServers,
  lacksTls,
  makeTestCertificate,
  startTestSentinel,
  startTestValkey,
  testPassword,
  urlOf,
} from './testing.ts';
import { tryValkey } from './try-valkey.ts';

afterAll(endServers);

const until = (held: () => void) => vi.waitFor(held, { timeout: 15_000, interval: 50 });
const settingsOf = (env: Readonly<Record<string, string>>) => readConfig({ DATA_DIR: '.data', ...env });
const add = scriptOf(`return redis.call('INCRBY', KEYS[1], ARGV[1])`);

/** Trusts a certificate, as NODE_EXTRA_CA_CERTS does at the start of a process. */
const trust = (pem: string) => {
  const known = getCACertificates('default');
  setDefaultCACertificates([...known, pem]);
  onTestFinished(() => setDefaultCACertificates(known));
};

const open = async (env: Readonly<Record<string, string>>) => {
  const valkey = await chooseValkey(settingsOf(env), makeLog({ LOG_LEVEL: 'silent' }));
  if (!valkey) throw new Error('No Valkey is configured');
  onTestFinished(valkey.close);
  return valkey;
};

describe.skipIf(lacksTls !== '')(`a Valkey behind TLS${lacksTls && `: ${lacksTls}`}`, () => {
  it('is not used without a trusted certificate', async () => {
    const server = await startTestValkey(undefined, makeTestCertificate());
    const env = { VALKEY_URL: urlOf(server).replace('redis:', 'rediss:') };
    await until(async () =>
      expect((await tryValkey(settingsOf(env)))?.words).toMatch(/self-signed certificate/),
    );
    expect((await open(env)).isUp()).toBe(false);
  });

  it('is used where its authority is trusted', async () => {
    const certificate = makeTestCertificate();
    trust(certificate.pem);
    const server = await startTestValkey(undefined, certificate);
    const valkey = await open({ VALKEY_URL: urlOf(server).replace('redis:', 'valkeys:') });
    await until(() => expect(valkey.isUp()).toBe(true));
    expect(await valkey.run(add, ['a'], [2])).toBe(2);
  });

  it('is followed by Sentinels with TLS, too', async () => {
    const certificate = makeTestCertificate();
    trust(certificate.pem);
    const primary = await startTestValkey(undefined, certificate);
    await startTestValkey(primary, certificate);
    const alone = settingsOf({ VALKEY_URL: urlOf(primary).replace('redis:', 'rediss:') });
    await until(async () => expect((await tryValkey(alone))?.words).toContain('as primary with 1 replicas'));
    const sentinels = await Promise.all([1, 2, 3].map(() => startTestSentinel(primary, certificate)));
    const valkey = await open({
      VALKEY_SENTINELS: sentinels.map(({ port }) => `127.0.0.1:${port}`).join(),
      VALKEY_PASSWORD: testPassword,
      VALKEY_TLS: 'true',
    });
    await until(() => expect(valkey.isUp()).toBe(true));
    await primary.kill();
    await until(() => expect(valkey.isUp()).toBe(false));
    await until(() => expect(valkey.isUp()).toBe(true));
    expect(await valkey.run(add, ['a'], [7])).toBe(7);
  }, 40_000);
});
