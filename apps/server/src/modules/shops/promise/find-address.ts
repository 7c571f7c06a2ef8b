import type { AddressToCheck } from '@zanga/contract/shops/promises';
import type { Refusal } from '@zanga/contract/wire/route';
import type { UserId } from '@zanga/domain/ids';
import type { Point } from '@zanga/domain/shops/geography';
import type { Destination } from '@zanga/domain/shops/streets/zones';
import { writtenAddress } from '@zanga/domain/shops/written-address';
import type { output } from 'zod';
import type { Geocoding } from '../../../adapters/geocoding/port.ts';
import { VendorProblem } from '../../../adapters/vendor-problem.ts';
import type { Db } from '../../../platform/database/connection.ts';
import { readAddress } from '../../addresses/public.ts';

export type FoundAddress = { readonly position: Destination; readonly formatted: string };
type NotFound = Refusal<'address.not_found' | 'address.nowhere' | 'geocoding.unavailable'>;

const searched = async (geocoding: Geocoding, text: string): Promise<FoundAddress | NotFound> => {
  try {
    const [place] = await geocoding.search(text);
    if (!place) return { ok: false, code: 'address.nowhere' };
    const {
      latitude: lat,
      longitude: lng,
      formatted_address: formatted,
      precise: pinned,
      ...written
    } = place;
    return { position: { ...written, lat, lng, zone: null, pinned }, formatted };
  } catch (error) {
    if (error instanceof VendorProblem) return { ok: false, code: 'geocoding.unavailable' };
    throw error;
  }
};

/** A point may stay without a name: the service that knows it may be down. */
const named = async (geocoding: Geocoding, position: Point): Promise<FoundAddress> => {
  try {
    return { position, formatted: (await geocoding.at(position))?.formatted_address ?? '' };
  } catch (error) {
    if (error instanceof VendorProblem) return { position, formatted: '' };
    throw error;
  }
};

/** The place of a request: a saved address of the caller, a point, or words. */
export const findAddress = async (
  { db, geocoding }: { readonly db: Db; readonly geocoding: Geocoding },
  wanted: output<typeof AddressToCheck>,
  userId: UserId | undefined,
): Promise<FoundAddress | NotFound> => {
  if ('text' in wanted) return searched(geocoding, wanted.text);
  if ('street' in wanted) return { position: wanted, formatted: writtenAddress(wanted) };
  if ('lat' in wanted) return named(geocoding, wanted);
  const address = userId === undefined ? undefined : await readAddress(db, userId, wanted.address_id);
  if (!address) return { ok: false, code: 'address.not_found' };
  return { position: address, formatted: writtenAddress(address) };
};
