import { MoreResults } from './more-results.tsx';
import { declaredFilters, SearchFilters, undeclaredWishes } from './search-filters.tsx';
import { NothingFound, ResultsSkeleton, SearchTrouble } from './search-notices.tsx';
import { SearchResults } from './search-results.tsx';
import { searchTexts as t } from './search-texts.ts';
import type { useSearchAnswer, useSearchScope } from './use-search.ts';

type SearchAnswerProps = {
  readonly answer: ReturnType<typeof useSearchAnswer>;
  readonly scope: ReturnType<typeof useSearchScope>;
  readonly listId: string;
  readonly active: number;
  readonly onChosen: () => void;
  readonly onSearch: (search: string) => void;
};

const statusOf = ({ answer: { found, search = '', isPlaceholderData } }: SearchAnswerProps) => {
  if (!found || isPlaceholderData) return t.searching;
  const undeclared = undeclaredWishes(found.filters);
  if (undeclared.length > 0) return t.unknown(undeclared);
  return found.total > 0 ? t.found(found.total, search) : t.nothing(search);
};

/** Results of the search, or the reason for none. */
export function SearchAnswer(props: SearchAnswerProps) {
  const { answer, scope, listId, active, onChosen, onSearch } = props;
  const { found, search = '', isPlaceholderData: stale } = answer;
  const troubled = answer.offline || (answer.isError && !answer.isFetchNextPageError);
  return (
    <>
      <p role="status" className="sr-only">
        {!troubled && statusOf(props)}
      </p>
      {troubled && <SearchTrouble error={answer.error} retry={() => void answer.refetch()} />}
      {!found && !troubled && <ResultsSkeleton />}
      {found && (
        <SearchFilters
          filters={declaredFilters(found.filters)}
          removable={found.total > 0}
          stale={stale}
          onSearch={onSearch}
        />
      )}
      {found && found.total > 0 && (
        <SearchResults
          found={found}
          near={scope.root?.name}
          search={found.lookedFor}
          listId={listId}
          active={active}
          stale={stale}
          onChosen={onChosen}
        />
      )}
      {found?.total === 0 && !stale && (
        <NothingFound
          search={search}
          filtered={found.filters.length > 0}
          undeclared={undeclaredWishes(found.filters)}
        />
      )}
      {found && answer.hasNextPage && (
        <MoreResults
          loading={answer.isFetchingNextPage}
          failed={answer.isFetchNextPageError}
          load={answer.loadMore}
        />
      )}
    </>
  );
}
