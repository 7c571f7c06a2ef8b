import type { Geocoding } from '../../../adapters/geocoding/port.ts';
import type { PaymentProvider } from '../../../adapters/payments/port.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../platform/database/connection.ts';
import type { Accounts } from '../../accounts/public.ts';
import type { TrySenders } from '../../notifications/public.ts';

/** What the services of an installation are tried with. */
export type TrialTools = {
  readonly db: Db;
  readonly config: Config;
  readonly accounts: Pick<Accounts, 'rates'>;
  readonly senders: TrySenders;
  readonly provider: Pick<PaymentProvider, 'name' | 'intentsSince'>;
  /** One that remembers no answer: what is known by heart would prove nothing. */
  readonly freshGeocoding: () => Geocoding;
  /** Whether this is a restored copy, which reaches nobody (decision 023). */
  readonly held: boolean;
};

/** What a trial itself takes; whether somebody may try is decided before. */
export type Trialled = Omit<TrialTools, 'accounts'>;
