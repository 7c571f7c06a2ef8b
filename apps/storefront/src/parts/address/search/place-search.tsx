import type { Place } from '@zanga/contract/shops/places';
import { inputStyle } from '@zanga/ui/fields/field-style.ts';
import { PinIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import { placeErrors, placeTexts as t } from '../address-texts.ts';
import { usePlaceList } from './use-place-list.ts';
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

type OptionProps = {
  readonly id: string;
  readonly place: Place;
  readonly active: boolean;
  readonly onPress: () => void;
};

function PlaceOption({ id, place, active, onPress }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys belong to the field, which points at its option
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      // The field keeps focus, or the list would be gone before it is pressed.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="flex min-h-12 cursor-default items-center gap-3 rounded-sm px-3 py-2 hover:bg-sunken aria-selected:bg-sunken"
    >
      <PinIcon size={20} className="shrink-0 text-tomato-ink" />
      {place.formatted_address}
    </div>
  );
}

const optionId = (id: string) => (index: number) => `${id}-${index}`;

type PlaceOptionsProps = {
  readonly id: string;
  readonly list: ReturnType<typeof usePlaceList>;
  readonly places: readonly Place[];
};

function PlaceOptions({ id, list: { open, active, choose }, places }: PlaceOptionsProps) {
  const idAt = optionId(id);
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t.results}
      hidden={!open}
      className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-80 overflow-y-auto rounded-md border border-line bg-raised p-1.5 shadow-lift"
    >
      {open &&
        places.map((place, index) => (
          <PlaceOption
            key={place.formatted_address}
            id={idAt(index)}
            place={place}
            active={index === active}
            onPress={() => choose(place)}
          />
        ))}
    </div>
  );
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
        <PlaceOptions id={id} list={list} places={places} />
      </div>
      <p id={`${id}-hint`} className="pt-1.5 text-caption text-ink-soft">
        {t.hint}
      </p>
      <p role="status" className="pt-1 font-semibold text-small text-tomato-ink empty:hidden">
        <SearchStatus {...answer} />
      </p>
    </div>
  );
}
