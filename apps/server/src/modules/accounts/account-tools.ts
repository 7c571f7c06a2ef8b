import type { UserId } from '@zanga/domain/ids';
import type { Captcha } from '../../adapters/captcha/port.ts';
import type { SocialNetwork, Socials } from '../../adapters/social/port.ts';
import type { Db, Tx } from '../../platform/database/connection.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { Notify } from '../notifications/public.ts';
import type { Keys } from './keys.ts';
import type { Limits } from './limits/limits.ts';
import type { Rates } from './limits/rates-store.ts';
import type { BenefitHad } from './limits/traces-store.ts';

/** Another module's data about a person: part of the export, deleted with the account. */
export type PersonalData = {
  readonly name: string;
  readonly read: (userId: UserId) => Promise<unknown>;
  /** `mailbox` is the person's proven mail address, if they proved one. */
  readonly forget: (tx: Tx, userId: UserId, mailbox?: string) => Promise<void>;
  /** One-time benefits already used, read before their deletion: an account opened again must not get them twice. */
  readonly had?: (tx: Tx, userId: UserId) => Promise<readonly BenefitHad[]>;
};

/** Tools of the use cases of accounts. */
export type AccountTools = {
  readonly db: Db;
  readonly log: Log;
  readonly notify: Notify;
  readonly jobs: Jobs;
  readonly captcha: Captcha;
  readonly socials: Socials;
  /** Whether the brand lets people sign in by a network (LOG-12); a configured one may be switched off. */
  readonly networkOn: (network: SocialNetwork) => Promise<boolean>;
  readonly keys: Keys;
  readonly rates: Rates;
  readonly limits: Limits;
  /** Address of the site, for links in messages. */
  readonly origin: () => string;
  /** Sandbox: only then may the demo's people sign in. */
  readonly sandbox: boolean;
  /** SMS are sent; without them no customer is asked to confirm a phone. */
  readonly sms: boolean;
  /** Whether the person is a member of Zanga Prime. */
  readonly isMember: (userId: UserId, now: Date) => Promise<boolean>;
  readonly personalData: readonly PersonalData[];
  /** Tells the other modules of a new customer, once the phone is confirmed. */
  readonly arrived: (userId: UserId) => Promise<void>;
  /** Forgets a person's tokens in this process at once, before the database announces the change. */
  readonly forgetSessions: (userId: UserId) => void;
};
