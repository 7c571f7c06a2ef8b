import { z } from 'zod';
import { accessLevels } from './http/access-level.ts';
import { count, flag, list, origin } from './setting-kinds.ts';

/** Dangers for a real shop, by the names that allow them (`dangers.ts`). */
export const dangerNames = ['origin', 'http', 'demo', 'sandbox', 'secrets', 'database', 'valkey'] as const;

/** Settings of the server; outside services have theirs in `adapters/settings.ts`. */
export const serverSettings = {
  /** `production` refuses to start with a danger (`dangers.ts`). */
  NODE_ENV: z.string().optional(),
  /** Accepted dangers, comma-separated, or `all`. */
  PRODUCTION_ALLOWS: list.pipe(z.array(z.enum([...dangerNames, 'all']))).default([]),
  /** 0 takes a free port. */
  PORT: count(0, 65_535).default(3000),
  /** Address to listen on; loopback by default. */
  HOST: z.string().min(1).default('localhost'),
  /** PostgreSQL 15 or newer; without it the embedded one starts. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The same database past a pooler, for needs that transaction mode cannot carry. */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: count(1, 200).default(10),
  /** Off behind a pooler that shares connections, such as PgBouncer in transaction mode. */
  DATABASE_NAMED_STATEMENTS: flag.default(true),
  /** Seconds a call waits for a free connection. */
  DATABASE_WAIT: count(1, 600).default(15),
  /** Longest seconds of a statement; a transaction may take twice as long. */
  DATABASE_TIMEOUT: count(1, 3_600).default(30),
  /** Seconds without a sign of life after which all connections are opened anew. */
  DATABASE_SILENCE: count(1, 600).default(10),
  /** Folder of the embedded database and of caches. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** Public address of the site: in links, canonical addresses, mails. */
  PUBLIC_ORIGIN: origin.optional(),
  /** Origin of pictures instead of the site itself, such as a CDN. */
  PICTURES_ORIGIN: origin.optional(),
  /** Origins of the native apps, whose calls come from their own shell. */
  APP_ORIGINS: z
    .string()
    .default('https://localhost,capacitor://localhost')
    .transform((list) => list.split(',').filter(Boolean)),
  /** Trusted proxies, as addresses or networks, comma-separated; none by default. */
  TRUST_PROXY: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Caller in the access log: address and user id, only the network, or nothing. */
  ACCESS_LOG: z.enum(accessLevels).default('full'),
  /** Calls a minute from one address. */
  RATE_LIMIT: count(1, 1_000_000).default(1_200),
  /**
   * Multiplies the unpaid orders allowed from one phone, mail, browser or network. Only for measurements and tests,
   * which are one address and a thousand people.
   */
  ORDER_LIMIT_FACTOR: count(1, 1_000_000).default(1),
  /** Rehearses an order every five minutes over this node's own HTTP, and undoes it. */
  ORDER_REHEARSAL: flag.default(false),
  /** Seconds in which a step on the board can be undone; its message to the customer waits as long. */
  UNDO_SECONDS: count(0, 60).default(10),
  /** Id of the brand, which an empty database is founded with. */
  BRAND_ID: count(1, 2_147_483_647).default(1),
  /** Loads the demo shop into an empty database. */
  SEED_DEMO: flag.default(true),
  /** Prepares pictures in the background before the first request. */
  PREWARM_PICTURES: flag.default(true),
  /**
   * Seconds between failing `/health/ready` and refusing calls, for balancers to notice. By default five, none on one's
   * own machine.
   */
  DRAIN_SECONDS: count(0, 300).optional(),
  /** Seconds for a call to arrive whole. */
  REQUEST_TIMEOUT: count(1, 3_600).default(60),
  /** Live streams at once from one address, behind which a whole office may watch its orders. */
  LIVE_STREAMS: count(1, 1_000_000).default(100),
  /** Minutes without readiness after which `/health/live` fails, so that the process is restarted; 0 for never. */
  UNREADY_MINUTES: count(0, 1_440).default(5),
  /** Public keys of age (`age1…`), comma-separated, that seal backups: their writer cannot read them. */
  BACKUP_RECIPIENT: list
    .pipe(z.array(z.string().regex(/^age1[a-z0-9]+$/, 'is a public key of age: age1…')))
    .default([]),
  /** Seals and opens backups if no key is named. */
  BACKUP_PASSPHRASE: z.string().min(16).optional(),
  /** File of the secret key, for restoring or trying a backup. */
  BACKUP_IDENTITY_FILE: z.string().min(1).optional(),
  /** Empty database for trying backups; without it the embedded PostgreSQL makes one. */
  BACKUP_DRILL_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /**
   * Memory for kept answers, compressed and plain; the longest unused make room. The process takes about 250 MB beside
   * them.
   */
  KEPT_MEGABYTES: count(1, 16_384).default(64),
  /** Guards `/metrics`. Without it a shop with a `PUBLIC_ORIGIN` shows them to no caller, others to their own machine. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** OTLP collector over HTTP for spans; without it none are measured. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Headers for the collector: `name=value`, comma-separated. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default(''),
  OTEL_SERVICE_NAME: z.string().min(1).default('zanga'),
  /** Share of calls to trace, among calls without a trace of their own. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

const Server = z.object(serverSettings);

/** Checked settings of the environment, with the folders of the checkout and its data. */
export type ServerSettings = z.output<typeof Server> & { readonly root: string; readonly dataDir: string };
