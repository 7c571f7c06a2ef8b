import { serviceNow } from '@zanga/contract/wire/service-time';
import { useEffect, useState } from 'react';

/** Short enough that a shown minute is never much out of date. */
const stepMilliseconds = 10_000;

/** Time by the service's clock, renewed every few seconds and at each return to the page. */
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
