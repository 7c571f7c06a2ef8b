import fs from 'node:fs';
import path from 'node:path';

/** @typedef {import('./closure.mjs').Package} Package */

/** @param {string} integrity */
const sumOf = (integrity) => Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');

/** Packages whose `package.json` names no licence, with the one of the text they bring along. */
const unnamed = new Map([['png-js', 'MIT']]);

/** An expression of SPDX is one thing in CycloneDX, a single licence another. @param {string} license */
const licenceOf = (license) =>
  / (OR|AND|WITH) /.test(license) ? { expression: license } : { license: { id: license } };

/** @param {Package} one @param {string} where */
const component = ({ name, version, integrity, license }, where) => {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(integrity === '' ? {} : { hashes: [{ alg: 'SHA-512', content: sumOf(integrity) }] }),
    licenses: [licenceOf(unnamed.get(name) ?? license)],
    properties: [{ name: 'zanga:where', value: where }],
  };
};

/**
 * What the archive is made of, as CycloneDX 1.6: what the server runs on, and what went into the pages.
 * @param {{ version: string, date: string, server: readonly Package[], pages: readonly Package[] }} release
 */
export const billOf = ({ version, date, server, pages }) => {
  const own = new Set(server.map(({ place }) => place));
  /** @type {Map<string, ReturnType<typeof component>>} */
  const components = new Map();
  for (const one of [...server, ...pages]) {
    const made = component(one, own.has(one.place) ? 'server' : 'pages');
    if (!components.has(made.purl)) components.set(made.purl, made);
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: date,
      component: { type: 'application', 'bom-ref': `zanga@${version}`, name: 'zanga', version },
    },
    components: [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
};

const licenceFile = /^(licen[cs]e|copying|notice)/i;

/**
 * The licences of everything that is passed on, in the words that each package has.
 * @param {readonly Package[]} packages
 * @param {(place: string) => string} at where a package lies
 */
export const licencesOf = (packages, at) => {
  const told = packages.map(({ place, name, version, license }) => {
    const folder = at(place);
    const files = fs.existsSync(folder)
      ? fs.readdirSync(folder).filter((file) => licenceFile.test(file))
      : [];
    const texts = files
      .sort()
      .filter((file) => fs.statSync(path.join(folder, file)).isFile())
      .map((file) => fs.readFileSync(path.join(folder, file), 'utf8').trim());
    return `${name} ${version}\n${license}\n${texts.map((text) => `\n${text}\n`).join('')}`;
  });
  return `${[...new Set(told)].join(`\n${'-'.repeat(80)}\n\n`)}`;
};
