import { useEffect, useState } from 'react';

const leftOf = (seconds: number, receivedAt: number) =>
  Math.max(0, seconds - Math.floor((performance.now() - receivedAt) / 1000));

/** Seconds left of a code (PRM-8): counted from its arrival, whatever the device's clock says. */
export const useCountdown = (seconds: number, receivedAt: number): number => {
  const [left, setLeft] = useState(() => leftOf(seconds, receivedAt));
  useEffect(() => {
    const count = () => setLeft(leftOf(seconds, receivedAt));
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [seconds, receivedAt]);
  return left;
};
