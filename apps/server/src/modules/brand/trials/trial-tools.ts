import type { Geocoding } from '../../../adapters/geocoding/port.ts';
import type { PaymentProvider } from '../../../adapters/payments/port.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../platform/database/connection.ts';
import type { Accounts } from '../../accounts/public.ts';
import type { TrySenders } from '../../notifications/public.ts';

/** Tools to try the services of an installation. */
export type TrialTools = {
  readonly db: Db;
  readonly config: Config;
  readonly accounts: Pick<Accounts, 'rates'>;
  readonly senders: TrySenders;
  readonly provider: Pick<PaymentProvider, 'name' | 'intentsSince'>;
  /** Without a cache: a remembered answer would prove nothing. */
  readonly freshGeocoding: () => Geocoding;
  /** A restored copy, which sends nothing outside (docs/decisions/backup.md). */
  readonly held: boolean;
};

/** Tools of the trial itself; whether the person may try is decided before. */
export type Trialled = Omit<TrialTools, 'accounts'>;
