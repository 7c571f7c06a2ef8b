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

/** What is being looked for, as the address has it, and from where. */
export const useSearchScope = () => {
  const { value = '' } = useOverlay('cerca');
  const root = useRootCategory();
  const change = useSearchAddress();
  const write = useCallback((cerca: string) => change((search) => ({ ...search, cerca })), [change]);
  return { address: value, write, root };
};

type Scope = Pick<ReturnType<typeof useSearchScope>, 'address' | 'root'>;

/** The answer to what the address asks: of the whole menu, and first what the category one came from has of it. */
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
  // What is near goes first: until it is known or cannot be had, nothing is put in its place.
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
