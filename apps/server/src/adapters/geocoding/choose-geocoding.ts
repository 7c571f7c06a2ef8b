import type { Config } from '../../config.ts';
import type { Db } from '../../platform/database/connection.ts';
import { isPublicNominatim } from '../settings.ts';
import { embeddedGeocoding } from './embedded.ts';
import { googleGeocoding } from './google.ts';
import { nominatimGeocoding } from './nominatim.ts';
import type { Geocoding } from './port.ts';
import { takeTurn } from './vendor-turns-store.ts';

/** Who asks longer than this for their turn is told that nobody answers. */
const patienceMs = 4_000;

/** The geocoding that the configuration names. */
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

/** Where the pictures of the map come from, for the content policy of pages; nowhere for a sketch. */
export const mapOrigins = ({ MAP_TILES: tiles }: Pick<Config, 'MAP_TILES'>): readonly string[] =>
  tiles === undefined ? [] : [new URL(tiles).origin];

/** Whether one may be asked with every letter that is typed: the public Nominatim forbids it. */
export const mayAskAhead = ({ GEOCODING, NOMINATIM_HOST }: Pick<Config, 'GEOCODING' | 'NOMINATIM_HOST'>) =>
  GEOCODING !== 'nominatim' || !isPublicNominatim(NOMINATIM_HOST);

/** Whom an address that was found is owed to, as they want to be named beside it. */
export const searchCredit = ({ GEOCODING }: Pick<Config, 'GEOCODING'>): string =>
  ({ embedded: '', nominatim: '© OpenStreetMap contributors', google: 'Google Maps' })[GEOCODING];
