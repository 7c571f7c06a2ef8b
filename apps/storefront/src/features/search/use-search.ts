import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useService } from '../../base/api/api.tsx';
import { useBrand } from '../../base/api/brand.ts';
import { useOverlay } from '../../base/navigation/overlay.ts';
import type { OverlayParams } from '../../base/navigation/search-params.ts';
import { askedFor, groupResults } from './model/search-model.ts';
import { nearQuery, searchQuery } from './model/search-queries.ts';

/** The root category of the page the search was opened over. */
const useRootCategory = () => {
  const slug = useParams({ strict: false, select: ({ category }) => category });
  return useBrand()?.categories.find((category) => category.slug === slug);
};

/** Writes the search to the address, without a history entry for every letter. */
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

/** Search text from the address, and the category page it was opened over. */
export const useSearchScope = () => {
  const { value = '' } = useOverlay('cerca');
  const root = useRootCategory();
  const change = useSearchAddress();
  const write = useCallback((cerca: string) => change((search) => ({ ...search, cerca })), [change]);
  return { address: value, write, root };
};

type Scope = Pick<ReturnType<typeof useSearchScope>, 'address' | 'root'>;

/** Results for the address's search: of the whole menu, with the present category's first. */
export const useSearchAnswer = ({ address, root }: Scope) => {
  const service = useService();
  const search = askedFor(address);
  const isAsked = search !== undefined;
  const { data, ...answer } = useInfiniteQuery({ ...searchQuery(service, search ?? ''), enabled: isAsked });
  const near = useQuery({
    ...nearQuery(service, search ?? '', root?.slug ?? ''),
    enabled: isAsked && root !== undefined,
  });
  const { fetchNextPage } = answer;
  // The category's results come first: until they are known or have failed, other results must not take their place.
  const waits = root !== undefined && near.isPending && !near.isError;
  return {
    ...answer,
    isPlaceholderData: answer.isPlaceholderData || (root !== undefined && near.isPlaceholderData),
    search,
    found: data && isAsked && !waits ? groupResults(data.pages, root && near.data) : undefined,
    offline: answer.fetchStatus === 'paused',
    loadMore: useCallback(() => void fetchNextPage(), [fetchNextPage]),
  };
};
