import { useEffect, useState } from 'react';
import { service } from '../../../base/api.ts';
import { readPreference, writePreference } from '../../../base/preferences.ts';

const everyMs = 60_000;

/** What this browser is called among the screens of a shop; drawn once, and nobody's name. */
const screenOf = (): string => {
  const kept = readPreference('gestione_schermo');
  if (kept !== null && /^[\w-]{8,64}$/.test(kept)) return kept;
  const drawn = crypto.randomUUID();
  writePreference('gestione_schermo', drawn);
  return drawn;
};

/** Whether the page is looked at. */
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
 * Says each minute that the board of a shop is open here. A page behind others that makes no sound is none: nobody sees
 * or hears an order there.
 */
export const useAwake = (shop: string | undefined, sound: boolean) => {
  const visible = useVisible();
  const awake = shop !== undefined && (visible || sound);
  useEffect(() => {
    if (!awake) return;
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
