import type { Place } from '@zanga/contract/shops/places';
import { type KeyboardEvent, useState } from 'react';

type List = {
  readonly places: readonly Place[];
  readonly idAt: (index: number) => string;
  readonly onChoose: (place: Place) => void;
};

/** A list under a field: gone through with the arrows, closed by Escape or by leaving; the first one is taken by Enter. */
export const usePlaceList = ({ places, idAt, onChoose }: List) => {
  const [shut, setShut] = useState(true);
  const [moved, setMoved] = useState(0);
  const open = !shut && places.length > 0;
  const active = Math.min(moved, places.length - 1);
  const step = (by: number) => {
    setShut(false);
    setMoved((active + by + places.length) % places.length);
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
    setMoved(0);
    setShut(false);
  };
  return {
    open,
    active,
    activeId: open ? idAt(active) : undefined,
    choose,
    onKeyDown,
    reopen,
    close: () => setShut(true),
  };
};
