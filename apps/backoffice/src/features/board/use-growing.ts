import { useEffect, useState } from 'react';

/** What a column shows of itself at once: more than a screen is high. */
const first = 8;
/** How many cards a frame can take in each column. */
const step = 6;

/** How many of a column are drawn: some at once, the rest a few in each frame, so that a full board never stands still. */
export const useGrowing = (length: number): number => {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn === Number.POSITIVE_INFINITY) return;
    const next = requestAnimationFrame(() =>
      setDrawn(drawn + step < length ? drawn + step : Number.POSITIVE_INFINITY),
    );
    return () => cancelAnimationFrame(next);
  }, [drawn, length]);
  return drawn;
};
