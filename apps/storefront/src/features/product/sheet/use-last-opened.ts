import { useState } from 'react';

/** What an overlay goes on showing while it closes; `opening` counts, so that each time starts afresh. */
export const useLastOpened = (value: string | undefined) => {
  const [last, setLast] = useState({ value, shown: value, opening: 0 });
  if (value !== last.value)
    setLast({
      value,
      shown: value ?? last.shown,
      opening: value === undefined ? last.opening : last.opening + 1,
    });
  return last;
};
