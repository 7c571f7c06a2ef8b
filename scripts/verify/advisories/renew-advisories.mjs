import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { root } from '../../setup/paths.mjs';
import { listFile, readList } from './advisories.mjs';

/** @typedef {{ name: string, url: string, range: string, severity: string }} Found */

// npm run advisories: asks npm's registry for advisories about the lock file, adds them to the list, and dates it.
const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
  cwd: root,
  encoding: 'utf8',
});
/** @type {{ vulnerabilities?: Record<string, { via: (Found | string)[] }> }} */
const answer = JSON.parse(stdout || '{}');
if (!answer.vulnerabilities) {
  process.stderr.write('The registry does not answer: the list stays as it was.\n');
  process.exit(1);
}
const found = Object.values(answer.vulnerabilities)
  .flatMap(({ via }) => via)
  .filter((one) => typeof one !== 'string')
  .map(({ name, url, range, severity }) => ({ id: url.split('/').at(-1) ?? url, name, range, severity }));
const all = new Map([...readList().advisories, ...found].map((one) => [`${one.name} ${one.id}`, one]));
const advisories = [...all.values()].sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
const list = { asked: new Date().toISOString().slice(0, 10), by: 'registry', advisories };
fs.writeFileSync(listFile, `${JSON.stringify(list, null, 2)}\n`);
process.stdout.write(`${found.length} known of what is locked, ${advisories.length} in the list.\n`);
