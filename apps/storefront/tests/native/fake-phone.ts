import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pluginHeaders } from './plugin-headers.ts';

/** Answers of a phone, by `Plugin.method`; `{ refused }` rejects the call. Later answers may be functions. */
export type Answers = Readonly<Record<string, unknown>>;

/** The fake phone's controls for tests. */
export type FakePhone = {
  readonly calls: readonly { readonly name: string; readonly options: Readonly<Record<string, unknown>> }[];
  readonly vault: () => Readonly<Record<string, string>>;
  readonly answer: (name: string, value: unknown) => void;
  readonly tell: (plugin: string, event: string, data?: unknown) => number;
};

const device = {
  ios: { model: 'iPhone17,1', manufacturer: 'Apple', operatingSystem: 'ios', osVersion: '19.1' },
  android: { model: 'Pixel 10', manufacturer: 'Google', operatingSystem: 'android', osVersion: '16' },
};

/** Answers of a new phone, before any permission was asked for. */
const usual = (platform: 'ios' | 'android'): Answers => ({
  'Device.getId': { identifier: 'a1b2c3d4e5f60718' },
  'Device.getInfo': { ...device[platform], platform, isVirtual: false, webViewVersion: '144.0' },
  'App.getInfo': { name: 'Zanga', id: 'it.zanga.app', build: '7', version: '1.0.0' },
  'App.getLaunchUrl': platform === 'ios' ? { url: '' } : {},
  'App.minimizeApp': {},
  'SplashScreen.hide': {},
  'SystemBars.setStyle': {},
  'FirebaseMessaging.checkPermissions': { receive: 'prompt' },
  'FirebaseMessaging.createChannel': {},
  'FirebaseMessaging.deleteToken': {},
  'Geolocation.checkPermissions': { location: 'prompt', coarseLocation: 'prompt' },
});

const modules = path.resolve(import.meta.dirname, '../../../../node_modules/@capacitor');
const bridge = {
  ios: 'ios/Capacitor/Capacitor/assets/native-bridge.js',
  android: 'android/capacitor/src/main/assets/native-bridge.js',
};

/** Script that lets a page believe it runs in the app: the phone's side, below Capacitor's own script. */
export const fakePhoneScript = (platform: 'ios' | 'android', answers: Answers = {}): string => {
  const setUp = {
    platform,
    headers: pluginHeaders(platform),
    answers: { ...usual(platform), ...answers },
  };
  return [
    `globalThis.zangaPhoneSetUp = ${JSON.stringify(setUp)};`,
    readFileSync(path.join(import.meta.dirname, 'fake-phone.js'), 'utf8'),
    readFileSync(path.join(modules, bridge[platform]), 'utf8'),
  ].join('\n');
};
