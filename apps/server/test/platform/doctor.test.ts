import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const script = path.resolve(import.meta.dirname, '../../scripts/doctor.ts');

/** What it says of a configuration, and whether it is content. */
const doctor = async (env: Readonly<Record<string, string>>) => {
  const ran = promisify(execFile)(process.execPath, [script], {
    env: { PATH: process.env.PATH, DATABASE_URL: app.url, ...env },
  });
  // Who is not content ends with 1, which the promise takes for a failure.
  const { stdout, code = 0 } = await ran
    .catch((error: { stdout: string; code: number }) => error)
    .then((end) => ({ code: 0, ...end }));
  const bad = stdout.split('\n').flatMap((line) => (line.startsWith('[ BAD ') ? [line.slice(9)] : []));
  // The database of the tests forgets at a power cut, to be fast; the doctor sees that whatever the settings.
  const forgets = bad.findIndex((words) => words.startsWith('fsync, '));
  if (forgets >= 0) bad.splice(forgets, 1);
  return { code, bad, stdout, forgets: forgets >= 0 };
};

describe('the doctor', () => {
  it('is content with a shop that is being tried', async () => {
    const { bad, stdout, forgets } = await doctor({});
    expect({ bad, forgets }).toEqual({ bad: [], forgets: true });
    expect(stdout).toContain('the schema is there');
  });

  it('says what a published shop lacks', async () => {
    const { code, bad } = await doctor({ PUBLIC_ORIGIN: 'http://zanga.example' });
    expect(code).toBe(1);
    const named = bad.map((words) => words.split(' ')[0]);
    expect(named).toEqual(['PUBLIC_ORIGIN', 'SMTP_URL', 'SMS_GATEWAY_URL', 'STRIPE_SECRET_KEY', 'nobody']);
  });

  it('warns of a sandbox that others can reach, however they do', async () => {
    for (const env of [{ PUBLIC_ORIGIN: 'https://zanga.example' }, { HOST: '0.0.0.0' }])
      expect((await doctor({ ...env, SANDBOX: '1' })).bad.join()).toContain('SANDBOX is on');
  });

  it('is content with a shop that has what it needs', async () => {
    await app.signIn('owner');
    const { bad } = await doctor({
      PUBLIC_ORIGIN: 'https://zanga.example',
      TRUST_PROXY: '127.0.0.1',
      SMTP_URL: 'smtps://u:p@mail.example',
      EMAIL_FROM: 'Zanga <ciao@zanga.example>',
      SMS_GATEWAY_URL: 'https://sms.example',
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
    });
    expect(bad).toEqual([]);
  });

  it('grades in production what the start refuses, and what was taken on', async () => {
    const { code, bad, stdout } = await doctor({ NODE_ENV: 'production', PRODUCTION_ALLOWS: 'http,secrets' });
    expect(code).toBe(1);
    const refused = bad.filter((words) => words.endsWith('(the start refuses it)'));
    expect(refused.map((words) => words.split(' ')[0])).toEqual(['PUBLIC_ORIGIN', 'SEED_DEMO', 'SANDBOX']);
    expect(stdout).toContain('[  --  ] allowed by PRODUCTION_ALLOWS: TRUST_PROXY is empty');
    expect(stdout).toContain('[  --  ] allowed by PRODUCTION_ALLOWS: SIGNING_KEY and ALTCHA_HMAC_KEY');
  });

  it('says of a database that cannot be used why, and at once', async () => {
    const { bad } = await doctor({ DATABASE_URL: 'postgresql://x@127.0.0.1:1/x' });
    expect(bad).toEqual([expect.stringMatching(/does not answer: .*ECONNREFUSED/)]);
  });
});
