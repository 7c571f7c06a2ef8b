import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { DOMParser } from '@xmldom/xmldom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const mobile = path.resolve(import.meta.dirname, '..');
let copy: string;

const read = (file: string, folder = copy) => readFileSync(path.join(folder, file), 'utf8');
const give = (brand: object) => writeFile(path.join(copy, 'brand.json'), JSON.stringify(brand));
const make = () => run(process.execPath, [path.join(mobile, 'scripts/brand.ts'), copy]);
const salvo = {
  ...{ name: 'Da Salvo’s & l\'Orto "7"', id: 'it.dasalvo.app', host: 'ordina.salvo.example' },
  ...{ accent: '#1b5e3f', mark: null },
};

/** Project files with text that people or phones read. */
const texts = () =>
  globSync(
    [
      'capacitor.config.json',
      'android/app/build.gradle',
      'android/app/src/**/*.xml',
      'ios/App/App/**/*.{plist,entitlements,xcprivacy,storyboard}',
      'ios/**/*.xcconfig',
      'ios/App/App.xcodeproj/project.pbxproj',
    ],
    { cwd: copy },
  ).filter((file) => !/[\\/](public|assets)[\\/]/.test(file));
const pictures = () => globSync('{android/app/src,ios/App/App}/**/*.png', { cwd: copy });

beforeAll(async () => {
  copy = await mkdtemp(path.join(os.tmpdir(), 'app-brand-'));
  await cp(mobile, copy, {
    recursive: true,
    filter: (file) => !/[\\/](public|node_modules|build)$/.test(file),
  });
  await give(salvo);
  await make();
}, 120_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

describe('the app of another brand', () => {
  it('keeps the demo’s name out of all texts and links', () => {
    expect(texts().length).toBeGreaterThan(12);
    const named = texts().flatMap((file) =>
      read(file)
        .split('\n')
        // The package of the one class, and the name of a file: code.
        .filter((line) => /zanga/i.test(line.replaceAll(/namespace = .*|\bzanga(\.local)?\.xcconfig/g, '')))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(named).toEqual([]);
  });

  it('takes a name with any letters unchanged', () => {
    const parse = (file: string) => new DOMParser().parseFromString(read(file), 'text/xml');
    const [label] = [...parse('android/app/src/main/res/values/strings.xml').getElementsByTagName('string')];
    expect(label?.textContent).toBe('Da Salvo’s & l\\\'Orto "7"');
    const shown = [...parse('ios/App/App/Info.plist').getElementsByTagName('string')];
    expect(shown.filter(({ textContent }) => textContent === salvo.name)).toHaveLength(2);
    expect(JSON.parse(read('capacitor.config.json'))).toMatchObject({ appId: salvo.id, appName: salvo.name });
    expect(read('android/app/build.gradle')).toContain('applicationId "it.dasalvo.app"');
    expect(read('ios/App/App.xcodeproj/project.pbxproj').match(/= it\.dasalvo\.app;/g)).toHaveLength(2);
    expect(read('ios/zanga.xcconfig')).toContain('APPLE_MERCHANT_ID = merchant.it.dasalvo.app');
  });

  it('has its own icons and splash, in its colour', async () => {
    expect(pictures().length).toBeGreaterThan(30);
    const bytes = (folder: string) => pictures().map((file) => readFileSync(path.join(folder, file)));
    const ours = bytes(mobile);
    expect(pictures().filter((_, at) => bytes(copy)[at]?.equals(ours[at] ?? Buffer.alloc(0)))).toEqual([]);
    const icon = sharp(path.join(copy, 'ios/App/App/Assets.xcassets/AppIcon.appiconset/icon-1024.png'));
    const corner = await icon.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect([...corner.subarray(0, 3)]).toEqual([0x1b, 0x5e, 0x3f]);
    expect(read('android/app/src/main/res/values/colors.xml')).toContain('"tomato">#1B5E3F<');
  });

  it.each([
    [{ name: ' ' }, 'name: is empty'],
    [{ id: 'Da Salvo' }, 'id: Da Salvo is not like it.example.app'],
    [{ host: 'https://salvo.example' }, 'host: https://salvo.example is no host'],
    [{ accent: 'verde' }, 'accent: verde is not like #1b5e3f'],
  ])('is not made of %o', async (change, said) => {
    await give({ ...salvo, ...change });
    await expect(make()).rejects.toThrow(said);
  });

  it('becomes the demo’s app again with the committed file, to the last byte', {
    timeout: 120_000,
  }, async () => {
    await cp(path.join(mobile, 'brand.json'), path.join(copy, 'brand.json'));
    await make();
    for (const file of [...texts(), ...pictures()])
      expect(readFileSync(path.join(copy, file)).equals(readFileSync(path.join(mobile, file))), file).toBe(
        true,
      );
  });
});
