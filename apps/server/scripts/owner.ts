import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { ownerPasswordMinimum } from '@zanga/contract/people/first-owner';
import { type Email, readEmail } from '@zanga/domain/accounts/email';
import { readName } from '@zanga/domain/accounts/profile';
import { readConfig } from '../src/config.ts';
import { endSandbox } from '../src/follow-sandbox.ts';
import { makeOwner, promoteToOwner } from '../src/modules/accounts/first-owner/make-owner.ts';
import { findRealUser } from '../src/modules/accounts/first-owner/queries.ts';
import { resetFactorsAtMachine } from '../src/modules/accounts/staff/factors/mend-factors.ts';
import { howCalled } from '../src/platform/commands/how-called.ts';
import { type Db, openDb, openPool } from '../src/platform/database/connection.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { makeLog } from '../src/platform/log.ts';
import { openDatabase } from '../src/platform/open-database.ts';
import { tellPlainly } from './tell-plainly.ts';

// Makes an owner of the brand: npm run owner -- --email ada@example.it --firstname Ada --lastname Rossi
// Lets an owner without their second factors in again: npm run owner -- --email ada@example.it --reset-factors
// Asks for the password, or reads it from standard input outside a terminal.
const usage = `Usage: ${howCalled('owner', '--email ada@example.it --firstname Ada --lastname Rossi')}`;

class WrongWords extends Error {}

/** Reads a line without showing it: readline echoes nothing without an output. */
const readPassword = async (): Promise<string> => {
  if (process.stdin.isTTY) process.stdout.write(`Password (at least ${ownerPasswordMinimum} characters): `);
  const lines = createInterface({ input: process.stdin, terminal: process.stdin.isTTY });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (process.stdin.isTTY) process.stdout.write('\n');
  }
};

const readLongPassword = async (): Promise<string> => {
  const password = await readPassword();
  if (password.length >= ownerPasswordMinimum) return password;
  throw new WrongWords(
    `The password is too short: it opens every shop, so it wants ${ownerPasswordMinimum} characters.`,
  );
};

const readWords = () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { email: text, firstname: text, lastname: text, 'reset-factors': { type: 'boolean' } },
  });
  const email = readEmail(values.email ?? '');
  if (email === undefined) throw new WrongWords(`--email is missing or no email address.\n${usage}`);
  const reset = values['reset-factors'] ?? false;
  const [firstname, lastname] = [readName(values.firstname ?? ''), readName(values.lastname ?? '')];
  return { email, reset, firstname, lastname };
};

type Words = ReturnType<typeof readWords> & { readonly email: Email };

const makeNewOwner = async (db: Db, { email, firstname, lastname }: Words) => {
  if (firstname === undefined || lastname === undefined)
    throw new WrongWords(`A new account wants --firstname and --lastname.\n${usage}`);
  const password = await readLongPassword();
  if (!(await makeOwner(db, { email, firstname, lastname, password }, new Date())))
    throw new WrongWords(`${email} belongs to somebody of the demo: choose another.`);
  console.log(`${firstname} ${lastname} owns the brand now, and signs in at /gestione with ${email}.`);
};

const run = async (db: Db) => {
  const words = readWords();
  const known = await findRealUser(db, words.email);
  if (words.reset) {
    if (!known) throw new WrongWords(`Nobody has the address ${words.email}.`);
    const had = await resetFactorsAtMachine(db, known.id, new Date());
    const done = had ? 'enters with the password alone now, and chooses another second factor' : 'has none';
    console.log(`${known.firstname} ${known.lastname} ${done}.`);
    return;
  }
  if (!known) return makeNewOwner(db, words);
  // Accounts made by a network or in the sandbox have no password.
  const password = known.password_hash === null ? await readLongPassword() : undefined;
  await promoteToOwner(db, { userId: known.id, ...(password !== undefined && { password }) }, new Date());
  const which = password === undefined ? 'the password they have' : 'this password';
  console.log(`${known.firstname} ${known.lastname} owns the brand now, with ${which}.`);
};

tellPlainly();
const config = readConfig(process.env);
const log = makeLog({ LOG_LEVEL: 'warn' });
const database = await openDatabase(config, log, console.log);
const pool = openPool({ ...database.settings, max: 2 }, log);
try {
  await migrate(pool);
  const db = openDb(pool);
  // The sandbox ends first, so that it does not end the new owner.
  if (!config.SANDBOX) for (const line of await endSandbox(db, new Date())) console.log(line);
  await run(db);
} catch (error) {
  if (!(error instanceof WrongWords)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await pool.end();
  await database.stop();
}
