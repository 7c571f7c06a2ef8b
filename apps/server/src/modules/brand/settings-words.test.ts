import { describe, expect, it } from 'vitest';
import type { SwitchedSettings } from './settings-store.ts';
import { changedLines, type GivenSettings, readSettings, WrongSetting } from './settings-words.ts';

const now: SwitchedSettings = {
  features: ['zanga_prime'],
  facebookLogin: false,
  appleLogin: true,
  minIosVersion: '1.0',
  minAndroidVersion: '1.0',
  iosStoreUrl: 'https://apps.example/ios',
  androidStoreUrl: null,
  domains: { 'a.example.it': '/pizze' },
};

describe('the options of the command `brand`', () => {
  it.each<[GivenSettings, readonly string[]]>([
    [{}, []],
    [{ feature: ['zanga_prime=on'] }, []],
    [
      { feature: ['zanga_prime=off', 'worker_badge=on'] },
      ['feature zanga_prime: on → off', 'feature worker_badge: off → on'],
    ],
    [{ social: ['apple=off'] }, ['signing in with Apple: on → off']],
    [{ 'oldest-android': '2.10' }, ['oldest Android app that may go on: 1.0 → 2.10']],
    [{ 'ios-store': 'none' }, ['App Store: https://apps.example/ios → none']],
    [{ domain: ['a.example.it=/prime'] }, ['page of a.example.it: /pizze → /prime']],
    [
      { domain: ['B.example.it=/prime?da=b'], 'no-domain': ['a.example.it'] },
      ['page of a.example.it: /pizze → none', 'page of b.example.it: none → /prime?da=b'],
    ],
  ])('[API-29] %j changes %j', (given, lines) => {
    expect(changedLines(now, readSettings(given)(now))).toEqual(lines);
  });

  it.each<GivenSettings>([
    { 'oldest-ios': 'latest' },
    { 'oldest-android': '1.2.3.4.5' },
    { 'ios-store': 'http://apps.example' },
    { 'android-store': 'javascript:alert(1)' },
    { feature: ['gold=on'] },
    { feature: ['zanga_prime'] },
    { social: ['facebook=yes'] },
    { domain: ['a.example.it'] },
    { domain: ['a.example.it=//elsewhere.example'] },
    { domain: ['a.example.it=/'] },
    { domain: ['a.example.it:8080=/pizze'] },
    { domain: ['non un host=/pizze'] },
    { 'no-domain': ['b.example.it'] },
  ])('[API-29] refuses %j in words', (given) => {
    expect(() => readSettings(given)(now)).toThrow(WrongSetting);
  });
});
