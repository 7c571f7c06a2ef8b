import { useEffect, useState } from 'react';

/** Whether this tab is the one of its browser that does something; another takes its place when it is closed. */
export const useOnlyTab = (name: string, wanted: boolean): boolean => {
  const [only, setOnly] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    // Where a browser has no locks, the server alone sees to it that one prints.
    if (!('locks' in navigator)) {
      setOnly(true);
      return () => setOnly(false);
    }
    const given = new AbortController();
    const held = Promise.withResolvers<void>();
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
