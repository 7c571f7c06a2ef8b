import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { devicePosition } from '../../../base/device/device-position.ts';
import { positionTrouble } from '../../../parts/address/position-trouble.ts';

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
      toast({ text: positionTrouble(error), tone: 'problem' });
    } finally {
      setBusy(false);
    }
  };
  return { here, busy, locate };
};
