import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import { nowhere, type ServedAnswer, serveLocally } from '../../src/adapters/testing.ts';
import { foundBrand } from '../../src/modules/brand/testing.ts';
import { writeSealed } from '../../src/platform/backup/sealed-file.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const script = path.resolve(import.meta.dirname, '../../scripts/doctor.ts');

/** The doctor's report on a configuration, and its exit code. */
const doctor = async (env: Readonly<Record<string, string>>, ...words: readonly string[]) => {
  const ran = promisify(execFile)(process.execPath, [script, ...words], {
    env: { PATH: process.env.PATH, DATABASE_URL: app.url, ...env },
  });
  // Exit code 1 reports problems; the promise takes it for a failure.
  const { stdout, code = 0 } = await ran
    .catch((error: { stdout: string; code: number }) => error)
    .then((end) => ({ code: 0, ...end }));
  const bad = stdout.split('\n').flatMap((line) => (line.startsWith('[ BAD ') ? [line.slice(9)] : []));
  // The test database runs without fsync, which the doctor rightly reports.
  const forgets = bad.findIndex((words) => words.startsWith('fsync, '));
  if (forgets >= 0) bad.splice(forgets, 1);
  return { code, bad, stdout, forgets: forgets >= 0 };
};

/** Outside services with the answers to give. */
const outside: Record<'stripe' | 'maps' | 'sms', ServedAnswer> = {
  stripe: { status: 200, body: { object: 'list', data: [], has_more: false, url: '/v1/payment_intents' } },
  maps: { status: 200, body: { status: 'ZERO_RESULTS', results: [] } },
  sms: { status: 202 },
};
const { origin } = await serveLocally(({ url }) => {
  if (url.startsWith('/v1')) return outside.stripe;
  return url.startsWith('/sms') ? outside.sms : outside.maps;
});

const connected = {
  PUBLIC_ORIGIN: 'https://zanga.example',
  TRUST_PROXY: '127.0.0.1',
  STRIPE_SECRET_KEY: 'sk_live_segreto',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_segreto',
  STRIPE_HOST: origin,
  GEOCODING: 'google',
  GOOGLE_MAPS_HOST: origin,
  GOOGLE_MAPS_KEY: 'un-segreto',
  SMS_GATEWAY_URL: `${origin}/sms`,
  SMS_GATEWAY_TOKEN: 'un-segreto',
  SMTP_URL: 'smtp://utente:un-segreto@127.0.0.1:9',
  EMAIL_FROM: 'Zanga <ciao@zanga.example>',
};

describe('the doctor', () => {
  it('is content with a shop on trial', async () => {
    const { bad, stdout, forgets } = await doctor({});
    expect({ bad, forgets }).toEqual({ bad: [], forgets: true });
    expect(stdout).toContain('the schema is there');
  });

  it('lists the lacks of a published shop', async () => {
    const { code, bad } = await doctor({ PUBLIC_ORIGIN: 'http://zanga.example' });
    expect(code).toBe(1);
    const named = bad.map((words) => words.split(' ')[0]);
    expect(named).toEqual(['PUBLIC_ORIGIN', 'SMTP_URL', 'SMS_GATEWAY_URL', 'STRIPE_SECRET_KEY', 'nobody']);
  });

  it('warns of a sandbox within reach of others, by any way', async () => {
    for (const env of [{ PUBLIC_ORIGIN: 'https://zanga.example' }, { HOST: '0.0.0.0' }])
      expect((await doctor({ ...env, SANDBOX: '1' })).bad.join()).toContain('SANDBOX is on');
  });

  it('is content with a complete shop', async () => {
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
      STRIPE_HOST: origin,
    });
    expect(bad).toEqual([]);
  });

  it('reports in production the refused dangers and the accepted ones', async () => {
    const { code, bad, stdout } = await doctor({ NODE_ENV: 'production', PRODUCTION_ALLOWS: 'http,secrets' });
    expect(code).toBe(1);
    const refused = bad.filter((words) => words.endsWith('(the start refuses it)'));
    expect(refused.map((words) => words.split(' ')[0])).toEqual(['PUBLIC_ORIGIN', 'SEED_DEMO', 'SANDBOX']);
    expect(stdout).toContain('[  --  ] allowed by PRODUCTION_ALLOWS: TRUST_PROXY is empty');
    expect(stdout).toContain(
      '[  --  ] allowed by PRODUCTION_ALLOWS: SIGNING_KEY, GUEST_ORDERS_KEY, and ALTCHA_HMAC_KEY',
    );
  });

  it('[CON-5] says that a database belongs to another brand', async () => {
    await foundBrand(app.db);
    const { bad } = await doctor({ BRAND_ID: '7' });
    expect(bad).toEqual([
      expect.stringMatching(/^This database belongs to brand 1, and BRAND_ID is 7\. Set BRAND_ID=1/),
    ]);
    await app.pool.query('delete from brands');
  });

  it('reports statements that are compiled, until a migration switches that off', async () => {
    // Options of one's own in DATABASE_URL take the place of ours, like a pooler that refuses them.
    const url = new URL(app.url);
    url.searchParams.set('options', '-c application_name=own');
    const env = { DATABASE_URL: url.href, PUBLIC_ORIGIN: 'https://zanga.example' };
    expect((await doctor(env)).bad.join()).toMatch(
      /jit is on, and an order may take .*migrate switches it off/,
    );
    await migrate(app.pool);
    const { bad, stdout } = await doctor(env);
    expect(bad.join()).not.toContain('jit');
    expect(stdout).toContain('[  ok  ] no statement is compiled before it runs (jit)');
  });

  it('says at once why a database cannot be used', async () => {
    const { bad } = await doctor({ DATABASE_URL: 'postgresql://x@127.0.0.1:1/x' });
    expect(bad).toEqual([expect.stringMatching(/does not answer: .*ECONNREFUSED/)]);
  });
});

describe('the doctor, of outside services', () => {
  it('makes calls that charge nothing and send nothing, and says how to try the rest', async () => {
    const { stdout } = await doctor(connected);
    expect(stdout).toContain('cards: stripe answers, with a live key; nothing was charged');
    expect(stdout).toMatch(/addresses: google answers, and knows nothing of /);
    expect(stdout).toContain('no message was sent: npm run doctor -- --try');
    expect(stdout).not.toMatch(/mail: |SMS: |segreto/);
  });

  it('sends the owner a message of each kind with --try, and names the remedy of a failure', async () => {
    await app.signIn('owner');
    const { stdout, bad, code } = await doctor(connected, '--try');
    expect(stdout).toMatch(/SMS: gateway took a message for \+39 ••• \d{4}/);
    expect(bad).toEqual([
      expect.stringMatching(/^mail: smtp cannot be reached. Look at the address in SMTP_URL/),
    ]);
    expect([code, stdout.includes('segreto')]).toEqual([1, false]);
    const noted = app.db
      .selectFrom('audit_entries')
      .select('after')
      .where('action', '=', 'brand.try_service');
    // Both trials run side by side.
    expect(new Set(await noted.execute())).toEqual(
      new Set([{ after: { tried: 'email' } }, { after: { tried: 'sms' } }]),
    );
  });

  it('names the services that refuse us, answer rubbish, or are away', async () => {
    outside.stripe = {
      status: 401,
      body: { error: { type: 'invalid_request_error', message: 'sk_live_segreto' } },
    };
    outside.maps = { status: 200, body: '<html>un-segreto</html>' };
    outside.sms = { status: 402 };
    const first = await doctor(connected, '--try');
    expect(first.bad.map((words) => words.split('. ')[0])).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^cards: stripe does not know us: STRIPE_SECRET_KEY is wrong/),
        expect.stringMatching(/^addresses: google answered what makes no sense/),
        expect.stringMatching(/^SMS: gateway says that the credit is used up/),
      ]),
    );
    expect(first.stdout).not.toContain('segreto');
    const { bad } = await doctor({ ...connected, STRIPE_HOST: nowhere });
    expect(bad).toContainEqual(expect.stringMatching(/^cards: stripe cannot be reached/));
  });

  it('waits no longer than a quarter of a minute', async () => {
    outside.stripe = 'silence';
    const began = Date.now();
    const { bad } = await doctor(connected);
    expect(bad).toContainEqual(expect.stringMatching(/^cards: stripe did not answer in time/));
    expect(Date.now() - began).toBeLessThan(25_000);
  }, 60_000);

  it('refuses any other option', async () => {
    expect((await doctor({}, '--all')).code).toBe(2);
  });
});

describe('a drill where the key of the backup is elsewhere', () => {
  it('says that nothing was tried, raises no alarm and notes no drill', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'zanga-drill-'));
    await mkdir(path.join(dataDir, 'backups'));
    const recipient = await identityToRecipient(await generateX25519Identity());
    const file = path.join(dataDir, 'backups', 'zanga-2026-11-26T04-10.backup.gz.age');
    const lines = (async function* () {
      yield '["zanga"]';
    })();
    await writeSealed(file, lines, { recipients: [recipient] });
    const drill = path.resolve(import.meta.dirname, '../../scripts/backup-drill.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [drill, '--mail'], {
      env: { PATH: process.env.PATH, DATABASE_URL: app.url, DATA_DIR: dataDir, BACKUP_RECIPIENT: recipient },
    });
    expect(stdout).toMatch(
      /^The backup was not tried: zanga-2026.* closed to a key that is not on this machine/,
    );
    const { rows } = await app.pool.query("select from backup_runs where kind = 'drill'");
    expect(rows).toEqual([]);
    await rm(dataDir, { recursive: true });
  });
});
