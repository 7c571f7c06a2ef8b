import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { appLinks } from '@zanga/contract/brand/app-links';
import { describe, expect, it } from 'vitest';

const mobile = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(mobile, file), 'utf8');

/** Strict: whatever is not well-formed throws. */
const parse = (file: string) =>
  new DOMParser({
    onError: (level, message) => {
      throw new Error(`${file}: ${level}: ${message}`);
    },
  }).parseFromString(read(file), 'text/xml');

const elements = (file: string, name: string) => [...parse(file).getElementsByTagName(name)];
const named = (file: string, name: string) =>
  elements(file, name).map((element) => element.getAttribute('android:name') ?? '');

type Plist = string | boolean | readonly Plist[] | { readonly [key: string]: Plist };

const children = (element: Element) =>
  [...element.childNodes].filter((node): node is Element => node.nodeType === node.ELEMENT_NODE);

const plistOf = (element: Element): Plist => {
  const within = children(element);
  if (element.tagName === 'array') return within.map(plistOf);
  if (element.tagName === 'string') return element.textContent ?? '';
  if (element.tagName !== 'dict') return element.tagName === 'true';
  if (within.length % 2 !== 0) throw new Error('A key without a value');
  const pairs = within.flatMap((key, at) => {
    const value = within[at + 1];
    if (at % 2 !== 0 || value === undefined) return [];
    if (key.tagName !== 'key') throw new Error(`<${key.tagName}> where a key should be`);
    return [[key.textContent ?? '', plistOf(value)] as const];
  });
  if (new Set(pairs.map(([key]) => key)).size !== pairs.length) throw new Error('A key twice');
  return Object.fromEntries(pairs);
};

const plist = (file: string): Readonly<Record<string, Plist>> => {
  const [dict] = [...(parse(file).documentElement?.childNodes ?? [])].filter(
    (node): node is Element => node.nodeType === node.ELEMENT_NODE,
  );
  const value = dict && plistOf(dict);
  if (typeof value !== 'object' || Array.isArray(value)) throw new Error(`${file} is no dictionary`);
  // A property list is a text, a list, a boolean or a dictionary; the first three returned above.
  return value as Readonly<Record<string, Plist>>;
};

const manifest = 'android/app/src/main/AndroidManifest.xml';
const info = 'ios/App/App/Info.plist';
const entitlements = 'ios/App/App/App.entitlements';
const privacy = 'ios/App/App/PrivacyInfo.xcprivacy';

describe('the platforms’ own files', () => {
  const xml = globSync(
    ['android/app/src/**/*.xml', 'ios/App/App/**/*.{plist,entitlements,xcprivacy,storyboard}'],
    { cwd: mobile },
  ).filter((file) => !/[\\/](public|assets)[\\/]/.test(file));

  it('are there to be looked at', () => {
    expect(xml.length).toBeGreaterThan(10);
    expect(xml).toEqual(expect.arrayContaining([manifest, info, entitlements, privacy]));
  });

  it.each(xml)('%s is well-formed', (file) => {
    expect(parse(file).documentElement).not.toBeNull();
  });

  it('would be refused if they were not', () => {
    const broken = () =>
      new DOMParser({
        onError: () => {
          throw new Error('broken');
        },
      });
    expect(() => broken().parseFromString('<a><b></a>', 'text/xml')).toThrow();
  });

  it('have the same id and version', () => {
    const { appId } = JSON.parse(read('capacitor.config.json'));
    const version = /appVersion = '([\d.]+)'/.exec(read('../storefront/src/base/api/config.ts'))?.[1];
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    const gradle = read('android/app/build.gradle');
    expect(gradle).toContain(`versionName "${version}"`);
    expect(gradle).toContain(`applicationId "${appId}"`);
    const project = read('ios/App/App.xcodeproj/project.pbxproj');
    const told = (setting: string) =>
      new Set([...project.matchAll(new RegExp(`${setting} = ([^;]+);`, 'g'))].map(([, value]) => value));
    expect(told('MARKETING_VERSION')).toEqual(new Set([version]));
    expect(told('PRODUCT_BUNDLE_IDENTIFIER')).toEqual(new Set([appId]));
    expect(told('CODE_SIGN_ENTITLEMENTS')).toEqual(new Set(['App/App.entitlements']));
  });

  it('name only pictures, colours and texts that exist', () => {
    const inXml = xml
      .filter((file) => file.startsWith('android'))
      .map(read)
      .join('\n');
    const values = inXml.matchAll(/<(color|string|style) name="([\w.]+)"/g);
    const files = globSync('android/app/src/main/res/*/*', { cwd: mobile }).map((file) => {
      const [kind = '', name = ''] = file.split(/[\\/]/).slice(-2);
      return `${kind.split('-')[0]}/${name.split('.')[0]}`;
    });
    const there = new Set([...files, ...[...values].map(([, kind, name]) => `${kind}/${name}`)]);
    const wanted = [...inXml.matchAll(/"@(mipmap|drawable|color|string|style|xml)\/([\w.]+)"/g)];
    const inText = [...inXml.matchAll(/>@(color|drawable|style)\/([\w.]+)</g)];
    const missing = [...wanted, ...inText]
      .map(([, kind, name]) => `${kind}/${name}`)
      .filter((name) => !there.has(name));
    expect(wanted.length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });
});

describe('the app for Android', () => {
  it('asks for the permissions it uses, and for no tracking', () => {
    const permissions = elements(manifest, 'uses-permission');
    const removed = permissions.filter((one) => one.getAttribute('tools:node') === 'remove');
    const asked = permissions.filter((one) => !removed.includes(one));
    expect(asked.map((one) => one.getAttribute('android:name')?.split('.').at(-1))).toEqual([
      'INTERNET',
      'ACCESS_COARSE_LOCATION',
      'ACCESS_FINE_LOCATION',
      'POST_NOTIFICATIONS',
    ]);
    expect(removed.map((one) => one.getAttribute('android:name'))).toContain(
      'com.google.android.gms.permission.AD_ID',
    );
  });

  it('[NAT-2] [NAT-4] declares Google Pay and the target of notifications', () => {
    expect(named(manifest, 'meta-data')).toEqual(
      expect.arrayContaining([
        'com.google.android.gms.wallet.api.enabled',
        'com.getcapacitor.community.stripe.enable_google_pay',
        'com.google.firebase.messaging.default_notification_channel_id',
      ]),
    );
  });

  it('opens the same links as iOS, once the site has confirmed it', () => {
    const filter = elements(manifest, 'intent-filter').find(
      (one) => one.getAttribute('android:autoVerify') === 'true',
    );
    const data = [...(filter?.getElementsByTagName('data') ?? [])];
    const told = (name: string) => data.flatMap((one) => one.getAttribute(`android:${name}`) ?? []);
    expect(told('scheme')).toEqual(['https']);
    expect(told('host').join()).toMatch(/^\$\{appHost\}$/);
    const below = appLinks.filter((link) => link.below).map(({ path: place }) => `${place}/`);
    expect(told('pathPrefix').toSorted()).toEqual(below.toSorted());
    const exact = told('path');
    const places: readonly string[] = appLinks.map(({ path: place }) => place);
    expect(exact.filter((place) => !places.includes(place))).toEqual([]);
    for (const link of appLinks)
      expect([...exact, ...below.map((place) => place.slice(0, -1))]).toContain(link.path);
  });

  it('sends no plain text, and leaves no data in backups', () => {
    const [base] = elements('android/app/src/main/res/xml/network_security_config.xml', 'base-config');
    expect(base?.getAttribute('cleartextTrafficPermitted')).toBe('false');
    const [application] = elements(manifest, 'application');
    expect(application?.getAttribute('android:allowBackup')).toBe('false');
    expect(application?.getAttribute('android:networkSecurityConfig')).toBe('@xml/network_security_config');
    expect(application?.getAttribute('android:usesCleartextTraffic')).toBeNull();
  });
});

describe('the app for iOS', () => {
  it('[NAT-1] may sign people in with Apple, and come back from Facebook', () => {
    expect(plist(entitlements)['com.apple.developer.applesignin']).toEqual(['Default']);
    expect(plist(info)).toMatchObject({
      CFBundleURLTypes: [{ CFBundleURLSchemes: ['$(PRODUCT_BUNDLE_IDENTIFIER)', 'fb$(FACEBOOK_APP_ID)'] }],
    });
  });

  it('[NAT-2] [NAT-4] may take Apple Pay and notifications, and open the site’s links', () => {
    expect(plist(entitlements)).toMatchObject({
      'aps-environment': '$(APS_ENVIRONMENT)',
      'com.apple.developer.in-app-payments': ['$(APPLE_MERCHANT_ID)'],
      'com.apple.developer.associated-domains': ['applinks:$(APP_HOST)'],
    });
  });

  it('names every variable that the build fills in', () => {
    const settings = read('ios/zanga.xcconfig');
    const project = read('ios/App/App.xcodeproj/project.pbxproj');
    const left = [info, entitlements].flatMap((file) => [...read(file).matchAll(/\$\((\w+)\)/g)]);
    const xcodes = ['EXECUTABLE_NAME', 'PRODUCT_NAME', 'PRODUCT_MODULE_NAME', 'CAPACITOR_DEBUG'];
    for (const [, name = ''] of left)
      expect(xcodes.includes(name) || `${settings}${project}`.includes(`${name} = `), name).toBe(true);
  });

  it('says in Italian why it asks for the position, and asks for no other permission', () => {
    const reasons = Object.entries(plist(info)).filter(([key]) => key.endsWith('UsageDescription'));
    expect(reasons.map(([key]) => key)).toEqual(['NSLocationWhenInUseUsageDescription']);
    expect(reasons[0]?.[1]).toMatch(/locali vicini/);
    expect(plist(info)).not.toHaveProperty('NSAppTransportSecurity');
  });

  it('declares that it tracks no user, and its project includes the privacy manifest', () => {
    expect(plist(privacy)).toMatchObject({ NSPrivacyTracking: false, NSPrivacyTrackingDomains: [] });
    const facebook = ['FacebookAutoLogAppEventsEnabled', 'FacebookAdvertiserIDCollectionEnabled'];
    for (const key of facebook) expect(plist(info)[key]).toBe(false);
    expect(read('ios/App/App.xcodeproj/project.pbxproj')).toContain('PrivacyInfo.xcprivacy in Resources');
  });
});
