import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** A row of the checkout; the first two are there for each part that is carried. */
export type RowName =
  | `${'food' | 'goods'}-${'place' | 'time'}`
  | 'contact'
  | 'payment'
  | 'coupon'
  | 'gift'
  | 'extras';

/** Which rows somebody has opened; what is missing opens its row without them. */
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
    /** Opens it before this returns, so that what is in it can have the focus. */
    openNow: (name: RowName) => flushSync(() => open(name)),
  };
};

export type Rows = ReturnType<typeof useRows>;
