import { places } from '@zanga/contract/shops/places';
import type { Geocoding } from '../../adapters/geocoding/port.ts';
import { VendorProblem } from '../../adapters/vendor-problem.ts';
import type { Config } from '../../config.ts';
import { type Call, type MountTools, mount } from '../../platform/http/mount.ts';
import { midnightAfter } from '../../platform/made-of.ts';
import { refuse } from '../../platform/refusal.ts';

type MapSettings = Pick<Config, 'GEOCODING' | 'MAP_TILES' | 'MAP_CREDIT'>;

type Tools = MountTools & {
  readonly geocoding: Geocoding;
  readonly config: MapSettings;
  /** `ahead`: search while typing is allowed. `credit`: the source of the addresses, shown beside them. */
  readonly search: { readonly ahead: boolean; readonly credit: string };
};

/** Asks the outside service; its trouble becomes a refusal. */
const answerOrUnavailable = async <Found>(find: () => Promise<Found>, { log }: Pick<Call, 'log'>) => {
  try {
    return { data: await find() };
  } catch (error) {
    if (!(error instanceof VendorProblem)) throw error;
    log.warn({ reason: error.message }, 'geocoding failed');
    return refuse('geocoding.unavailable');
  }
};

/** Search of addresses and the name of a position (API-41, API-42). */
export const mountPlaces = (tools: Tools): void =>
  mount(tools, places, {
    'GET /api/places': ({ query, call }) =>
      answerOrUnavailable(async () => [...(await tools.geocoding.search(query.search))], call),
    'GET /api/places/map': ({ call: { now, madeOf } }) => {
      madeOf([], midnightAfter(now));
      return {
        doors: tools.config.GEOCODING !== 'embedded',
        tiles: tools.config.MAP_TILES ?? null,
        credit: tools.config.MAP_CREDIT ?? '',
        ahead: tools.search.ahead,
        search_credit: tools.search.credit,
      };
    },
    'GET /api/places/at': ({ query, call }) => answerOrUnavailable(() => tools.geocoding.at(query), call),
  });
