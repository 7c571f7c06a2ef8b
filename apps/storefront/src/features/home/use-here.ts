import { toast } from '@zanga/ui/toast-queue.ts';
import { useState } from 'react';
import { homeTexts as t } from './home-texts.ts';

type Place = { readonly lat: number; readonly lng: number };

/** Where the person is, asked of the device only when they say so and kept no longer than the page. */
export const useHere = () => {
  const [here, setHere] = useState<Place>();
  const [busy, setBusy] = useState(false);

  const failed = (error?: GeolocationPositionError) => {
    setBusy(false);
    const denied = error?.code === error?.PERMISSION_DENIED;
    toast({ text: denied ? t.locateDenied : t.locateFailed, tone: 'problem' });
  };

  const locate = () => {
    if (!('geolocation' in navigator)) return failed();
    setBusy(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setBusy(false);
        setHere({ lat: coords.latitude, lng: coords.longitude });
      },
      failed,
      { timeout: 10_000, maximumAge: 300_000 },
    );
  };
  return { here, busy, locate };
};
