import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Product } from '@zanga/contract/menu/product';
import { useService } from '../../base/api/api.tsx';
import { useSession } from '../../base/session/session.ts';
import { useUser } from '../../base/session/user.ts';
import { avoiding, type CompanionsAsked } from './companion-query.ts';

const nothing: readonly Product[] = [];

export type Companions = {
  readonly companions: readonly Product[];
  /** They are on their way. */
  readonly coming: boolean;
};

/** What goes well with what was asked about, without what somebody avoids; nothing while there is nothing to ask about. */
export const useCompanions = (asked: CompanionsAsked): Companions => {
  const { signedIn } = useSession();
  const { data: user, isError: unknown } = useUser();
  const { data, isError: failed } = useQuery({
    ...useService().query('GET /api/products/together', { query: avoiding(asked, user) }),
    // Nothing is offered to somebody before it is known what they avoid.
    enabled: asked.products !== '' && (!signedIn || user !== undefined),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const coming = asked.products !== '' && data === undefined && !failed && !(signedIn && unknown);
  return { companions: data?.data ?? nothing, coming };
};
