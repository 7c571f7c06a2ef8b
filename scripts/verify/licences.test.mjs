import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../setup/paths.mjs';

/** Licences that allow redistribution beside our own code, changed or not. */
const free = ['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-3-Clause', 'BSD-2-Clause', '0BSD', 'BlueOak-1.0.0'];
const publicDomain = ['Unlicense', 'CC0-1.0'];

/**
 * Licences with duties, package by package: libvips must stay exchangeable (LGPL), and changed files of the plugin must
 * be published (MPL): none are changed.
 */
const named = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'MPL-2.0': /^@capgo\/capacitor-social-login$/,
};
/** Names no licence in its `package.json`; its text is MIT. */
const unnamed = new Map([['png-js', 'MIT']]);

/** @param {string} name @param {string} licence whether one of a choice, or all that are asked together, may be passed on */
const isAllowed = (name, licence) => {
  const plain = licence.replaceAll(/[()]/g, '');
  /** @param {string} one */
  const single = (one) =>
    [...free, ...publicDomain].includes(one) ||
    Boolean(named[/** @type {keyof typeof named} */ (one)]?.test(name));
  return plain.includes(' OR ') ? plain.split(' OR ').some(single) : plain.split(' AND ').every(single);
};

describe('redistributed packages', () => {
  /** @type {Record<string, { dev?: boolean, link?: boolean, license?: string }>} */
  const packages = JSON.parse(fs.readFileSync(inRoot('package-lock.json'), 'utf8')).packages;
  const given = Object.entries(packages)
    .filter(([place, one]) => place.includes('node_modules/') && !one.dev && !one.link)
    .map(([place, { license }]) => {
      const name = place.split('node_modules/').at(-1) ?? '';
      return { name, licence: license ?? unnamed.get(name) ?? 'none' };
    });

  it('have a licence that allows it, each of them', () => {
    expect(given.length).toBeGreaterThan(150);
    expect(given.filter(({ name, licence }) => !isAllowed(name, licence))).toEqual([]);
  });

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'BUSL-1.1',
    'SEE LICENSE IN LICENSE.md',
    'none',
    'MIT AND GPL-2.0-only',
  ])('would not have %s', (licence) => {
    expect(isAllowed('some-package', licence)).toBe(false);
  });

  it('include every package with a licence listed by name', () => {
    for (const [licence, pattern] of Object.entries(named))
      expect(given.some((one) => pattern.test(one.name) && one.licence.includes(licence))).toBe(true);
  });
});
