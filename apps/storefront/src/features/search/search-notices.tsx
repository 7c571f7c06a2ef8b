import { useOnline } from '@zanga/browser/online.ts';
import { Button } from '@zanga/ui/button.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { problemOf } from '../../base/problem/problem.ts';
import { texts } from '../../base/texts/texts.ts';
import { PopularCategories } from './search-suggestions.tsx';
import { searchTexts as t } from './search-texts.ts';

/** Placeholder while the first results load. */
export function ResultsSkeleton() {
  return (
    <div className="flex flex-col gap-4 px-3 pt-2">
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <div key={row} className="flex items-center gap-4">
          <Skeleton className="size-14 shrink-0" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-5/6" />
          </div>
        </div>
      ))}
    </div>
  );
}

type NothingProps = {
  readonly search: string;
  /** The server recognised filters in the search. */
  readonly filtered: boolean;
  /** Unwanted properties that no dish declares. */
  readonly undeclared: readonly string[];
};

const nothingWords = ({ search, filtered, undeclared }: NothingProps) => {
  if (undeclared.length > 0) return { title: t.unknown(undeclared), body: t.unknownBody };
  return { title: t.nothing(search), body: filtered ? t.nothingFiltered : t.nothingBody };
};

/** No results: suggests another search. */
export function NothingFound(props: NothingProps) {
  const { title, body } = nothingWords(props);
  return (
    <div className="flex flex-col gap-8 px-3 py-4">
      <div className="flex flex-col items-start gap-3">
        <h3 className="text-h3 wrap-anywhere">{title}</h3>
        <p className="text-ink-soft">{body}</p>
      </div>
      {!props.filtered && <PopularCategories />}
    </div>
  );
}

type TroubleProps = { readonly error: unknown; readonly retry: () => void };

/** The search failed. */
export function SearchTrouble({ error, retry }: TroubleProps) {
  const { title, body } = problemOf(error, useOnline());
  return (
    <div role="alert" className="mx-3 mb-4 flex flex-col items-start gap-3 rounded-md bg-sunken p-5">
      <p className="font-display font-semibold text-h3">{title}</p>
      <p className="text-ink-soft">{body}</p>
      <Button variant="outline" onClick={retry}>
        {texts.retry}
      </Button>
    </div>
  );
}
