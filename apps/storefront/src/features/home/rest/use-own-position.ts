import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { devicePosition } from '../../../base/device/device-position.ts';
import { PositionError } from '../../../base/device/position-error.ts';
import { restTexts as t } from './rest-texts.ts';

type Point = { readonly lat: number; readonly lng: number };

/** The person's position, asked for only on a press and forgotten with the page. */
export const useOwnPosition = () => {
  const [here, setHere] = useState<Point>();
  const [busy, setBusy] = useState(false);

  const locate = async () => {
    setBusy(true);
    try {
      setHere(await devicePosition());
    } catch (error) {
      const denied = error instanceof PositionError && error.kind === 'refused';
      toast({ text: denied ? t.locateDenied : t.locateFailed, tone: 'problem' });
    } finally {
      setBusy(false);
    }
  };
  return { here, busy, locate };
};
