import { serviceNow } from '@zanga/contract/wire/service-time';
import { useEffect, useState } from 'react';

/** Often enough that a minute is never told much longer than it lasts. */
const stepMilliseconds = 10_000;

/** The time by the service's clock, again every few seconds and when one comes back to the page. */
export const useNow = (): Date => {
  const [now, setNow] = useState(serviceNow);
  useEffect(() => {
    const look = () => setNow(serviceNow());
    const timer = setInterval(look, stepMilliseconds);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
};
