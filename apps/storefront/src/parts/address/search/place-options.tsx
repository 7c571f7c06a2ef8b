import { PinIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useEffect, useRef } from 'react';
import { optionId, type usePlaceList } from './use-place-list.ts';

type ListedPlace = { readonly formatted_address: string };

type OptionProps = {
  readonly id: string;
  readonly place: ListedPlace;
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

type PlaceOptionsProps<Place> = {
  readonly id: string;
  readonly label: string;
  readonly list: ReturnType<typeof usePlaceList<Place>>;
  readonly places: readonly Place[];
};

/** The list under a field, while it is open. */
export function PlaceOptions<Place extends ListedPlace>(props: PlaceOptionsProps<Place>) {
  const { id, label, list, places } = props;
  const { open, active, choose } = list;
  const idAt = optionId(id);
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
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
