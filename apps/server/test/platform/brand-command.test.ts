import { execFile } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { foundBrand } from '../../src/modules/brand/testing.ts';
import { makeTestApp, startOtherNode } from '../harness.ts';

const app = await makeTestApp();
const other = await startOtherNode(app);
await foundBrand(app.db, { features: ['zanga_prime'] });
const script = path.resolve(import.meta.dirname, '../../scripts/brand.ts');

/** Runs the command over the servers' database. */
const brand = (...words: readonly string[]): Promise<{ code: number; said: string }> =>
  new Promise((done) => {
    const env = { ...process.env, DATABASE_URL: app.url };
    const child = execFile(process.execPath, [script, ...words], { env }, (_error, out, err) =>
      done({ code: child.exitCode ?? 1, said: out + err }),
    );
  });

const checks = (query = '') =>
  Promise.all(
    [app, other].map(async ({ http }) => (await http.inject({ url: `/api/check/app${query}` })).json()),
  );

describe('npm run brand', { timeout: 120_000 }, () => {
  it('[API-29] [RTE-26] changes the settings of apps at every running server', async () => {
    await checks('?domain=ordina.example.it');
    const { code, said } = await brand(
      ...['--oldest-ios', '2.4.0', '--ios-store', 'https://apps.example/zanga', '--social', 'facebook=on'],
      ...[
        '--feature',
        'zanga_prime=off',
        '--feature',
        'worker_badge=on',
        '--domain',
        'Ordina.Example.it=/pizze',
      ],
    );
    expect(said).toContain('oldest iOS app that may go on: 0 → 2.4.0');
    expect(said).toContain('feature zanga_prime: on → off');
    expect(said).toContain('page of ordina.example.it: none → /pizze');
    expect(code).toBe(0);
    for (const at of [0, 1])
      await expect
        .poll(async () => (await checks('?domain=ordina.example.it&platform=ios&app_version=2.3'))[at])
        .toMatchObject({
          errors: [expect.any(String)],
          features: ['worker_badge', 'demo'],
          socials: { login: { facebook: true, apple: false } },
          stores: { ios: 'https://apps.example/zanga', android: null },
          home_path: '/pizze',
        });
  });

  it('changes nothing without options', async () => {
    const { code, said } = await brand();
    expect(said).toContain('signing in with Apple: off');
    expect(said).not.toContain('changed');
    expect(code).toBe(0);
  });

  it('[RTE-26] takes back the page of a host', async () => {
    expect((await brand('--no-domain', 'ordina.example.it')).said).toContain('/pizze → none');
    await expect.poll(async () => (await checks('?domain=ordina.example.it'))[1].home_path).toBe('/home');
  });
});
