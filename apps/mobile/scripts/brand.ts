import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAccent } from '@zanga/domain/brand/accent/accent';
import { iconGround } from '@zanga/domain/brand/icon/brand-icon';
import { drawArtwork } from './draw-artwork.ts';

// Makes both projects the app of the brand that `brand.json` names: npm run app:brand
const mobile = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'));

/** Contents of `brand.json`. */
type AppBrand = {
  readonly name: string;
  /** The app's id in both stores; cannot change once published. */
  readonly id: string;
  /** Domain of the shop, whose links open the app. */
  readonly host: string;
  /** `#rrggbb`, or null for the usual one. */
  readonly accent: string | null;
  /** A picture beside `brand.json`, or null for the name's initial. */
  readonly mark: string | null;
};

const problemOf = ({ name, id, host, accent }: AppBrand): string | undefined => {
  if (!name.trim()) return 'name: is empty';
  // Both stores accept this shape.
  if (!/^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/.test(id)) return `id: ${id} is not like it.example.app`;
  if (!/^[a-z0-9.-]+$/.test(host)) return `host: ${host} is no host`;
  if (accent !== null && !isAccent(accent)) return `accent: ${accent} is not like #1b5e3f`;
  return undefined;
};

const inXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Android reads apostrophes, and a first `@` or `?`, as its own. */
const inResource = (text: string) => inXml(text.replace(/['\\]/g, '\\$&').replace(/^[@?]/, '\\$&'));

/** The colour of the brand, and what its icon and the splash stand on. */
type Grounds = { readonly color: string; readonly icon: string };

type Change = readonly [file: string, ...places: readonly (readonly [where: RegExp, value: string])[]];

/** Edits to the Android and iOS projects: each place is found by the text around it, so a second run works too. */
const changesFor = (brand: AppBrand, { color: own, icon: ground }: Grounds): readonly Change[] => {
  const { name, id, host } = brand;
  const channel = (at: number) => (Number.parseInt(ground.slice(at, at + 2), 16) / 255).toFixed(10);
  const string = (key: string) => new RegExp(`(?<=<string name="${key}">)[^<]*`);
  const color = (key: string) => new RegExp(`(?<=<color name="${key}">)[^<]*`);
  const entry = (key: string) => new RegExp(`(?<=<key>${key}</key>\\s*<string>)[^<]*`);
  return [
    [
      'capacitor.config.json',
      [/(?<="appId": )"[^"]*"/, JSON.stringify(id)],
      [/(?<="appName": )"(?:[^"\\]|\\.)*"/, JSON.stringify(name)],
      [/(?<="SplashScreen": \{[^}]*"backgroundColor": )"[^"]*"/, JSON.stringify(ground)],
    ],
    [
      'android/app/src/main/res/values/strings.xml',
      [string('app_name'), inResource(name)],
      [string('title_activity_main'), inResource(name)],
      [string('package_name'), id],
      [string('custom_url_scheme'), id],
    ],
    [
      'android/app/src/main/res/values/colors.xml',
      [color('tomato'), own.toUpperCase()],
      [color('ic_launcher_background'), ground.toUpperCase()],
    ],
    ['android/app/build.gradle', [/(?<=applicationId ")[^"]*/, id], [/(?<="APP_HOST"\) \?: ")[^"]*/, host]],
    [
      'ios/App/App/Info.plist',
      [entry('CFBundleDisplayName'), inXml(name)],
      [entry('FacebookDisplayName'), inXml(name)],
    ],
    ['ios/App/App.xcodeproj/project.pbxproj', [/(?<=PRODUCT_BUNDLE_IDENTIFIER = )[^;]*/g, id]],
    [
      'ios/zanga.xcconfig',
      [/(?<=^APP_HOST = ).*/m, host],
      [/(?<=^APPLE_MERCHANT_ID = ).*/m, `merchant.${id}`],
    ],
    [
      'ios/App/App/Base.lproj/LaunchScreen.storyboard',
      [
        /(?<=key="backgroundColor" )red="[^"]*" green="[^"]*" blue="[^"]*"/,
        `red="${channel(1)}" green="${channel(3)}" blue="${channel(5)}"`,
      ],
    ],
  ];
};

const write = async ([file, ...places]: Change) => {
  const place = path.join(mobile, file);
  let text = await readFile(place, 'utf8');
  for (const [where, value] of places) {
    if (text.search(where) < 0) throw new Error(`${file} has no place for ${value}`);
    text = text.replace(where, () => value);
  }
  await writeFile(place, text);
};

// A file of ours, checked below.
const brand = JSON.parse(await readFile(path.join(mobile, 'brand.json'), 'utf8')) as AppBrand;
const problem = problemOf(brand);
if (problem) {
  process.stderr.write(`brand.json: ${problem}\n`);
  process.exit(1);
}
const { name, accent, mark } = brand;
const picture = mark === null ? undefined : path.join(mobile, mark);
const color = iconGround({ accent });
const grounds = { color, icon: picture ? '#ffffff' : color };
for (const change of changesFor(brand, grounds)) await write(change);
await drawArtwork(mobile, { brand: name, accent, mark: picture });
process.stdout.write(`The app is ${name} (${brand.id})\n`);
