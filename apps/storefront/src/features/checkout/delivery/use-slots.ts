import { useQuery } from '@tanstack/react-query';
import type { Slot } from '@zanga/contract/ordering/carts';
import type { SlotOffer } from '@zanga/contract/shops/promises';
import { useEffect, useRef } from 'react';
import { useService } from '../../../base/api/api.tsx';

/** Slots fill up while the page is open. */
const refreshMilliseconds = 60_000;

export type SlotPlace = {
  readonly shop: string;
  readonly mode: 'delivery' | 'pickup';
  readonly pieces: number;
  readonly position?: { readonly lat: number; readonly lng: number } | undefined;
  /** Delivery zone: more precise than the position. */
  readonly zone?: string | undefined;
};

export const useSlots = (place: SlotPlace | undefined) => {
  const { shop = '', mode = 'pickup', pieces = 1, position, zone } = place ?? {};
  return useQuery({
    ...useService().query('GET /api/shops/:shop/slots', {
      params: { shop },
      query: { mode, pieces, ...(zone === undefined ? position : { zone }) },
    }),
    staleTime: 0,
    refetchInterval: refreshMilliseconds,
    enabled: place !== undefined,
  });
};

export type OfferedSlots = { readonly asap: string | null; readonly data: readonly SlotOffer[] };

type ProposingProps = {
  /** Place of the slots: a new place asks for a new proposal. */
  readonly of: string;
  readonly value: Slot;
  readonly offered: OfferedSlots | undefined;
  readonly onPropose: (at: string) => void;
};

/**
 * Chooses the first free time where "as soon as possible" is not offered, and returns it. Only once for each place:
 * when "as soon as possible" ends later, only the person chooses again.
 */
export const useProposedTime = ({ of, value, offered, onPropose }: ProposingProps): string | undefined => {
  const seen = useRef<{ readonly of: string; readonly proposed: string | undefined }>(undefined);
  const first = offered?.data.find(({ state }) => state !== 'full')?.at;
  const asap = offered?.asap;
  useEffect(() => {
    if (asap === undefined || seen.current?.of === of) return;
    const proposed = asap === null && value === 'asap' ? first : undefined;
    seen.current = { of, proposed };
    if (proposed !== undefined) onPropose(proposed);
  }, [asap, first, of, value, onPropose]);
  return seen.current?.of === of ? seen.current.proposed : undefined;
};
