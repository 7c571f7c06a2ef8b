import { useEffect, useState } from 'react';

/** Whether this tab of the browser holds a lock; another tab gets it when this one closes. */
export const useOnlyTab = (name: string, wanted: boolean): boolean => {
  const [only, setOnly] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    // Without locks in the browser, the server alone prevents double prints.
    if (!('locks' in navigator)) {
      setOnly(true);
      return () => setOnly(false);
    }
    const given = new AbortController();
    const held = Promise.withResolvers<void>();
    // The effect's end aborts a waiting request, which rejects.
    navigator.locks
      .request(name, { signal: given.signal }, () => {
        setOnly(true);
        return held.promise;
      })
      .catch(() => undefined);
    return () => {
      given.abort();
      held.resolve();
      setOnly(false);
    };
  }, [name, wanted]);
  return only;
};
