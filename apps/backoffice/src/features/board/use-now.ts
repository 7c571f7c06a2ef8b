import { serviceNow } from '@zanga/contract/wire/service-time';
import { useEffect, useState } from 'react';

/** The time, looked at every few seconds. */
export const useNow = (every = 5_000) => {
  const [now, setNow] = useState(() => serviceNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serviceNow()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
};
