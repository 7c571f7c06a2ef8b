import type { ReactNode } from 'react';
import type { FoundResults } from './model/search-model.ts';
import { CategoryResult, ProductResult } from './search-result.tsx';
import { searchTexts as t } from './search-texts.ts';

/** Element id of the result at a place of the whole list. */
export const resultId = (listId: string, place: number) => `${listId}-${place}`;

type SearchResultsProps = {
  readonly found: FoundResults;
  /** Name of the category page the search was opened over. */
  readonly near: string | undefined;
  readonly search: string;
  readonly listId: string;
  /** Place of the result the arrow keys have reached. */
  readonly active: number;
  /** The shown results belong to the search before; new ones are loading. */
  readonly stale: boolean;
  readonly onChosen: () => void;
};

type GroupProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

function Group({ id, title, children }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options of a list box is no set of fields
    <div role="group" aria-labelledby={id} className="pb-4">
      <p id={id} className="px-3 pb-1 font-display font-semibold text-h4 text-ink-soft">
        {title}
      </p>
      {children}
    </div>
  );
}

/** Categories and products that answer the search, as the list of the searchbar. */
export function SearchResults(props: SearchResultsProps) {
  const { found, near, search, listId, active, stale, onChosen } = props;
  const { categories, products } = found;
  const at = (place: number) => ({
    id: resultId(listId, place),
    active: place === active,
    search,
    onChosen,
  });
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={t.results}
      aria-busy={stale}
      className={stale ? 'opacity-60 transition-opacity delay-150' : undefined}
    >
      {categories.length > 0 && (
        <Group id={`${listId}-categories`} title={t.categories}>
          {categories.map((result, place) => (
            <CategoryResult key={result.id} result={result} {...at(place)} />
          ))}
        </Group>
      )}
      {near && found.near.length > 0 && (
        <Group id={`${listId}-near`} title={t.near(near)}>
          {found.near.map((result, place) => (
            <ProductResult key={result.id} result={result} {...at(categories.length + place)} />
          ))}
        </Group>
      )}
      {products.length > 0 && (
        <Group id={`${listId}-products`} title={found.near.length > 0 ? t.elsewhere : t.products}>
          {products.map((result, place) => (
            <ProductResult
              key={result.id}
              result={result}
              {...at(categories.length + found.near.length + place)}
            />
          ))}
        </Group>
      )}
    </div>
  );
}
