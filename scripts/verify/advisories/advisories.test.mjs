import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../setup/paths.mjs';
import { compareVersions, isInRange, readList, vulnerableIn } from './advisories.mjs';

const { asked, advisories } = readList();
/** @type {import('./advisories.mjs').Locked} */
const locked = JSON.parse(fs.readFileSync(inRoot('package-lock.json'), 'utf8')).packages;

describe('packages of the lock file', () => {
  it('have no hole that the list knows', () => {
    expect(Object.keys(locked).length).toBeGreaterThan(500);
    expect(vulnerableIn(locked, advisories)).toEqual([]);
  });

  it.each([
    ['node_modules/cross-spawn', '7.0.4', 'GHSA-3xgq-45jq-v275 (high)'],
    ['node_modules/some/node_modules/ws', '8.17.0', 'GHSA-3h5v-q93c-6h6q (high)'],
    ['node_modules/debug', '4.4.2', 'GHSA-8mgj-vmr8-frr6 (critical)'],
  ])('would not pass with %s %s', (place, version, told) => {
    const name = place.split('node_modules/').at(-1);
    expect(vulnerableIn({ ...locked, [place]: { version } }, advisories)).toEqual([
      `${name} ${version}: ${told}`,
    ]);
  });
});

describe('the list of advisories', () => {
  it('is dated, and names each once', () => {
    expect(new Date(asked).toISOString().slice(0, 10)).toBe(asked);
    const names = advisories.map(({ name, id }) => `${name} ${id}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { range } of advisories) expect(isInRange('999999.0.0', range)).toBe(false);
  });

  it('puts versions in their order', () => {
    const order = ['1.2.3-alpha', '1.2.3-beta.2', '1.2.3-beta.11', '1.2.3', '1.2.10', '1.10.0', '2.0.0'];
    expect([...order].reverse().sort(compareVersions)).toEqual(order);
    expect(isInRange('1.2.3-beta.2', '>=1.2.0 <1.2.3')).toBe(true);
    expect(isInRange('5.0.0', '< 5.0.0 || >= 6.0.0 <6.1.0')).toBe(false);
    expect(isInRange('1.0.0', '*')).toBe(true);
    expect(() => isInRange('1.0.0', '^1.0.0')).toThrow('is no range');
  });
});
