import { useEffect, useState } from 'react';

/** Cards a column draws at once: more than a screen is high. */
const first = 8;
/** Cards added to each column in a frame. */
const step = 6;

/** Number of cards to draw: some at once, the rest a few a frame, so that a full board never freezes. */
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
