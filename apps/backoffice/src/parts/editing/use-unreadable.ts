import { useState } from 'react';

/** First unreadable field: a form with one is not sent. */
export const useUnreadable = () => {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  /** Records whether a field is readable, and passes its value on. */
  const onRead = (name: string, value: unknown) => {
    const next = new Set(names);
    if (value === undefined) next.add(name);
    else next.delete(name);
    setNames(next);
  };
  /** Forgets all, after rows have moved. */
  const forget = () => setNames(new Set());
  return { unreadable: [...names][0], onRead, forget };
};

export type OnRead = ReturnType<typeof useUnreadable>['onRead'];
