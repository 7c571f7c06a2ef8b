import type { Config } from '../../config.ts';
import { embeddedGeocoding } from './embedded.ts';
import { googleGeocoding } from './google.ts';
import { nominatimGeocoding } from './nominatim.ts';
import type { Geocoding } from './port.ts';

/** The geocoding that the configuration names. */
export const chooseGeocoding = (config: Config): Geocoding => {
  switch (config.GEOCODING) {
    case 'embedded':
      return embeddedGeocoding();
    case 'nominatim':
      return nominatimGeocoding({
        host: config.NOMINATIM_HOST,
        userAgent: `Zanga (${config.NOMINATIM_CONTACT})`,
        perSecond: config.NOMINATIM_PER_SECOND,
      });
    case 'google':
      return googleGeocoding({ host: config.GOOGLE_MAPS_HOST, key: config.GOOGLE_MAPS_KEY ?? '' });
  }
};

/** Where the pictures of the map come from, for the content policy of pages; nowhere for a sketch. */
export const mapOrigins = ({ MAP_TILES: tiles }: Pick<Config, 'MAP_TILES'>): readonly string[] =>
  tiles === undefined ? [] : [new URL(tiles).origin];
