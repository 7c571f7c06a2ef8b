import { existsSync } from 'node:fs';
import path from 'node:path';

/** Commands of an installed shop, in a checkout and in a release (`scripts/release/zanga.sh`). */
export const shopCommands = [
  'start',
  'doctor',
  'migrate',
  'owner',
  'brand',
  'backup',
  'backup:drill',
  'restore',
  'restore:release',
  'files:move',
] as const;
export type ShopCommand = (typeof shopCommands)[number];

/** The line to type for a command, with its arguments. */
export type HowCalled = (command: ShopCommand, rest?: string) => string;

const inRelease: HowCalled = (command, rest = '') => `bin/zanga ${command}${rest && ` ${rest}`}`;

const inCheckout: HowCalled = (command, rest = '') =>
  command === 'start' ? 'npm start' : `npm run ${command}${rest && ` -- ${rest}`}`;

/** `release.json` stands only in a release. */
const isRelease = (root: string): boolean => existsSync(path.join(root, 'release.json'));

/** Names of the commands in this folder: a release has no npm, a checkout no `bin/zanga`. */
export const howCalledIn = (root: string): HowCalled => (isRelease(root) ? inRelease : inCheckout);

const here = path.resolve(import.meta.dirname, '../../../../..');

/** Names of the commands for the running code; every printed hint uses it. */
export const howCalled: HowCalled = howCalledIn(here);

/** Hint for missing pages; a release without them did not arrive whole. */
export const howToBuild: string = isRelease(here)
  ? 'this release did not arrive whole; unpack it again.'
  : 'run `npm run build` (npm start does it).';

/** Hint for a missing database; a release brings none along. */
export const howToGetDatabase: string = isRelease(here)
  ? 'A release brings none: run this with the settings of the shop, and set'
  : 'Run "npm ci", or set';
