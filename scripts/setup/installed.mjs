/**
 * Whether the packages named in a lock file are in place, judged by npm's own record of what it put there. npm writes
 * that record last, so an interrupted install has none. A developer's `npm install` is recognised as well.
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean,
 *   os?: string | string[], cpu?: string | string[], libc?: string | string[] }} LockEntry
 * @typedef {{ packages?: Record<string, LockEntry> }} LockFile
 * @typedef {{ os: string, cpu: string, libc: string | undefined }} Platform
 * @param {LockFile} wanted
 * @param {LockFile} present
 * @param {Platform} platform
 * @returns {string | undefined} the first package that is missing
 */
export const firstMissing = (wanted, present, platform) => {
  for (const [place, entry] of Object.entries(wanted.packages ?? {})) {
    if (!place.startsWith('node_modules/') && !place.includes('/node_modules/')) continue;
    if (entry.optional || entry.devOptional ? !isFor(entry, platform) : false) continue;
    const found = present.packages?.[place];
    const same = found && (entry.link ? found.link : found.integrity === entry.integrity);
    if (!same) return place;
  }
  return undefined;
};

/**
 * An optional package is expected only where it names this platform: what comes along with one for another platform
 * is rightly absent.
 * @param {LockEntry} entry
 * @param {Platform} platform
 */
const isFor = (entry, platform) => {
  if (!entry.os && !entry.cpu) return false;
  return (
    matches(entry.os, platform.os) && matches(entry.cpu, platform.cpu) && matches(entry.libc, platform.libc)
  );
};

/**
 * @param {string | string[] | undefined} named
 * @param {string | undefined} ours
 */
const matches = (named, ours) => {
  if (named === undefined || ours === undefined) return true;
  const all = [named].flat();
  const refused = all.filter((name) => name.startsWith('!')).map((name) => name.slice(1));
  return refused.length > 0 ? !refused.includes(ours) : all.includes(ours);
};
