import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** A row of the checkout; each carried part has a row for its place and one for its time. */
export type RowName =
  | `${'food' | 'goods'}-${'place' | 'time'}`
  | 'contact'
  | 'payment'
  | 'coupon'
  | 'gift'
  | 'extras';

/** Rows opened by the person; a missing choice keeps its row open besides. */
export const useRows = () => {
  const [opened, setOpened] = useState<ReadonlySet<RowName>>(new Set());
  const open = useCallback((name: RowName) => setOpened((before) => new Set([...before, name])), []);
  const close = useCallback(
    (name: RowName) => setOpened((before) => new Set([...before].filter((other) => other !== name))),
    [],
  );
  return {
    isOpen: (name: RowName) => opened.has(name),
    open,
    close,
    toggle: (name: RowName) => (opened.has(name) ? close : open)(name),
    /** Opens the row before returning, so that the caller can move the focus into it. */
    openNow: (name: RowName) => flushSync(() => open(name)),
  };
};

export type Rows = ReturnType<typeof useRows>;
