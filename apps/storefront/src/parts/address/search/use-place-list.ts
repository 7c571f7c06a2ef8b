import { type KeyboardEvent, useState } from 'react';

/** The id of an option, by its field's. */
export const optionId = (id: string) => (index: number) => `${id}-${index}`;

type List<Place> = {
  readonly places: readonly Place[];
  readonly idAt: (index: number) => string;
  readonly onChoose: (place: Place) => void;
  /** Whether one may go on with what is typed: then Enter takes only what the arrows have come to. */
  readonly free?: boolean;
};

/** A list under a field: gone through with the arrows, closed by Escape or by leaving; the first one is taken by Enter. */
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
  /** Whether the key was one of the list's. */
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
    // An open list is what Escape closes, not what the field stands in.
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
