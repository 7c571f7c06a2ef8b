import { useQuery } from '@tanstack/react-query';
import type { Address } from '@zanga/contract/people/addresses';
import type { ReachableShop } from '@zanga/contract/shops/promises';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { useCallback, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { useSession } from '../../base/session/session.ts';
import { addressesQuery } from '../../parts/address/addresses-query.ts';
import { useBegunAddress } from '../../parts/address/begun-address.ts';
import type { ChosenAddress } from '../../parts/address/chosen-address.ts';
import { readWhere, type Where, type WherePosition } from '../../parts/where/where.ts';
import { inTime, whereAddress, whereShop } from '../../parts/where/where-of.ts';
import { shopOf, shopsFromQuery } from '../../parts/where/where-query.ts';

/** A choice before it is confirmed: nothing of it is stored yet. */
export type Draft = {
  readonly mode: Where['mode'];
  readonly chosen: ChosenAddress | null;
  /** Position of the device, once it was asked for. */
  readonly here: WherePosition | null;
  /** The chosen shop for each way. */
  readonly shops: { readonly delivery: string | null; readonly pickup: string | null };
  readonly slot: string;
};

/** First draft: the stored choice, or the address to be completed. */
const begin = (completing: boolean): Draft => {
  const where = completing ? null : readWhere();
  const known = where && inTime(where, serviceNow());
  const shops = { delivery: null, pickup: null, ...(known && { [known.mode]: known.shop?.id ?? null }) };
  return {
    mode: known?.mode ?? 'delivery',
    chosen: known?.address?.chosen ?? null,
    here: null,
    shops,
    slot: known?.slot ?? 'asap',
  };
};

const none: readonly Address[] = [];

/** Derived from the draft: the place, the shops seen from there, and the choice to store. */
export const useDraft = () => {
  const service = useService();
  const { signedIn } = useSession();
  const begun = useBegunAddress();
  const [draft, setDraft] = useState(() => begin(begun !== undefined));
  const change = useCallback((next: Partial<Draft>) => setDraft((now) => ({ ...now, ...next })), []);
  const { data: saved } = useQuery({ ...addressesQuery(service), enabled: signedIn });
  const { data: all } = useQuery(service.query('GET /api/shops', { query: {} }));

  const { mode, chosen, here, shops, slot } = draft;
  const address = chosen && whereAddress(chosen, saved?.data ?? none);
  const near = here ?? address?.position ?? null;
  // Without a position, ready times are read from the first shop's place: only the distances would be wrong.
  const from = mode === 'pickup' ? (near ?? all?.data[0]?.position) : address?.chosen;
  const seen = useQuery({
    ...shopsFromQuery(service, from),
    enabled: from !== undefined,
  });
  const found = from === undefined ? undefined : seen.data?.data;
  const wanted = found && shopOf({ mode, shop: null, ...idOnly(shops[mode], found) }, found);
  const shop = mode === 'pickup' ? found?.find((one) => one.shop.id === shops.pickup) : wanted;
  return {
    draft,
    change,
    begun,
    address,
    near,
    found,
    shop,
    seen,
    where: whereOf({ mode, address, shop, slot }),
  };
};

export type DraftState = ReturnType<typeof useDraft>;

const idOnly = (id: string | null, found: readonly ReachableShop[]) => {
  const own = found.find(({ shop }) => shop.id === id);
  return own && { shop: whereShop(own.shop) };
};

type FinishedDraft = Pick<Where, 'mode' | 'address' | 'slot'> & { readonly shop: ReachableShop | undefined };

/** The choice to store; null while incomplete. */
const whereOf = ({ mode, address, shop, slot }: FinishedDraft): Where | null => {
  if (!shop) return null;
  const own = whereShop(shop.shop);
  if (mode === 'pickup') return { mode, shop: own, address: null, slot };
  return address && shop.delivers ? { mode, shop: own, address, slot } : null;
};
