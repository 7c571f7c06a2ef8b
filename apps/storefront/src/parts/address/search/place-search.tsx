import type { Place } from '@zanga/contract/shops/places';
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

type Answer = ReturnType<typeof usePlaceSearch>;

/** Status of the search for screen readers: loading, how many results, why none. */
function SearchStatus({ searching, failed, empty, places }: Answer) {
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

/** Finds an address as one types. */
export function PlaceSearch({ label = t.field, onChoose }: PlaceSearchProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const answer = usePlaceSearch(text === chosen ? '' : text);
  const { places } = answer;
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
          onKeyDown={list.onKeyDown}
          onBlur={list.close}
        />
        <PlaceOptions id={id} label={t.results} list={list} places={places} />
      </div>
      <p id={`${id}-hint`} className="pt-1.5 text-caption text-ink-soft">
        {t.hint}
      </p>
      <p role="status" className="pt-1 font-semibold text-small text-alarm-ink empty:hidden">
        <SearchStatus {...answer} />
      </p>
    </div>
  );
}
