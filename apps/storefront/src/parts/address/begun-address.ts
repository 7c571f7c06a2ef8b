import { useLocation } from '@tanstack/react-router';
import type { Place } from '@zanga/contract/shops/places';
import type { KnownAddress } from './known-address.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Known fields of an address that the opening sheet completes. */
    begun?: KnownAddress;
  }
}

/** A found place as the start of an address, without its point: the position will come from the street. */
export const begunAt = (place: Place): KnownAddress => {
  const { street, number, zip, city, province, latitude: lat, longitude: lng } = place;
  return { street, number, zip, city, province, lat, lng, pinned: false };
};

/** The start of an address, handed over by the previous page. */
export const useBegunAddress = (): KnownAddress | undefined =>
  useLocation({ select: ({ state }) => state.begun, structuralSharing: false });
