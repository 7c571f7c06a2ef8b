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
import type { Log } from '../../../platform/log.ts';
import { readAddress } from '../../addresses/public.ts';

export type FoundAddress = { readonly position: Destination; readonly formatted: string };
type NotFound = Refusal<'address.not_found' | 'address.nowhere' | 'geocoding.unavailable'>;

type FindingTools = { readonly db: Db; readonly geocoding: Geocoding; readonly log: Log };

/** Logs trouble of the outside service; any other error goes on. */
const logVendorTrouble = (error: unknown, log: Log): void => {
  if (!(error instanceof VendorProblem)) throw error;
  log.warn({ reason: error.message }, 'geocoding failed');
};

const searched = async ({ geocoding, log }: FindingTools, text: string): Promise<FoundAddress | NotFound> => {
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
    logVendorTrouble(error, log);
    return { ok: false, code: 'geocoding.unavailable' };
  }
};

/** A point may stay without a name: the service that knows it may be down. */
const named = async ({ geocoding, log }: FindingTools, position: Point): Promise<FoundAddress> => {
  try {
    return { position, formatted: (await geocoding.at(position))?.formatted_address ?? '' };
  } catch (error) {
    logVendorTrouble(error, log);
    return { position, formatted: '' };
  }
};

/** The place of a request: a saved address of the caller, a point, or words. */
export const findAddress = async (
  tools: FindingTools,
  wanted: output<typeof AddressToCheck>,
  userId: UserId | undefined,
): Promise<FoundAddress | NotFound> => {
  if ('text' in wanted) return searched(tools, wanted.text);
  if ('street' in wanted) return { position: wanted, formatted: writtenAddress(wanted) };
  if ('lat' in wanted) return named(tools, wanted);
  const address = userId === undefined ? undefined : await readAddress(tools.db, userId, wanted.address_id);
  if (!address) return { ok: false, code: 'address.not_found' };
  return { position: address, formatted: writtenAddress(address) };
};
