import { Autocomplete } from '@base-ui/react/autocomplete';
import type { Place } from '@zanga/contract/places';
import { inputStyle } from '@zanga/ui/field-style.ts';
import { PinIcon } from '@zanga/ui/panel-icons.tsx';
import { type ReactNode, useId, useState } from 'react';
import { placeErrors, placeTexts as t } from './address-texts.ts';
import { usePlaceSearch } from './use-place-search.ts';

type PlaceSearchProps = {
  readonly label?: string;
  readonly onChoose: (place: Place) => void;
};

type Answer = ReturnType<typeof usePlaceSearch>;

/** What there is to say beside the list: that it is being made, how long it is, why there is none. */
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

const listItem = (place: Place): ReactNode => (
  <Autocomplete.Item
    key={place.formatted_address}
    value={place}
    className="flex min-h-12 cursor-default items-center gap-3 rounded-sm px-3 py-2 data-highlighted:bg-sunken"
  >
    <PinIcon size={20} className="shrink-0 text-tomato-ink" />
    {place.formatted_address}
  </Autocomplete.Item>
);

/** Finds an address as one types; the list is gone through with the arrows. */
export function PlaceSearch({ label = t.field, onChoose }: PlaceSearchProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const answer = usePlaceSearch(text === chosen ? '' : text);
  const { places } = answer;
  return (
    <div>
      <label htmlFor={id} className="block pb-1.5 font-semibold text-small">
        {label}
      </label>
      <Autocomplete.Root
        items={places}
        filter={null}
        value={text}
        itemToStringValue={(place: Place) => place.formatted_address}
        autoHighlight
        onValueChange={(next, { reason }) => {
          setText(next);
          const place = reason === 'item-press' && places.find((one) => one.formatted_address === next);
          if (!place) return;
          setChosen(next);
          onChoose(place);
        }}
      >
        <Autocomplete.Input
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          enterKeyHint="search"
          aria-describedby={`${id}-hint`}
          className={inputStyle(false)}
        />
        {places.length > 0 && (
          <Autocomplete.Portal>
            <Autocomplete.Positioner sideOffset={6} className="z-60 outline-none">
              <Autocomplete.Popup className="max-h-[min(20rem,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded-md border border-line bg-raised p-1.5 text-ink shadow-lift">
                <Autocomplete.List aria-label={t.field}>{listItem}</Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        )}
      </Autocomplete.Root>
      <p id={`${id}-hint`} className="pt-1.5 text-caption text-ink-soft">
        {t.hint}
      </p>
      <p role="status" className="pt-1 font-semibold text-small text-tomato-ink empty:hidden">
        <SearchStatus {...answer} />
      </p>
    </div>
  );
}
