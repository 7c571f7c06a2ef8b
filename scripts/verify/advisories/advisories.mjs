import fs from 'node:fs';
import { inRoot } from '../../setup/paths.mjs';

/** @typedef {{ id: string, name: string, range: string, severity: string }} Advisory */
/** @typedef {{ asked: string, by: 'hand' | 'registry', advisories: Advisory[] }} AdvisoryList */
/** @typedef {Record<string, { version?: string, link?: boolean }>} Locked */

export const listFile = inRoot('scripts', 'verify', 'advisories', 'advisories.json');

/** @returns {AdvisoryList} */
export const readList = () => JSON.parse(fs.readFileSync(listFile, 'utf8'));

/** @param {string} version */
const partsOf = (version) => {
  const [plain = '', before = ''] = version.replace(/^v/, '').split('+', 1)[0]?.split(/-(.*)/s) ?? [];
  return { numbers: plain.split('.').map(Number), before: before === '' ? [] : before.split('.') };
};

/** @param {string} a @param {string} b */
const compareNames = (a, b) => {
  const [one, other] = [a, b].map((name) => (/^\d+$/.test(name) ? Number(name) : undefined));
  if (one !== undefined && other !== undefined) return one - other;
  if (one !== undefined || other !== undefined) return one === undefined ? 1 : -1;
  return a < b ? -1 : Number(a > b);
};

/** Below zero where the first version comes before the second. @param {string} a @param {string} b */
export const compareVersions = (a, b) => {
  const [one, other] = [partsOf(a), partsOf(b)];
  for (let at = 0; at < 3; at += 1) {
    const difference = (one.numbers[at] ?? 0) - (other.numbers[at] ?? 0);
    if (difference !== 0) return difference;
  }
  // A pre-release has names behind a hyphen; the release itself has none.
  if (one.before.length === 0 || other.before.length === 0) return other.before.length - one.before.length;
  for (let at = 0; at < Math.max(one.before.length, other.before.length); at += 1) {
    const difference = compareNames(one.before[at] ?? '', other.before[at] ?? '');
    if (difference !== 0) return difference;
  }
  return 0;
};

/** @type {Record<string, (difference: number) => boolean>} */
const holds = {
  '<': (difference) => difference < 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '>=': (difference) => difference >= 0,
  '=': (difference) => difference === 0,
};

/** Whether an advisory's range has a version. Throws for an unknown word. @param {string} version @param {string} range */
export const isInRange = (version, range) =>
  range.split('||').some((part) => {
    const words = part
      .trim()
      .replaceAll(/([<>=]+)\s+/g, '$1')
      .split(/\s+/);
    return words.every((word) => {
      if (word === '*') return true;
      const [, sign = '', bound = ''] = /^(<=|>=|<|>|=)?(\d+\.\d+\.\d+\S*)$/.exec(word) ?? [];
      if (bound === '') throw new Error(`${range}: ${word} is no range of an advisory`);
      return holds[sign || '=']?.(compareVersions(version, bound)) ?? false;
    });
  });

/** Packages of a lock file with a known hole. @param {Locked} packages @param {readonly Advisory[]} advisories */
export const vulnerableIn = (packages, advisories) =>
  Object.entries(packages).flatMap(([place, { version, link }]) => {
    const name = place.split('node_modules/').at(-1) ?? '';
    if (version === undefined || link || !place.includes('node_modules/')) return [];
    return advisories
      .filter((one) => one.name === name && isInRange(version, one.range))
      .map(({ id, severity }) => `${name} ${version}: ${id} (${severity})`);
  });
