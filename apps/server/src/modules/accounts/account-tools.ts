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

/** What another module keeps about a person: it goes into the export, and is deleted with the account. */
export type PersonalData = {
  readonly name: string;
  readonly read: (userId: string) => Promise<unknown>;
  /** `mailbox` is the address that was shown to be theirs, if one was. */
  readonly forget: (tx: Tx, userId: string, mailbox?: string) => Promise<void>;
  /** Benefits that must not be had again by who deletes the account and comes back; read before they are deleted. */
  readonly had?: (tx: Tx, userId: string) => Promise<readonly BenefitHad[]>;
};

/** What the use cases of accounts work with. */
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
  /** The address of the site, which links in messages lead to. */
  readonly origin: () => string;
  /** Whether the shop is only being tried: the demo's people may enter. */
  readonly sandbox: boolean;
  /** Whether SMS reach people: without them nobody is asked to confirm a phone. */
  readonly sms: boolean;
  /** Whether somebody is a member of Zanga Prime. */
  readonly isMember: (userId: string, now: Date) => Promise<boolean>;
  readonly personalData: readonly PersonalData[];
  /** Tells the other modules that somebody has become a customer: their phone is confirmed. */
  readonly arrived: (userId: string) => Promise<void>;
  /** Forgets somebody's tokens in this process, which need not wait for the announcement of what it did itself. */
  readonly forgetSessions: (userId: string) => void;
};
