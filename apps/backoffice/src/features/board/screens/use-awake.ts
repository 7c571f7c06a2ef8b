import { useEffect, useState } from 'react';
import { service } from '../../../base/api.ts';
import { readPreference, writePreference } from '../../../base/preferences.ts';

const everyMs = 60_000;

/** Random id of this browser among the screens of a shop, drawn once. */
const screenOf = (): string => {
  const kept = readPreference('gestione_schermo');
  if (kept !== null && /^[\w-]{8,64}$/.test(kept)) return kept;
  const drawn = crypto.randomUUID();
  writePreference('gestione_schermo', drawn);
  return drawn;
};

/** Whether the page is visible. */
const useVisible = () => {
  const [visible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const look = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return visible;
};

/**
 * Reports each minute that this shop's board is open here. A hidden page without sound does not count:
 * staff neither see nor hear an order there.
 */
export const useAwake = (shop: string | undefined, sound: boolean) => {
  const visible = useVisible();
  const awake = shop !== undefined && (visible || sound);
  useEffect(() => {
    if (!awake) return;
    // A lost report is followed by the next in a minute.
    const beat = () =>
      void service
        .api('POST /api/backoffice/shops/:shop/screens', {
          params: { shop },
          body: { screen: screenOf(), sound },
        })
        .catch(() => undefined);
    beat();
    const timer = setInterval(beat, everyMs);
    return () => clearInterval(timer);
  }, [awake, shop, sound]);
};
