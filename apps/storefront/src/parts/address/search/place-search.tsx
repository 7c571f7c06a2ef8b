import type { Place } from '@zanga/contract/shops/places';
import { Button } from '@zanga/ui/button.tsx';
import { inputStyle } from '@zanga/ui/fields/field-style.ts';
import { useId, useState } from 'react';
import { placeErrors, placeTexts as t } from '../address-texts.ts';
import { PlaceOptions } from './place-options.tsx';
import { optionId, usePlaceList } from './use-place-list.ts';
import { usePlaceSearch } from './use-place-search.ts';

type PlaceSearchProps = {
  readonly label?: string;
  readonly onChoose: (place: Place) => void;
};

type PlaceSearchAnswer = ReturnType<typeof usePlaceSearch>;

/** State of the search for screen readers: loading, number of results, or the error. */
function SearchStatus({ searching, failed, empty, places }: PlaceSearchAnswer) {
  if (failed) return placeErrors.search;
  if (empty)
    return (
      <>
        {placeErrors.nowhere} <span className="font-normal text-ink-soft">{t.addTown}</span>
      </>
    );
  if (searching) return <span className="sr-only">{t.searching}</span>;
  return places.length > 0 && <span className="sr-only">{t.found(places.length)}</span>;
}

type SearchFootProps = PlaceSearchAnswer & { readonly id: string };

/** Hint, credit of the address source, and a search button where typing does not search by itself. */
function SearchFoot({ id, places, ask, credit }: SearchFootProps) {
  return (
    <>
      <p id={id} className="pt-1.5 text-caption text-ink-soft">
        {t.hint}
        {places.length > 0 && credit !== '' && ` · ${credit}`}
      </p>
      {ask && (
        <Button variant="outline" className="mt-2" onClick={ask}>
          {t.search}
        </Button>
      )}
    </>
  );
}

/** Address search: while typing, or at a press where the service asks for that. */
export function PlaceSearch({ label = t.field, onChoose }: PlaceSearchProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const answer = usePlaceSearch(text === chosen ? '' : text);
  const { places, ask } = answer;
  const list = usePlaceList({
    places,
    idAt: optionId(id),
    onChoose: (place) => {
      setText(place.formatted_address);
      setChosen(place.formatted_address);
      onChoose(place);
    },
  });
  return (
    <div>
      <label htmlFor={id} className="block pb-1.5 font-semibold text-small">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          enterKeyHint="search"
          aria-autocomplete="list"
          aria-expanded={list.open}
          aria-controls={`${id}-list`}
          aria-activedescendant={list.activeId}
          aria-describedby={`${id}-hint`}
          className={inputStyle(false)}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            list.reopen();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && ask) {
              event.preventDefault();
              ask();
            } else list.onKeyDown(event);
          }}
          onBlur={list.close}
        />
        <PlaceOptions id={id} label={t.results} list={list} places={places} />
      </div>
      <SearchFoot id={`${id}-hint`} {...answer} />
      <p role="status" className="pt-1 font-semibold text-small text-alarm-ink empty:hidden">
        <SearchStatus {...answer} />
      </p>
    </div>
  );
}
