import { existsSync } from 'node:fs';
import path from 'node:path';

/** The commands that whoever runs a shop has, in a checkout and in a release alike (`scripts/release/zanga.sh`). */
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

/** What a command is called here, with what is typed after it. */
export type HowCalled = (command: ShopCommand, rest?: string) => string;

const inRelease: HowCalled = (command, rest = '') => `bin/zanga ${command}${rest && ` ${rest}`}`;

const inCheckout: HowCalled = (command, rest = '') =>
  command === 'start' ? 'npm start' : `npm run ${command}${rest && ` -- ${rest}`}`;

/** Only a release says beside the code what it is; the folder that both have is `root`. */
const isRelease = (root: string): boolean => existsSync(path.join(root, 'release.json'));

/** How commands are called in this folder: a release has no npm, a checkout no `bin/zanga`. */
export const howCalledIn = (root: string): HowCalled => (isRelease(root) ? inRelease : inCheckout);

const here = path.resolve(import.meta.dirname, '../../../../..');

/** How commands are called where this very code lies: what is printed says it so, and never by itself. */
export const howCalled: HowCalled = howCalledIn(here);

/** How pages that are missing are made: a release brings them along, so one without them did not arrive whole. */
export const howToBuild: string = isRelease(here)
  ? 'this release did not arrive whole; unpack it again.'
  : 'run `npm run build` (npm start does it).';

/** What to do where no database is named: a release brings none along. */
export const howToGetDatabase: string = isRelease(here)
  ? 'A release brings none: run this with the settings of the shop, and set'
  : 'Run "npm ci", or set';
