import { useLocation } from '@tanstack/react-router';
import type { Place } from '@zanga/contract/shops/places';
import type { KnownAddress } from './known-address.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What is known already of an address that is completed in the sheet this step opens. */
    begun?: KnownAddress;
  }
}

/** A place that was found, as the beginning of an address; where it lies is told by its street, not by this point. */
export const begunAt = (place: Place): KnownAddress => {
  const { street, number, zip, city, province, latitude: lat, longitude: lng } = place;
  return { street, number, zip, city, province, lat, lng, pinned: false };
};

/** The beginning of an address that somebody came with. */
export const useBegunAddress = (): KnownAddress | undefined =>
  useLocation({ select: ({ state }) => state.begun, structuralSharing: false });
