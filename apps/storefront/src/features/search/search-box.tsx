import { type RefObject, useId } from 'react';
import { rememberSearch } from './model/recent-searches.ts';
import { askedFor, countResults } from './model/search-model.ts';
import { SearchAnswer } from './search-answer.tsx';
import { SearchField } from './search-field.tsx';
import { resultId } from './search-results.tsx';
import { PopularCategories, RecentSearches } from './search-suggestions.tsx';
import { useActiveResult } from './use-active-result.ts';
import { useSearchAnswer, useSearchScope } from './use-search.ts';
import { useSearchText } from './use-search-text.ts';
import { type KeptScroll, useStoredScroll } from './use-stored-scroll.ts';

type SearchBoxProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly scroll: RefObject<KeptScroll>;
};

/** The searchbar, and beneath it what it found or where to begin. */
export function SearchBox({ field, scroll }: SearchBoxProps) {
  const listId = useId();
  const scope = useSearchScope();
  const answer = useSearchAnswer(scope);
  const scroller = useStoredScroll(scroll, scope.address);
  const { text, setText, setNow } = useSearchText(scope.address, scope.write);
  const count = answer.found ? countResults(answer.found) : 0;
  const remember = () => {
    const asked = askedFor(text);
    if (asked) rememberSearch(asked);
  };
  const { active, activeId, onKeyDown } = useActiveResult({
    search: askedFor(text),
    count,
    idAt: (place) => resultId(listId, place),
    onEnter: () => {
      setNow(text);
      remember();
    },
  });
  const clear = () => {
    setNow('');
    field.current?.focus();
  };
  return (
    <>
      <SearchField
        field={field}
        text={text}
        onText={setText}
        onClear={clear}
        onKeyDown={onKeyDown}
        listId={listId}
        expanded={count > 0}
        activeId={activeId}
      />
      <div {...scroller} data-scrolls className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {answer.search === undefined ? (
          <div className="flex flex-col gap-8 px-4 pt-4 pb-8 md:px-6">
            <RecentSearches onChoose={setNow} />
            <PopularCategories />
          </div>
        ) : (
          <div className="px-2 pt-4 pb-4 md:px-4">
            <SearchAnswer {...{ answer, scope, listId, active }} onChosen={remember} onSearch={setNow} />
          </div>
        )}
      </div>
    </>
  );
}
