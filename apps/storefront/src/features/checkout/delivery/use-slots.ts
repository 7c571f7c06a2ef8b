import { useQuery } from '@tanstack/react-query';
import type { Slot } from '@zanga/contract/ordering/carts';
import type { SlotOffer } from '@zanga/contract/shops/promises';
import { useEffect, useRef } from 'react';
import { useService } from '../../../base/api/api.tsx';

/** Times fill up while one thinks. */
const refreshMilliseconds = 60_000;

export type SlotPlace = {
  readonly shop: string;
  readonly mode: 'delivery' | 'pickup';
  readonly pieces: number;
  readonly position?: { readonly lat: number; readonly lng: number } | undefined;
  /** The zone it is brought to, which tells more than the position. */
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

export type Offered = { readonly asap: string | null; readonly data: readonly SlotOffer[] };

type ProposingProps = {
  /** What the times are of: another place is another question. */
  readonly of: string;
  readonly value: Slot;
  readonly offered: Offered | undefined;
  readonly onPropose: (at: string) => void;
};

/**
 * Chooses the first free time where it cannot be had at once, and tells which one that was. Only for whoever finds it
 * so: when what was promised a moment ago can no longer be had, nobody moves it but the person.
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
