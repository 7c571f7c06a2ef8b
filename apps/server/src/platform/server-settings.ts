import { z } from 'zod';
import { accessLevels } from './http/access-level.ts';
import { count, flag, list, origin } from './setting-kinds.ts';

/** What a real shop must not have, by the names with which its operator takes it on all the same; see `dangers.ts`. */
export const dangerNames = ['origin', 'http', 'demo', 'sandbox', 'secrets', 'database', 'valkey'] as const;

/** The settings of the server itself; those of outside services are in `adapters/settings.ts`. */
export const serverSettings = {
  /** `production`, given by whoever runs a real shop: what is dangerous there is refused (`dangers.ts`). */
  NODE_ENV: z.string().optional(),
  /** Dangers that are taken on in so many words, comma-separated, or `all` of them. */
  PRODUCTION_ALLOWS: list.pipe(z.array(z.enum([...dangerNames, 'all']))).default([]),
  /** 0 takes any free port. */
  PORT: count(0, 65_535).default(3000),
  /** Address to listen on; loopback unless the machine is meant to be reached. */
  HOST: z.string().min(1).default('localhost'),
  /** PostgreSQL 15 or newer; without it the embedded one is started. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The same database without the pooler in between, for what a pooler in transaction mode cannot carry. */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: count(1, 200).default(10),
  /** Off behind a pooler that hands a connection to many, such as PgBouncer in transaction mode. */
  DATABASE_NAMED_STATEMENTS: flag.default(true),
  /** Seconds that a call waits for its turn when all connections are in use. */
  DATABASE_WAIT: count(1, 600).default(15),
  /** Seconds that a statement may take, and a transaction twice as long, before it is given up. */
  DATABASE_TIMEOUT: count(1, 3_600).default(30),
  /** Seconds without a sign of life after which all connections are given up and opened anew. */
  DATABASE_SILENCE: count(1, 600).default(10),
  /** Where the embedded database and caches live. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** The address people know the site by: in links, canonical addresses, mails. */
  PUBLIC_ORIGIN: origin.optional(),
  /** Whom pages ask for pictures in the place of the site itself: a CDN before it. */
  PICTURES_ORIGIN: origin.optional(),
  /** Origins of the native apps, which call from inside their own shell. */
  APP_ORIGINS: z
    .string()
    .default('https://localhost,capacitor://localhost')
    .transform((list) => list.split(',').filter(Boolean)),
  /** Addresses or networks of the proxies in front, comma-separated; none are trusted by default. */
  TRUST_PROXY: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** What the line of each request tells of who called: address and user id, only their network, or nothing. */
  ACCESS_LOG: z.enum(accessLevels).default('full'),
  /** Calls a minute from one address before it is told to slow down. */
  RATE_LIMIT: count(1, 1_000_000).default(1_200),
  /**
   * How many times the usual number of unpaid orders may come from one phone, mail, browser or network. Only for
   * measurements and tests, which are one address and a thousand people.
   */
  ORDER_LIMIT_FACTOR: count(1, 1_000_000).default(1),
  /** Every five minutes the way of an order is walked over this node's own HTTP, and undone (decision 139). */
  ORDER_REHEARSAL: flag.default(false),
  /** For how many seconds a step on the board can be taken back; what it tells the customer waits as long. */
  UNDO_SECONDS: count(0, 60).default(10),
  /** The demo shop is put into an empty database. */
  SEED_DEMO: flag.default(true),
  /** Pictures are made ready in the background before anybody asks for them. */
  PREWARM_PICTURES: flag.default(true),
  /**
   * Seconds between the word that it is ending (`/health/ready` says so) and taking no more calls, for balancers to notice.
   * Five where others come, none on one's own machine.
   */
  DRAIN_SECONDS: count(0, 300).optional(),
  /** Seconds for a call to arrive whole, however slowly it is sent. */
  REQUEST_TIMEOUT: count(1, 3_600).default(60),
  /** Live streams that are open at once from one address; behind one, a whole office may look at its orders. */
  LIVE_STREAMS: count(1, 1_000_000).default(100),
  /** Minutes of not being ready after which `/health/live` fails, so that the process is started anew; 0 never. */
  UNREADY_MINUTES: count(0, 1_440).default(5),
  /** Public keys of age (`age1…`), comma-separated: backups are closed to them, and who writes one cannot read it. */
  BACKUP_RECIPIENT: list
    .pipe(z.array(z.string().regex(/^age1[a-z0-9]+$/, 'is a public key of age: age1…')))
    .default([]),
  /** Closes and opens backups where no key is named. */
  BACKUP_PASSPHRASE: z.string().min(16).optional(),
  /** The file of the secret key, where a backup is restored or tried. */
  BACKUP_IDENTITY_FILE: z.string().min(1).optional(),
  /** An empty database in which backups are tried; without it the embedded PostgreSQL makes one. */
  BACKUP_DRILL_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /**
   * What answers that are the same for everybody may take in memory, packed and plain; what has not been asked for longest
   * makes room. The process itself takes about 250 MB beside them.
   */
  KEPT_MEGABYTES: count(1, 16_384).default(64),
  /** Guards `/metrics`. Without it a shop with a `PUBLIC_ORIGIN` tells them to nobody, another one to its own machine. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Where spans are sent, by OTLP over HTTP; without it nothing is measured for them. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Headers that the collector wants, `name=value`, comma-separated. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default(''),
  OTEL_SERVICE_NAME: z.string().min(1).default('zanga'),
  /** Which part of the calls that nobody else has begun to trace. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

const Server = z.object(serverSettings);

/** What the environment says of the server itself, checked, with where the checkout and its data lie. */
export type ServerSettings = z.output<typeof Server> & { readonly root: string; readonly dataDir: string };
