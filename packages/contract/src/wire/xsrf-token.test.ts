import { expect, it } from 'vitest';
import { xsrfToken } from './xsrf-token.ts';

/** Cookies like a browser's: written one by one with attributes, read together without. */
const browser = (...cookies: string[]) => {
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return [...cookies, ...written.map((text) => text.split(';')[0])].join('; ');
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
};

it('is the value of an existing cookie', () => {
  const plain = browser('other=1', 'XSRF-TOKEN=abc%3D%3D');
  expect(xsrfToken(plain, false)).toBe('abc==');
  const both = browser('XSRF-TOKEN=abc', '__Host-XSRF-TOKEN=abc');
  expect(xsrfToken(both, true)).toBe('abc');
  expect([...plain.written, ...both.written]).toEqual([]);
});

it('over https is only this host’s own cookie: another’s is ignored and overwritten', () => {
  const tossed = browser('XSRF-TOKEN=planted', '__Host-XSRF-TOKEN=own');
  expect(xsrfToken(tossed, true)).toBe('own');
  expect(tossed.written).toEqual(['XSRF-TOKEN=own; Path=/; SameSite=Lax; Secure']);
  const older = browser('XSRF-TOKEN=planted');
  const token = xsrfToken(older, true);
  expect(token).not.toBe('planted');
  expect(older.written.map((text) => text.split(';')[0])).toEqual([
    `__Host-XSRF-TOKEN=${token}`,
    `XSRF-TOKEN=${token}`,
  ]);
});

it('is made before the first call without a cookie, and stays', () => {
  const page = browser('NOT-XSRF-TOKEN=x');
  const token = xsrfToken(page, true);
  expect(token).toMatch(/^[0-9a-f]{36}$/);
  expect(page.written).toEqual([
    `__Host-XSRF-TOKEN=${token}; Path=/; SameSite=Lax; Secure`,
    // A server of the last release compares this cookie with the header.
    `XSRF-TOKEN=${token}; Path=/; SameSite=Lax; Secure`,
  ]);
  expect(xsrfToken(page, true)).toBe(token);
  expect(xsrfToken(browser(), false)).not.toBe(token);
});

it('goes over plain HTTP with a page over HTTP', () => {
  const page = browser();
  xsrfToken(page, false);
  expect(page.written).toEqual([expect.not.stringContaining('Secure')]);
});
