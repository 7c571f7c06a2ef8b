import { useEffect, useState } from 'react';

/** Whole seconds from now until a moment; 0 once it has come. */
export const secondsUntil = (moment: number, now: number) => Math.max(0, Math.ceil((moment - now) / 1000));

/** Seconds until another SMS may be asked for, counting down. */
export const useCountdown = (moment: number) => {
  const [left, setLeft] = useState(() => secondsUntil(moment, Date.now()));
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(moment, Date.now()));
    tick();
    const timer = setInterval(() => {
      tick();
      if (secondsUntil(moment, Date.now()) === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
};
