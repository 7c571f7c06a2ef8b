import type { TriedService } from '@zanga/domain/brand/service-trial';
import { givenId } from '@zanga/domain/ids';
import { chooseAdapters } from '../src/adapters/choose-adapters.ts';
import { chooseGeocoding } from '../src/adapters/geocoding/choose-geocoding.ts';
import { openOutsideProvider } from '../src/adapters/payments/choose-payments.ts';
import type { Config } from '../src/config.ts';
import { findOwner } from '../src/modules/accounts/first-owner/queries.ts';
import { whoDoes } from '../src/modules/brand/public.ts';
import { readNames } from '../src/modules/brand/public-names.ts';
import { type MachineTold, machineWords } from '../src/modules/brand/trials/machine-words.ts';
import { tryAtMachine } from '../src/modules/brand/trials/try-service.ts';
import { makeTrySenders } from '../src/modules/notifications/try-senders.ts';
import { isHeldCopy } from '../src/platform/backup/held-copy.ts';
import { systemClock } from '../src/platform/clock.ts';
import type { Db } from '../src/platform/database/connection.ts';
import type { Log } from '../src/platform/log.ts';

type Tools = { readonly db: Db; readonly config: Config; readonly log: Log };

/** Services tried by a question, without a message or a charge. */
const asked: readonly TriedService[] = ['payments', 'geocoding'];
/** Services tried by a message. */
const sent: readonly TriedService[] = ['email', 'sms', 'push'];

/** Whether an outside service is configured for it. */
const isOutside = (config: Config, service: TriedService): boolean => {
  const { apps, browsers, ...does } = whoDoes(config);
  return (service === 'push' ? [apps, browsers] : [does[service]]).some(
    (who) => who !== 'embedded' && who !== 'none',
  );
};

const trialTools = async ({ db, config, log }: Tools) => {
  const clock = systemClock;
  const origin = () => config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`;
  const adapters = chooseAdapters({ db, config, log, clock, world: clock, readNames });
  const provider = await openOutsideProvider({ config, db });
  return {
    ...{ db, config, held: await isHeldCopy(db) },
    senders: makeTrySenders({ db, origin, ...adapters }),
    provider: provider ?? { name: 'none' as const, intentsSince: async function* () {} },
    freshGeocoding: () => chooseGeocoding(config, db),
  };
};

/**
 * Tries all connected services at once, by the owner's own trials. Messages go to the owner, only with
 * `sending`.
 */
export const tryOutside = async (tools: Tools, sending: boolean): Promise<readonly MachineTold[]> => {
  const { db, config } = tools;
  const services = [...asked, ...(sending ? sent : [])].filter((service) => isOutside(config, service));
  if (services.length === 0) return [];
  const userId = (await findOwner(db, config.SANDBOX)) ?? givenId('usr', '');
  const trying = await trialTools(tools);
  const now = systemClock();
  return Promise.all(
    services.map(async (service) => machineWords(await tryAtMachine(trying, { service, userId }, now))),
  );
};
