import type { Place } from '@zanga/contract/shops/places';
import type { Service } from '../../base/api/api.tsx';
import { devicePosition } from '../../base/device/device-position.ts';
import { storage } from '../../base/storage/storage.ts';
import { placeErrors } from './address-texts.ts';
import { positionTrouble } from './position-trouble.ts';

/** The place where the device is, or the words that say why it is unknown (ERR-11). */
export type CurrentPlace = { readonly place: Place } | { readonly trouble: string };

const conversion = async (service: Service, lat: number, lng: number): Promise<CurrentPlace> => {
  try {
    const { data } = await service.api('GET /api/places/at', { query: { lat, lng } });
    return data ? { place: data } : { trouble: placeErrors.nowhere };
  } catch {
    return { trouble: placeErrors.conversion };
  }
};

/** Stores the position, under the names of API-42. */
const remember = ({ latitude, longitude, formatted_address }: Place) => {
  storage.write('latitude', String(latitude));
  storage.write('longitude', String(longitude));
  storage.write('formatted_address', formatted_address);
};

/** Asks the device for its position and the geocoder for its address, and stores both for the visit. */
export const storeCurrentPosition = async (service: Service): Promise<CurrentPlace> => {
  try {
    const { lat, lng } = await devicePosition();
    const here = await conversion(service, lat, lng);
    if ('place' in here) remember(here.place);
    return here;
  } catch (error) {
    return { trouble: positionTrouble(error) };
  }
};
