import type { UserId } from '@zanga/domain/ids';
import type { Captcha } from '../../adapters/captcha/port.ts';
import type { Socials } from '../../adapters/social/port.ts';
import type { Db } from '../../platform/database/connection.ts';
import { keptSecret } from '../../platform/database/kept-secret.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { Identify, ReadProof } from '../../platform/session.ts';
import type { Notify } from '../notifications/public.ts';
import type { AccountTools, PersonalData } from './account-tools.ts';
import { forgetPushToken } from './devices/devices-store.ts';
import { makeKeys, readSecret } from './keys.ts';
import { type Limits, limits as usualLimits } from './limits/limits.ts';
import { makeRates } from './limits/rates-store.ts';
import { hashSecret } from './secrets.ts';
import { readProof } from './session/proof-store.ts';
import { SessionCache } from './session/session-cache.ts';
import { findSession, type SqlPool } from './session/session-queries.ts';
import { mustNoteSeen, mustSlide, noteSeen, slideToken } from './session/session-store.ts';

export type AccountSettings = {
  readonly db: Db;
  readonly pool: SqlPool;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly notify: Notify;
  readonly captcha: Captcha;
  readonly socials: Socials;
  readonly networkOn: AccountTools['networkOn'];
  readonly origin: () => string;
  /** Sandbox: only then may the demo's people sign in. */
  readonly sandbox: boolean;
  /** SMS are sent; without them no customer is asked to confirm a phone. */
  readonly sms: boolean;
  /** Signs links and keys the hashes of limits; without a setting it is drawn once and kept in the database. */
  readonly secret?: string | undefined;
  /** Former secrets, the latest first: links signed and texts sealed with them stay valid. */
  readonly secretsBefore?: readonly string[];
  readonly limits?: Limits;
  readonly isMember?: (userId: UserId, now: Date) => Promise<boolean>;
  readonly personalData?: readonly PersonalData[];
};

export type Accounts = AccountTools & {
  /** Runs for each new customer, before the answer to their confirmed phone. */
  readonly onArrival: (greet: (userId: UserId) => Promise<unknown>) => void;
  readonly identify: Identify;
  readonly readProof: ReadProof;
  /** Hears the database announce changed sign-ins and roles; distrusted while it cannot be heard. */
  readonly sessions: Pick<SessionCache, 'hear' | 'trust' | 'distrust'>;
};

/** Opens the accounts: registration, sign-in, sessions, staff. */
export const openAccounts = async (settings: AccountSettings): Promise<Accounts> => {
  const { db, pool, limits = usualLimits, notify } = settings;
  const { secret, secretsBefore = [] } = settings;
  const today = secret === undefined ? await keptSecret(db, 'accounts') : readSecret(secret);
  const keys = makeKeys(today, secretsBefore.map(readSecret));
  const sessions = new SessionCache({
    find: findSession(pool, settings.sandbox),
    found: async (tokenHash, { renewedAt, seenAt, session }, now) => {
      if (mustSlide(renewedAt, now)) await slideToken(db, tokenHash, now);
      if (session.posts.length > 0 && mustNoteSeen(seenAt, now)) await noteSeen(db, tokenHash, now);
    },
  });
  const greeters: ((userId: UserId) => Promise<unknown>)[] = [];
  notify.onDeviceGone((token) => forgetPushToken(db, token));
  return {
    db,
    log: settings.log,
    jobs: settings.jobs,
    notify,
    captcha: settings.captcha,
    socials: settings.socials,
    networkOn: settings.networkOn,
    origin: settings.origin,
    sandbox: settings.sandbox,
    sms: settings.sms,
    keys,
    limits,
    rates: makeRates(db, keys, limits),
    // Without the module membership there are no members.
    isMember: settings.isMember ?? (async () => false),
    personalData: settings.personalData ?? [],
    arrived: async (userId) => {
      // A failed greeting must not undo the registration.
      for (const greet of greeters)
        await greet(userId).catch((error: unknown) =>
          settings.log.error({ err: error }, 'a greeting failed'),
        );
    },
    onArrival: (greet) => {
      greeters.push(greet);
    },
    forgetSessions: (userId) => sessions.hear(userId),
    identify: sessions.identify,
    readProof: (token, now) => readProof(db, hashSecret(token), now),
    sessions,
  };
};
