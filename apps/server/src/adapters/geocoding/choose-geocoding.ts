import type { Config } from '../../config.ts';
import type { Db } from '../../platform/database/connection.ts';
import { isPublicNominatim } from '../settings.ts';
import { embeddedGeocoding } from './embedded.ts';
import { googleGeocoding } from './google.ts';
import { nominatimGeocoding } from './nominatim.ts';
import type { Geocoding } from './port.ts';
import { takeTurn } from './vendor-turns-store.ts';

/** Longest wait for a turn at the vendor; later callers get "not available". */
const patienceMs = 4_000;

/** The configured geocoding. */
export const chooseGeocoding = (config: Config, db: Db): Geocoding => {
  switch (config.GEOCODING) {
    case 'embedded':
      return embeddedGeocoding();
    case 'nominatim':
      return nominatimGeocoding({
        host: config.NOMINATIM_HOST,
        userAgent: `Zanga (${config.NOMINATIM_CONTACT})`,
        takeTurn: () =>
          takeTurn(db, { vendor: 'nominatim', gapMs: 1_000 / config.NOMINATIM_PER_SECOND, patienceMs }),
      });
    case 'google':
      return googleGeocoding({ host: config.GOOGLE_MAPS_HOST, key: config.GOOGLE_MAPS_KEY ?? '' });
  }
};

/** Origin of map tiles for the pages' content policy; none for a sketch. */
export const mapOrigins = ({ MAP_TILES: tiles }: Pick<Config, 'MAP_TILES'>): readonly string[] =>
  tiles === undefined ? [] : [new URL(tiles).origin];

/** Whether a search may run at every typed letter: the public Nominatim forbids it. */
export const mayAskAhead = ({ GEOCODING, NOMINATIM_HOST }: Pick<Config, 'GEOCODING' | 'NOMINATIM_HOST'>) =>
  GEOCODING !== 'nominatim' || !isPublicNominatim(NOMINATIM_HOST);

/** Credit shown beside found addresses, in the vendor's wording. */
export const searchCredit = ({ GEOCODING }: Pick<Config, 'GEOCODING'>): string =>
  ({ embedded: '', nominatim: '© OpenStreetMap contributors', google: 'Google Maps' })[GEOCODING];
