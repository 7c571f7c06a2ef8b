import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const mobile = path.resolve(import.meta.dirname, '..');
const root = path.resolve(mobile, '../..');
const cache = path.join(root, '.cache');

/** Files that `cap sync` writes and the repository keeps: the plugins of each platform, and their paths. */
const kept = [
  'android/capacitor.settings.gradle',
  'android/app/capacitor.build.gradle',
  'ios/App/CapApp-SPM/Package.swift',
];

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** A copy of the project at the same depth, so that relative paths come out the same. */
let copy: string;
let said: string;

beforeAll(async () => {
  await mkdir(cache, { recursive: true });
  const house = await mkdtemp(path.join(cache, 'cap-sync-'));
  copy = path.join(house, 'apps/mobile');
  await cp(mobile, copy, {
    recursive: true,
    filter: (file) => !/[\\/](public|node_modules|build)$/.test(file),
  });
  await symlink(path.join(root, 'node_modules'), path.join(house, 'node_modules'), 'junction');
  const web = path.join(house, 'apps/storefront/dist/native');
  await mkdir(web, { recursive: true });
  await writeFile(path.join(web, 'index.html'), '<!doctype html><title>Zanga</title>');
  const cli = path.join(root, 'node_modules/@capacitor/cli/bin/capacitor');
  const { stdout } = await run(process.execPath, [cli, 'sync'], {
    cwd: copy,
    // No step may need a network: this proxy refuses every request.
    env: { ...process.env, HTTPS_PROXY: 'http://127.0.0.1:9', HTTP_PROXY: 'http://127.0.0.1:9', CI: '1' },
  });
  said = stdout;
}, 300_000);

afterAll(() => rm(path.resolve(copy, '../..'), { recursive: true, force: true }));

describe('cap sync', () => {
  const { includePlugins } = json(path.join(mobile, 'capacitor.config.json'));

  it('[NAT-1] [NAT-2] [NAT-3] [NAT-4] [NAT-5] finds every plugin on both platforms, without a network', () => {
    const wanted = [
      '@aparajita/capacitor-secure-storage',
      '@capacitor-community/stripe',
      '@capacitor-firebase/messaging',
      '@capacitor/app',
      '@capacitor/device',
      '@capacitor/geolocation',
      '@capacitor/keyboard',
      '@capacitor/splash-screen',
      '@capgo/capacitor-social-login',
    ];
    expect(includePlugins).toEqual(wanted);
    for (const platform of ['android', 'ios'])
      expect(said).toContain(`Found ${wanted.length} Capacitor plugins for ${platform}`);
    for (const plugin of wanted) expect(said.split(`${plugin}@`)).toHaveLength(3);
  });

  it('builds in exactly the plugins that the storefront depends on', () => {
    const { dependencies } = json(path.join(root, 'apps/storefront/package.json'));
    const isPlugin = (name: string) =>
      globSync('{android/build.gradle,Package.swift}', { cwd: path.join(root, 'node_modules', name) })
        .length > 0;
    expect(includePlugins.toSorted()).toEqual(Object.keys(dependencies).filter(isPlugin).toSorted());
  });

  it.each(kept)('has been run since the plugins last changed: %s is as it writes it', async (file) => {
    const link = /(\.\.\/)+node_modules/g;
    const [now, committed] = await Promise.all(
      [copy, mobile].map((folder) => readFile(path.join(folder, file), 'utf8')),
    );
    expect(now?.replaceAll(link, 'node_modules')).toBe(committed?.replaceAll(link, 'node_modules'));
  });

  it('puts the bundle in each platform’s folder for it', async () => {
    for (const place of ['android/app/src/main/assets/public', 'ios/App/App/public'])
      expect(await readFile(path.join(copy, place, 'index.html'), 'utf8')).toContain('<title>Zanga</title>');
  });
});
