import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useService } from '../../base/api/api.tsx';
import { useBrand } from '../../base/api/brand.ts';
import { useOverlay } from '../../base/navigation/overlay.ts';
import type { OverlayParams } from '../../base/navigation/search-params.ts';
import { askedFor, groupResults } from './model/search-model.ts';
import { searchQuery } from './model/search-queries.ts';

/** The root category of the page the search was opened over. */
const useRootCategory = () => {
  const slug = useParams({ strict: false, select: ({ category }) => category });
  return useBrand()?.categories.find((category) => category.slug === slug);
};

/** Changes what the address says of the search, without a step in the history for every letter. */
const useSearchAddress = () => {
  const navigate = useNavigate();
  return useCallback(
    (change: (search: OverlayParams) => OverlayParams) =>
      void navigate({
        to: '.',
        search: change,
        state: (state) => state,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
};

/** What is being looked for, as the address has it, and where. */
export const useSearchScope = () => {
  const { value = '' } = useOverlay('cerca');
  const everywhere = useOverlay('ovunque').value === '1';
  const root = useRootCategory();
  const change = useSearchAddress();
  const write = useCallback((cerca: string) => change((search) => ({ ...search, cerca })), [change]);
  return {
    address: value,
    write,
    /** The category one came from, where there is one. */
    root,
    everywhere,
    setEverywhere: (wide: boolean) =>
      change(({ ovunque: _, ...search }) => (wide ? { ...search, ovunque: '1' } : search)),
    /** The category the search stays in. */
    within: everywhere ? undefined : root,
  };
};

type Scope = Pick<ReturnType<typeof useSearchScope>, 'address' | 'within'>;

/** The answer to what the address asks. */
export const useSearchAnswer = ({ address, within }: Scope) => {
  const search = askedFor(address);
  const query = searchQuery(useService(), { search: search ?? '', root: within?.slug });
  const { data, ...answer } = useInfiniteQuery({ ...query, enabled: search !== undefined });
  const { fetchNextPage } = answer;
  return {
    ...answer,
    search,
    found: data && search !== undefined ? groupResults(data.pages) : undefined,
    offline: answer.fetchStatus === 'paused',
    loadMore: useCallback(() => void fetchNextPage(), [fetchNextPage]),
  };
};
