import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../test/harness.ts';
import { readConfig } from './config.ts';
import { Dangerous, dangersIn, dangersKept, refuseDangers } from './dangers.ts';

/** A safe shop; each test adds one danger. */
const safe = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://www.zanga.example',
  TRUST_PROXY: '127.0.0.1',
  SEED_DEMO: 'false',
  SANDBOX: 'false',
  SIGNING_KEY: 's'.repeat(48),
  GUEST_ORDERS_KEY: 'g'.repeat(48),
  ALTCHA_HMAC_KEY: 'a'.repeat(48),
  DATABASE_URL: 'postgres://zanga@db.example/zanga?sslmode=verify-full',
};

const dangersOf = (env: Readonly<Record<string, string>>) => dangersIn(readConfig({ ...safe, ...env }));

const refusal = (env: Readonly<Record<string, string>>): string => {
  const config = readConfig({ ...safe, ...env });
  try {
    refuseDangers(config, dangersIn(config));
    return '';
  } catch (error) {
    if (error instanceof Dangerous) return error.message;
    throw error;
  }
};

describe('a real shop', () => {
  it('starts without a danger', () => {
    expect(dangersOf({})).toEqual([]);
    expect(refusal({})).toBe('');
  });

  it.each([
    ['origin', { PUBLIC_ORIGIN: '' }],
    ['origin', { PUBLIC_ORIGIN: 'https://localhost' }],
    ['http', { PUBLIC_ORIGIN: 'http://www.zanga.example' }],
    ['http', { TRUST_PROXY: '' }],
    ['demo', { SEED_DEMO: 'true' }],
    ['demo', { SEED_DEMO: '' }],
    ['sandbox', { SANDBOX: '1' }],
    ['secrets', { SIGNING_KEY: '' }],
    ['secrets', { ALTCHA_HMAC_KEY: '' }],
    ['secrets', { GUEST_ORDERS_KEY: '' }],
    ['database', { DATABASE_URL: 'postgres://zanga@db.example/zanga' }],
    ['database', { DATABASE_URL: 'postgres://zanga@db.example/zanga?sslmode=disable' }],
    ['database', { DATABASE_URL: 'postgres://zanga@db.example/zanga?sslmode=no-verify' }],
    ['database', { DATABASE_URL: 'postgres://zanga@db.example/zanga?sslmode=prefer' }],
    ['database', { DATABASE_URL: 'postgres://zanga@localhost/zanga?host=db.example' }],
    ['database', { DATABASE_DIRECT_URL: 'postgres://zanga@10.0.0.9/zanga' }],
    ['valkey', { VALKEY_URL: 'redis://:segreto@10.0.0.9:6379' }],
    ['valkey', { VALKEY_SENTINELS: '127.0.0.1:26379,10.0.0.9:26379', VALKEY_PASSWORD: 'segreto' }],
  ])('refuses %s in %o, and names the setting that allows it', (name, env: Record<string, string>) => {
    expect(dangersOf(env).map((danger) => danger.name)).toEqual([name]);
    expect(refusal(env)).toContain(`PRODUCTION_ALLOWS=${name}`);
    expect(refusal({ ...env, PRODUCTION_ALLOWS: name })).toBe('');
    expect(refusal({ ...env, NODE_ENV: 'development' })).toBe('');
  });

  it.each([
    { DATABASE_URL: '' },
    { DATABASE_URL: 'postgres://zanga@127.0.0.1/zanga' },
    { DATABASE_URL: 'postgres://zanga@localhost:5433/zanga' },
    { DATABASE_URL: 'postgres:///zanga?host=/var/run/postgresql' },
    { DATABASE_URL: 'postgres://zanga@db.example/zanga?sslmode=require' },
    { ALTCHA_HMAC_KEY: '', TURNSTILE_SITE_KEY: 'x', TURNSTILE_SECRET: 'x' },
  ])('accepts %o', (env: Record<string, string>) => {
    expect(dangersOf(env)).toEqual([]);
  });

  it('names every danger at once, and no secret', () => {
    const told = refusal({
      ...{ PUBLIC_ORIGIN: '', TRUST_PROXY: '', SEED_DEMO: '', SANDBOX: '1', SIGNING_KEY: '' },
      DATABASE_URL: 'postgres://zanga:un-segreto@db.example/zanga',
    });
    expect(told).toContain('PRODUCTION_ALLOWS=origin,http,demo,sandbox,secrets,database');
    expect(told).not.toMatch(/segreto|aaaa|ssss|gggg/);
  });

  it('refuses an unknown name', () => {
    expect(() => readConfig({ ...safe, PRODUCTION_ALLOWS: 'everything' })).toThrow(/PRODUCTION_ALLOWS/);
  });
});

it('finds the people of the demo in a database', async () => {
  const { db, signIn, pool } = await makeTestApp();
  const { userId } = await signIn('owner');
  expect(await dangersKept(db)).toEqual([]);
  await pool.query('update users set demo = true where id = $1', [userId]);
  expect(await dangersKept(db)).toMatchObject([{ name: 'demo' }]);
});
