import { type KeyboardEvent, useState } from 'react';

/** The id of an option, by its field's. */
export const optionId = (id: string) => (index: number) => `${id}-${index}`;

type List<Place> = {
  readonly places: readonly Place[];
  readonly idAt: (index: number) => string;
  readonly onChoose: (place: Place) => void;
  /** The typed text is valid without a choice: Enter then takes only an item that the arrows have reached. */
  readonly free?: boolean;
};

/** List under a field: arrows move, Escape or leaving closes, Enter takes the first item. */
export const usePlaceList = <Place>({ places, idAt, onChoose, free = false }: List<Place>) => {
  const none = free ? -1 : 0;
  const [shut, setShut] = useState(true);
  const [moved, setMoved] = useState(none);
  const open = !shut && places.length > 0;
  const active = Math.min(moved, places.length - 1);
  const step = (by: number) => {
    setShut(false);
    setMoved(active < 0 && by < 0 ? places.length - 1 : (active + by + places.length) % places.length);
  };
  const choose = (place: Place | undefined) => {
    if (!place) return;
    setShut(true);
    onChoose(place);
  };
  /** Handles a key of the list; false for any other key. */
  const act = (key: string): boolean => {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (open) step(key === 'ArrowDown' ? 1 : -1);
      else setShut(false);
      return true;
    }
    if (!open) return false;
    if (key === 'Enter' && active < 0) return false;
    if (key === 'Enter') choose(places[active]);
    else if (key === 'Escape') setShut(true);
    return key === 'Enter' || key === 'Escape';
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!act(event.key)) return;
    event.preventDefault();
    // Escape closes the open list, not the dialog around the field.
    event.stopPropagation();
  };
  const reopen = () => {
    setMoved(none);
    setShut(false);
  };
  return {
    open,
    active,
    activeId: open && active >= 0 ? idAt(active) : undefined,
    choose,
    onKeyDown,
    reopen,
    close: () => setShut(true),
  };
};
