import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chooseBucket } from '../src/adapters/files/choose-files.ts';
import { tryFiles } from '../src/adapters/files/try-files.ts';
import {
  type PaymentVendor,
  paymentSecretKeys,
  paymentVendorOf,
} from '../src/adapters/payments/payment-settings.ts';
import { isPublished } from '../src/adapters/settings.ts';
import { tryValkey } from '../src/adapters/valkey/try-valkey.ts';
import { type Config, ConfigError, readConfig } from '../src/config.ts';
import { type Danger, dangersIn, dangersKept, isAllowed, isProduction } from '../src/dangers.ts';
import { lacksOwner } from '../src/modules/accounts/first-owner/queries.ts';
import { isLiveKey, otherBrandIn, whoDoes } from '../src/modules/brand/public.ts';
import { lastRun } from '../src/platform/backup/backup-runs.ts';
import { heldWords, isHeldCopy } from '../src/platform/backup/held-copy.ts';
import { howCalled, howToBuild } from '../src/platform/commands/how-called.ts';
import { openDb, openPool, type Pool } from '../src/platform/database/connection.ts';
import { hearsItself } from '../src/platform/database/hears-itself.ts';
import { EmbeddedPostgresProblem } from '../src/platform/embedded-postgres/problem.ts';
import { type Log, makeLog } from '../src/platform/log.ts';
import { DatabaseProblem, openDatabase } from '../src/platform/open-database.ts';
import { tryOutside } from './try-outside.ts';

// Checks the installation and says in plain words what it lacks: npm run doctor. Outside services get only questions
// that charge nothing and send nothing; --try also sends the owner a mail, an SMS and a push.
const usage = `Usage: ${howCalled('doctor', '[--try]')}`;

const readWords = () => {
  try {
    return parseArgs({ options: { try: { type: 'boolean' } } }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exit(2);
  }
};
const { try: sending = false } = readWords();

type Finding = { readonly grade: 'ok' | 'note' | 'bad'; readonly words: string };
const marks = { ok: '  ok  ', note: '  --  ', bad: ' BAD  ' };

const ok = (words: string): Finding => ({ grade: 'ok', words });
const note = (words: string): Finding => ({ grade: 'note', words });
const bad = (words: string): Finding => ({ grade: 'bad', words });

/** Grade of a lack: harmless on one's own machine, bad at a published address. */
const lacking = (config: Config) => (isPublished(config) ? bad : note);

/** Grade of a danger: accepted, or refused by the start. */
const grade = (config: Config, danger: Danger): Finding =>
  isAllowed(config, danger)
    ? note(`allowed by PRODUCTION_ALLOWS: ${danger.words}`)
    : bad(`${danger.words} (the start refuses it)`);

const checkDangers = (config: Config): Finding[] => {
  const dangers = dangersIn(config);
  if (isProduction(config))
    return dangers.length > 0
      ? dangers.map((danger) => grade(config, danger))
      : [ok('nothing in the settings is dangerous for a real shop')];
  return isPublished(config)
    ? [
        note(
          'NODE_ENV=production is not set: it would refuse to start with what is dangerous for a real shop',
        ),
      ]
    : [];
};

const checkOrigin = (config: Config): Finding => {
  const { PUBLIC_ORIGIN } = config;
  if (PUBLIC_ORIGIN === undefined)
    return lacking(config)('PUBLIC_ORIGIN is not set: links and canonical addresses will say localhost');
  if (isPublished(config) && !PUBLIC_ORIGIN.startsWith('https:'))
    return bad(
      `PUBLIC_ORIGIN is ${PUBLIC_ORIGIN}, without https: passwords travel readably, and nothing can be installed`,
    );
  return ok(`people reach it at ${PUBLIC_ORIGIN}`);
};

const checkSettings = (): Finding[] => {
  const config = readConfig(process.env);
  return [
    ok(`settings are valid (port ${config.PORT}, host ${config.HOST})`),
    ...checkDangers(config),
    checkOrigin(config),
    ...(isPublished(config) && config.SEED_DEMO
      ? [
          note(
            'SEED_DEMO is on: an empty database is filled with the demo shop; SEED_DEMO=0 founds a brand that is closed until its owner opens it',
          ),
        ]
      : []),
    config.DATABASE_URL === undefined
      ? note('DATABASE_URL is not set: the embedded PostgreSQL is used, fine for one machine')
      : ok('DATABASE_URL names the database'),
    config.METRICS_TOKEN === undefined
      ? note('METRICS_TOKEN is not set: /metrics answers this machine only')
      : ok('/metrics is guarded by a token'),
    config.PUBLIC_ORIGIN?.startsWith('https:') && config.TRUST_PROXY === ''
      ? note('TRUST_PROXY is empty: behind a proxy every visitor seems to have the proxy’s address')
      : ok('proxies are as configured'),
  ];
};

const cards = (config: Config) => {
  const vendor = paymentVendorOf(config);
  if (vendor) return checkVendor[vendor]?.(config) ?? ok(`${vendor} takes cards`);
  if (config.SANDBOX) return note('cards are taken by the sandbox: test numbers only, no money moves');
  return bad(`${paymentSecretKeys} is not set: cards are not taken`);
};

const checkStripe = ({ STRIPE_SECRET_KEY = '', PUBLIC_ORIGIN }: Config): Finding => {
  const live = isLiveKey(STRIPE_SECRET_KEY);
  if (live && !PUBLIC_ORIGIN?.startsWith('https:'))
    return bad(
      'STRIPE_SECRET_KEY is a live key, but PUBLIC_ORIGIN is not https: browsers will offer no wallet',
    );
  return live ? ok('Stripe takes cards') : note('Stripe takes cards with a test key: no money moves');
};

/** Checks by outside payment provider; one with nothing to tell has none. */
const checkVendor: Readonly<Partial<Record<PaymentVendor, (config: Config) => Finding>>> = {
  stripe: checkStripe,
};

const checkOutsideServices = async (): Promise<Finding[]> => {
  const config = readConfig(process.env);
  const does = whoDoes(config);
  const chosen = (name: string, who: string, otherwise: string) =>
    who === 'embedded' ? note(`${name} is not set: ${otherwise}`) : ok(`${name} is set`);
  const kept = config.SANDBOX ? 'can be read at /dev/outbox' : 'are kept, and nobody gets them';
  const open = config.SANDBOX && isPublished(config);
  // Without mail and SMS no phone is confirmed and no order announced; the other channels matter less.
  const needed = (name: string, who: string, otherwise: string) =>
    who === 'embedded' ? lacking(config)(`${name} is not set: ${otherwise}`) : ok(`${name} is set`);
  return [
    needed('SMTP_URL', does.email, `mails ${kept}`),
    needed('SMS_GATEWAY_URL', does.sms, `SMS ${kept}`),
    chosen('FCM_SERVICE_ACCOUNT', does.apps, `pushes to the apps ${kept}`),
    chosen('VAPID_PRIVATE_KEY', does.browsers, `pushes to browsers ${kept}`),
    chosen('VOICE_GATEWAY_URL', does.voice, `calls to shops that do not answer ${kept}`),
    cards(config),
    ok(does.captcha === 'embedded' ? 'the captcha is our own' : 'the captcha is a vendor’s'),
    ...(open
      ? [bad('SANDBOX is on at a published address: whoever opens /dev/outbox can enter any account')]
      : []),
  ];
};

/** Tries the bucket, if there is one: put, read, delete. */
const checkFiles = async (): Promise<Finding[]> => {
  const config = readConfig(process.env);
  const bucket = chooseBucket(config);
  if (!bucket) return [note('FILES is not s3: pictures are kept in the database')];
  const problem = await tryFiles(bucket);
  return [problem === undefined ? ok('the bucket keeps, gives and deletes files') : bad(problem)];
};

/** Asks Valkey, if there is one; otherwise says how a shop works without it. */
const checkValkey = async (): Promise<Finding[]> => {
  const tried = await tryValkey(readConfig(process.env));
  if (!tried)
    return [
      note('VALKEY_URL is not set: nodes hear of changes from the database, each counts calls by itself'),
    ];
  return [tried.isGood ? ok(tried.words) : bad(tried.words)];
};

const checkFolder = async (): Promise<Finding[]> => {
  const { dataDir } = readConfig(process.env);
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
    return [ok(`data folder can be written: ${dataDir}`)];
  } catch {
    return [bad(`data folder cannot be written: ${dataDir} (set DATA_DIR or change its owner)`)];
  }
};

const checkWeb = async (): Promise<Finding[]> => {
  const entry = path.join(readConfig(process.env).root, 'apps/storefront/dist/server/entry-server.js');
  return access(entry).then(
    () => [ok('the web pages are built')],
    () => [note(`the web pages are not built yet: ${howToBuild}`)],
  );
};

/** Whether the brand has an owner, and whether demo people are in a real shop's database. */
const checkOwners = async (pool: Pool, config: Config): Promise<Finding[]> => {
  const db = openDb(pool);
  const demo = config.SANDBOX && !isProduction(config) ? [] : await dangersKept(db);
  const unowned = await lacksOwner(db, config.SANDBOX);
  return [
    ...demo.map((danger) =>
      isProduction(config)
        ? grade(config, danger)
        : note(`${danger.words}; outside the sandbox none of these people can sign in`),
    ),
    unowned
      ? lacking(config)(`nobody owns the brand yet: ${howCalled('owner')} makes the first owner`)
      : ok('the brand has an owner'),
  ];
};

const checkBrand = async (pool: Pool, { BRAND_ID }: Config): Promise<Finding[]> => {
  const other = await otherBrandIn(openDb(pool), BRAND_ID);
  return other === undefined ? [] : [bad(`${other.replace('\n', ' ')} (the start refuses it)`)];
};

/** A database of an older release has no table of restored copies. */
const checkCopy = async (pool: Pool, config: Config): Promise<Finding[]> => {
  const { rows } = await pool.query<{ known: boolean }>(
    "select to_regclass('restored_copies') is not null as known",
  );
  const held = rows[0]?.known && (await isHeldCopy(openDb(pool)));
  return held ? [lacking(config)(heldWords.replaceAll('\n', ' '))] : [];
};

const daysSince = (at: Date): number => (Date.now() - at.getTime()) / 86_400_000;

/** Age of the newest backup and of the last drill. */
const checkBackups = async (pool: Pool, config: Config): Promise<Finding[]> => {
  const { rows } = await pool.query<{ known: boolean }>(
    "select to_regclass('backup_runs') is not null as known",
  );
  if (!rows[0]?.known) return [];
  const [backup, drill] = [await lastRun(pool, 'backup'), await lastRun(pool, 'drill')];
  const grown = (days: number, most: number) => (days > most ? lacking(config) : ok);
  const old = (at: Date) => `${daysSince(at).toFixed(1)} days ago`;
  return [
    backup
      ? grown(daysSince(backup.at), 2)(`the last backup was written ${old(backup.at)} (${backup.told})`)
      : // Backups made by other means leave no mark here.
        note(`no backup was ever written by ${howCalled('backup')}: somebody else has to keep the database`),
    drill
      ? (drill.ok ? grown(daysSince(drill.at), 9) : bad)(`the last drill was ${old(drill.at)}: ${drill.told}`)
      : note(`no backup was ever tried: ${howCalled('backup:drill')}`),
  ];
};

/** Tries the connected services for real. */
const checkAnswers = async (pool: Pool, config: Config, log: Log): Promise<Finding[]> => {
  const tried = await tryOutside({ db: openDb(pool), config, log }, sending);
  const { email, sms, apps, browsers } = whoDoes(config);
  const unsent = !sending && [email, sms, apps, browsers].some((who) => who !== 'embedded');
  return [
    ...tried,
    ...(unsent
      ? [note(`no message was sent: ${howCalled('doctor', '--try')} sends the owner one of each kind`)]
      : []),
  ];
};

const checkDatabase = async (): Promise<Finding[]> => {
  const log = makeLog({ LOG_LEVEL: 'silent' });
  const config = readConfig(process.env);
  const database = await openDatabase(config, log, () => undefined, 0);
  const pool = openPool({ ...database.settings, max: 2 }, log);
  try {
    const { rows } = await pool.query<
      Record<'utf8' | 'durable' | 'compiles' | 'spelling' | 'migrations', boolean>
    >(`
      select current_setting('server_encoding') = 'UTF8' as utf8,
             current_setting('fsync') = 'on' and current_setting('full_page_writes') = 'on'
               and current_setting('synchronous_commit') <> 'off' as durable,
             current_setting('jit') = 'on' as compiles,
             exists (select from pg_available_extensions where name = 'fuzzystrmatch') as spelling,
             to_regclass('schema_migrations') is not null as migrations`);
    const found = rows[0];
    return [
      ok(`the database answers: ${database.description}`),
      found?.utf8
        ? ok('it stores UTF-8')
        : bad('its encoding is not UTF8: create the database with encoding UTF8'),
      found?.durable
        ? ok('what it has acknowledged survives a power cut')
        : bad(
            'fsync, full_page_writes or synchronous_commit is off: a power cut loses orders that were confirmed',
          ),
      found?.compiles
        ? lacking(config)(
            `jit is on, and an order may take 0.7 s more for it: ${howCalled('migrate')} switches it off; where it may not, the owner of the database does (alter database NAME set jit = off)`,
          )
        : ok('no statement is compiled before it runs (jit)'),
      found?.spelling
        ? ok('fuzzystrmatch is there')
        : bad('the extension fuzzystrmatch is missing: install postgresql-contrib'),
      found?.migrations
        ? ok('the schema is there')
        : note(`the schema is not there yet: ${howCalled('migrate')}`),
      ...(found?.migrations
        ? [...(await checkBrand(pool, config)), ...(await checkOwners(pool, config))]
        : []),
      (await hearsItself(database))
        ? ok('what it announces is heard')
        : bad(
            'what it announces is not heard: DATABASE_URL leads through a pooler; set DATABASE_DIRECT_URL to the address of the database itself',
          ),
      ...(await checkCopy(pool, config)),
      ...(await checkBackups(pool, config)),
      ...(found?.migrations ? await checkAnswers(pool, config, log) : []),
    ];
  } finally {
    await pool.end();
    await database.stop();
  }
};

const checks = [
  async () => checkSettings(),
  checkOutsideServices,
  checkFiles,
  checkValkey,
  checkFolder,
  checkWeb,
  checkDatabase,
];
let failed = false;
let unreadable = false;
for (const check of checks) {
  // After unreadable settings the other checks would only repeat the error.
  if (unreadable) break;
  const findings = await check().catch((error: unknown) => {
    const known = [ConfigError, DatabaseProblem, EmbeddedPostgresProblem].some(
      (kind) => error instanceof kind,
    );
    unreadable = error instanceof ConfigError;
    return [bad(error instanceof Error ? (known ? error.message : `${error.stack}`) : String(error))];
  });
  for (const { grade, words } of findings) console.log(`[${marks[grade]}] ${words}`);
  if (findings.some(({ grade }) => grade === 'bad')) failed = true;
}
// Hanging calls are cut off by the exit.
process.exit(failed ? 1 : 0);
