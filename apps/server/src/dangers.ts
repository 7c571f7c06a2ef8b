import { holdsLiveKey } from './adapters/payments/payment-settings.ts';
import { isLoopback } from './adapters/settings.ts';
import { wayToValkey } from './adapters/valkey/valkey-settings.ts';
import type { Config } from './config.ts';
import { countDemoPeople } from './modules/accounts/public.ts';
import type { Db } from './platform/database/connection.ts';
import { dangerNames } from './platform/server-settings.ts';

// Dangers that NODE_ENV=production refuses and `npm run doctor` reports (docs/decisions/release.md).

export type DangerName = (typeof dangerNames)[number];

export type Danger = {
  readonly name: DangerName;
  /** The problem, and the setting that ends it. */
  readonly words: string;
};

/** A real shop with a danger that its operator has not accepted, in words for them. */
export class Dangerous extends Error {}

export const isProduction = ({ NODE_ENV }: Pick<Config, 'NODE_ENV'>): boolean => NODE_ENV === 'production';

/** Whether the operator has accepted the danger by name. */
export const isAllowed = ({ PRODUCTION_ALLOWS }: Config, { name }: Danger): boolean =>
  PRODUCTION_ALLOWS.includes(name) || PRODUCTION_ALLOWS.includes('all');

const originDanger = ({ PUBLIC_ORIGIN }: Config): string | undefined => {
  if (PUBLIC_ORIGIN === undefined)
    return 'PUBLIC_ORIGIN is not set: links in mails would say localhost. Set it to the address people know, such as https://www.example.it';
  return isLoopback(new URL(PUBLIC_ORIGIN).hostname)
    ? `PUBLIC_ORIGIN is ${PUBLIC_ORIGIN}, which is this machine and nobody else's: set the address people know`
    : undefined;
};

/** The server speaks plain HTTP; the proxy that makes it safe must be named. */
const httpDanger = ({ PUBLIC_ORIGIN, TRUST_PROXY }: Config): string | undefined => {
  if (PUBLIC_ORIGIN?.startsWith('http:') && !isLoopback(new URL(PUBLIC_ORIGIN).hostname))
    return `PUBLIC_ORIGIN is ${PUBLIC_ORIGIN}, without https: passwords would travel readably`;
  return TRUST_PROXY === ''
    ? 'TRUST_PROXY is empty: this server speaks plain HTTP and wants a proxy with TLS in front. Name its address, such as TRUST_PROXY=127.0.0.1'
    : undefined;
};

const sandboxDanger = ({ SANDBOX }: Config): string | undefined =>
  SANDBOX
    ? 'SANDBOX is on: whoever opens /dev/outbox can enter any account, and cards pay with numbers of the sandbox. Set SANDBOX=false, and what sends mails and takes cards'
    : undefined;

const demoDanger = ({ SEED_DEMO }: Config): string | undefined =>
  SEED_DEMO
    ? 'SEED_DEMO is on: an empty database would be filled with a demo whose passwords are known. Set SEED_DEMO=false'
    : undefined;

const secretsDanger = (config: Config): string | undefined => {
  const ownCaptcha = config.TURNSTILE_SECRET === undefined && config.RECAPTCHA_SECRET === undefined;
  const missing = [
    ...(config.SIGNING_KEY === undefined ? ['SIGNING_KEY'] : []),
    ...(config.GUEST_ORDERS_KEY === undefined ? ['GUEST_ORDERS_KEY'] : []),
    ...(ownCaptcha && config.ALTCHA_HMAC_KEY === undefined ? ['ALTCHA_HMAC_KEY'] : []),
  ];
  if (missing.length === 0) return undefined;
  const [are, would] = missing.length > 1 ? ['are', 'they would'] : ['is', 'it would'];
  return `${new Intl.ListFormat('en').format(missing)} ${are} not set: ${would} be drawn into the database that is protected by ${missing.length > 1 ? 'them' : 'it'}, and lie in every copy of it. Make each with: openssl rand -base64 48. A shop that has run without brings its own along (docs/operations.md, Secrets)`;
};

/** Modes that Node's driver encrypts in; none of them falls back to plain text. */
const encrypted: readonly (string | null)[] = ['require', 'verify-ca', 'verify-full'];

/** Whether traffic to this database can be read on its way. */
const isReadable = (address: string): boolean => {
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? hostname;
  if (host === '' || isLoopback(host) || decodeURIComponent(host).startsWith('/')) return false;
  return !encrypted.includes(searchParams.get('sslmode')) || searchParams.has('uselibpqcompat');
};

const databaseDanger = ({ DATABASE_URL, DATABASE_DIRECT_URL }: Config): string | undefined => {
  const readable = Object.entries({ DATABASE_URL, DATABASE_DIRECT_URL }).flatMap(([name, address]) =>
    address !== undefined && isReadable(address) ? [name] : [],
  );
  return readable.length > 0
    ? `${readable.join(' and ')} ${readable.length > 1 ? 'lead' : 'leads'} to another machine without encryption. Add sslmode=verify-full, and sslrootcert=FILE where its certificate is of an authority of your own`
    : undefined;
};

/** Its password and callers' addresses would travel readably. */
const valkeyDanger = (config: Config): string | undefined => {
  const { hosts, isEncrypted } = wayToValkey(config);
  const others = hosts.filter((host) => !isLoopback(host));
  return isEncrypted || others.length === 0
    ? undefined
    : `Valkey is spoken to without encryption at ${others.join(', ')}. Set VALKEY_URL=rediss://…, or VALKEY_TLS=true with VALKEY_SENTINELS, and NODE_EXTRA_CA_CERTS=FILE where its certificate is of an authority of your own`;
};

const rules: Readonly<Record<DangerName, (config: Config) => string | undefined>> = {
  origin: originDanger,
  http: httpDanger,
  demo: demoDanger,
  sandbox: sandboxDanger,
  secrets: secretsDanger,
  database: databaseDanger,
  valkey: valkeyDanger,
};

/** Dangers in the settings of a real shop. */
export const dangersIn = (config: Config): Danger[] =>
  dangerNames.flatMap((name) => {
    const words = rules[name](config);
    return words === undefined ? [] : [{ name, words }];
  });

/** Dangers in the data of a real shop. */
export const dangersKept = async (db: Db): Promise<Danger[]> => {
  const people = await countDemoPeople(db);
  if (people === 0) return [];
  const words = `${people} people of the demo are in the database, and its dishes and orders with them. Begin with an empty database and SEED_DEMO=false`;
  return [{ name: 'demo', words }];
};

const complain = (dangers: readonly Danger[]): string =>
  [
    'NODE_ENV=production, and this shop would not be safe:',
    ...dangers.map(({ name, words }) => `  ${name}: ${words}`),
    `What you want all the same is taken on by its name: PRODUCTION_ALLOWS=${dangers.map(({ name }) => name).join(',')}`,
    'See docs/operations.md.',
  ].join('\n');

/** Whether visitors from outside are meant to come. */
const hasPublicOrigin = ({ PUBLIC_ORIGIN }: Config): boolean =>
  PUBLIC_ORIGIN !== undefined && !isLoopback(new URL(PUBLIC_ORIGIN).hostname);

/**
 * Refuses to start a sandbox open to strangers or with a real key, whatever else is allowed. A public demo must name
 * `sandbox`: `all` is for a trial.
 */
export const refuseOpenSandbox = (config: Config): void => {
  if (!config.SANDBOX) return;
  if (holdsLiveKey(config))
    throw new Dangerous(
      'SANDBOX is on, and a key for real payments is set: in a sandbox anybody can become anybody. Set SANDBOX=false for a real shop, or take the key out for a trial.',
    );
  if (hasPublicOrigin(config) && !config.PRODUCTION_ALLOWS.includes('sandbox'))
    throw new Dangerous(
      `SANDBOX is on, and PUBLIC_ORIGIN is ${config.PUBLIC_ORIGIN}: whoever opens /dev/outbox there can enter any account. Set SANDBOX=false for a real shop, take PUBLIC_ORIGIN out for a trial on this machine, or set PRODUCTION_ALLOWS=sandbox for a demo without real people.`,
    );
};

/** Refuses to start a real shop with a danger that is not accepted. */
export const refuseDangers = (config: Config, dangers: readonly Danger[]): void => {
  const left = isProduction(config) ? dangers.filter((danger) => !isAllowed(config, danger)) : [];
  if (left.length > 0) throw new Dangerous(complain(left));
};
