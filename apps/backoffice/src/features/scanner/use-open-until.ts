import { useEffect, useState } from 'react';

/** Whether something can still be done, until an instant of this page's own time; null where it never could. */
export const useOpenUntil = (until: number | null): boolean => {
  const [over, setOver] = useState<number>();
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setOver(until), until - performance.now());
    return () => clearTimeout(timer);
  }, [until]);
  return until !== null && over !== until;
};
