import { type KeyboardEvent, useState } from 'react';
import { moveActive, noneActive } from './model/search-model.ts';

type ActiveResultOf = {
  /** Typed search: a new one returns to the field, a late answer does not. */
  readonly search: string | undefined;
  readonly count: number;
  readonly idAt: (place: number) => string;
  /** Enter, while no result is active. */
  readonly onEnter: () => void;
};

/** The result that the arrow keys have reached, while the focus stays in the field. */
export const useActiveResult = ({ search, count, idAt, onEnter }: ActiveResultOf) => {
  const [state, setState] = useState({ search, place: noneActive });
  const active = state.search === search && state.place < count ? state.place : noneActive;

  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition the keys belong to the word being composed.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const place = moveActive(active, count, event.key);
      setState({ search, place });
      document.getElementById(idAt(place))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active === noneActive) onEnter();
      else document.getElementById(idAt(active))?.click();
    }
  };
  return { active, activeId: active === noneActive ? undefined : idAt(active), onKeyDown };
};
