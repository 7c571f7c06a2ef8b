import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Product } from '@zanga/contract/menu/product';
import { useService } from '../../base/api/api.tsx';
import { useSession } from '../../base/session/session.ts';
import { useUser } from '../../base/session/user.ts';
import { avoiding, type CompanionsAsked } from './companion-query.ts';

const nothing: readonly Product[] = [];

export type Companions = {
  readonly companions: readonly Product[];
  /** The answer is on its way. */
  readonly coming: boolean;
};

/** Suggestions for the given products, without the person's allergens; none for no products. */
export const useCompanions = (asked: CompanionsAsked): Companions => {
  const { signedIn } = useSession();
  const { data: user, isError: unknown } = useUser();
  const { data, isError: failed } = useQuery({
    ...useService().query('GET /api/products/together', { query: avoiding(asked, user) }),
    // No suggestion before the account's allergens are known.
    enabled: asked.products !== '' && (!signedIn || user !== undefined),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const coming = asked.products !== '' && data === undefined && !failed && !(signedIn && unknown);
  return { companions: data?.data ?? nothing, coming };
};
