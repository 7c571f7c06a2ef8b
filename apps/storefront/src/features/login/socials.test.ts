import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__NATIVE__', false);
vi.stubGlobal('__SETTINGS__', {});
const { isOnIos, networksFor, networksInApp } = await import('./socials.ts');

const iphone = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', maxTouchPoints: 5 };
const ipad = { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', maxTouchPoints: 5 };
const mac = { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', maxTouchPoints: 0 };
const android = { userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', maxTouchPoints: 5 };
const socials = (facebook: boolean, apple: boolean) => ({ login: { facebook, apple } });

describe('[LOG-12] the social networks for signing in', () => {
  it('include Facebook wherever it is switched on', () => {
    expect(networksFor(socials(true, false), android)).toEqual(['facebook']);
    expect(networksFor(socials(false, false), android)).toEqual([]);
    expect(networksFor(undefined, android)).toEqual([]);
  });

  it('include Apple only where it is switched on, and on iOS', () => {
    expect(networksFor(socials(true, true), iphone)).toEqual(['facebook', 'apple']);
    expect(networksFor(socials(false, true), ipad)).toEqual(['apple']);
    expect(networksFor(socials(false, false), iphone)).toEqual([]);
    expect(networksFor(socials(true, true), mac)).toEqual(['facebook']);
    expect(networksFor(socials(true, true), android)).toEqual(['facebook']);
  });

  it('are the networks of the build in the app, with Apple on iOS alone', () => {
    expect(networksInApp(socials(true, true), 'ios', '1234')).toEqual(['facebook', 'apple']);
    expect(networksInApp(socials(true, true), 'android', '1234')).toEqual(['facebook']);
    expect(networksInApp(socials(true, true), 'ios', '')).toEqual(['apple']);
    expect(networksInApp(socials(false, false), 'ios', '1234')).toEqual([]);
    expect(networksInApp(undefined, 'ios', '1234')).toEqual([]);
  });

  it('recognise a tablet that calls itself a Mac by its touch screen', () => {
    expect([iphone, ipad, mac, android].map(isOnIos)).toEqual([true, true, false, false]);
  });
});
