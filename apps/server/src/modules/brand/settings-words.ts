import {
  brandFeatures as features,
  isAppVersion,
  isHostName,
  isOwnPage,
} from '@zanga/domain/brand/brand-form';
import type { SettingsChange, SwitchedSettings } from './settings-store.ts';

/** An impossible setting, in words for the person at the command. */
export class WrongSetting extends Error {}

/** Options of the command, as typed. */
export type GivenSettings = {
  readonly 'oldest-ios'?: string | undefined;
  readonly 'oldest-android'?: string | undefined;
  readonly 'ios-store'?: string | undefined;
  readonly 'android-store'?: string | undefined;
  readonly feature?: readonly string[] | undefined;
  readonly social?: readonly string[] | undefined;
  readonly domain?: readonly string[] | undefined;
  readonly 'no-domain'?: readonly string[] | undefined;
};

const asVersion = (option: string, text: string): string => {
  if (!isAppVersion(text))
    throw new WrongSetting(`--${option} wants a version such as 2.4.0, not "${text}".`);
  return text;
};

/** Address of an app store, or null. */
const asStore = (option: string, text: string): string | null => {
  if (text === '' || text === 'none') return null;
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username !== '')
    throw new WrongSetting(`--${option} wants an address that begins with https://, or none; not "${text}".`);
  return url.href;
};

const asSwitch = (option: string, text: string, names: readonly string[]) => {
  const [name = '', state = ''] = text.split('=');
  if (!names.includes(name))
    throw new WrongSetting(`--${option} knows ${names.join(' and ')}, not "${name}".`);
  if (state !== 'on' && state !== 'off')
    throw new WrongSetting(`--${option} wants ${name}=on or ${name}=off, not "${text}".`);
  return { name, on: state === 'on' };
};

const asHost = (text: string): string => {
  const host = text.toLowerCase();
  if (!isHostName(host))
    throw new WrongSetting(`A domain is a host name such as ordina.example.it, without port; not "${text}".`);
  return host;
};

const asDomain = (text: string): readonly [string, string] => {
  const at = text.indexOf('=');
  const page = at === -1 ? '' : text.slice(at + 1);
  if (!isOwnPage(page))
    throw new WrongSetting(
      `--domain wants a host and a page of this site, such as ordina.example.it=/pizze; not "${text}".`,
    );
  return [asHost(text.slice(0, at)), page];
};

const switched = (known: readonly string[], { name, on }: { name: string; on: boolean }) =>
  on ? features.filter((one) => one === name || known.includes(one)) : known.filter((one) => one !== name);

/** Reads the options; an impossible one throws before anything is changed. */
export const readSettings = (given: GivenSettings): SettingsChange => {
  const {
    'oldest-ios': ios,
    'oldest-android': android,
    'ios-store': iosStore,
    'android-store': androidStore,
  } = given;
  const wanted: Partial<SwitchedSettings> = {
    ...(ios !== undefined && { minIosVersion: asVersion('oldest-ios', ios) }),
    ...(android !== undefined && { minAndroidVersion: asVersion('oldest-android', android) }),
    ...(iosStore !== undefined && { iosStoreUrl: asStore('ios-store', iosStore) }),
    ...(androidStore !== undefined && { androidStoreUrl: asStore('android-store', androidStore) }),
  };
  const switches = (given.feature ?? []).map((text) => asSwitch('feature', text, features));
  const socials = (given.social ?? []).map((text) => asSwitch('social', text, ['facebook', 'apple']));
  const networks = Object.fromEntries(
    socials.map(({ name, on }) => [name === 'apple' ? 'appleLogin' : 'facebookLogin', on]),
  );
  const domains = (given.domain ?? []).map(asDomain);
  const gone = new Set((given['no-domain'] ?? []).map(asHost));
  return (now) => {
    for (const host of gone)
      if (!(host in now.domains)) throw new WrongSetting(`${host} has no page of its own.`);
    const kept = Object.entries(now.domains).filter(([host]) => !gone.has(host));
    const all = Object.fromEntries([...kept, ...domains].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    return {
      ...now,
      ...wanted,
      ...networks,
      features: switches.reduce(switched, now.features),
      domains: all,
    };
  };
};

const onOff = (on: boolean) => (on ? 'on' : 'off');

/** Every setting by its name, for display. */
export const settingLines = (settings: SwitchedSettings): ReadonlyMap<string, string> =>
  new Map([
    ['oldest iOS app that may go on', settings.minIosVersion],
    ['oldest Android app that may go on', settings.minAndroidVersion],
    ['App Store', settings.iosStoreUrl ?? 'none'],
    ['Google Play', settings.androidStoreUrl ?? 'none'],
    ...features.map((name): [string, string] => [`feature ${name}`, onOff(settings.features.includes(name))]),
    ['signing in with Facebook', onOff(settings.facebookLogin)],
    ['signing in with Apple', onOff(settings.appleLogin)],
    ...Object.entries(settings.domains).map(([host, page]): [string, string] => [`page of ${host}`, page]),
  ]);

/** Changed settings, one line each. */
export const changedLines = (before: SwitchedSettings, after: SwitchedSettings): readonly string[] => {
  const [was, is] = [settingLines(before), settingLines(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => was.get(name) !== is.get(name))
    .map((name) => `${name}: ${was.get(name) ?? 'none'} → ${is.get(name) ?? 'none'}`);
};
