import { useEffect, useState } from 'react';

/** The time, looked at every few seconds. */
export const useNow = (every = 5_000) => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
};
