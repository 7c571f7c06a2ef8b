import { expect, it } from 'vitest';
import { xsrfToken } from './xsrf-token.ts';

/** Cookies as a browser keeps them: written one at a time with their attributes, read all together without. */
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

it('is the value of the cookie there is', () => {
  const page = browser('other=1', 'XSRF-TOKEN=abc%3D%3D');
  expect(xsrfToken(page, true)).toBe('abc==');
  expect(page.written).toEqual([]);
});

it('is made before the first call where there is no cookie, and stays', () => {
  const page = browser('NOT-XSRF-TOKEN=x');
  const token = xsrfToken(page, true);
  expect(token).toMatch(/^[0-9a-f]{36}$/);
  expect(page.written).toEqual([`XSRF-TOKEN=${token}; Path=/; SameSite=Lax; Secure`]);
  expect(xsrfToken(page, true)).toBe(token);
  expect(xsrfToken(browser(), false)).not.toBe(token);
});

it('goes over plain HTTP where the page does', () => {
  const page = browser();
  xsrfToken(page, false);
  expect(page.written).toEqual([expect.not.stringContaining('Secure')]);
});
