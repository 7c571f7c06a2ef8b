import { ApiError } from '@zanga/contract/client';
import type { Scan } from '@zanga/contract/redemptions';
import { useRef, useState } from 'react';
import { service } from '../../shared/api.ts';
import { wordsOf } from '../../shared/words-of.ts';
import { signalScan } from './scan-signal.ts';

export type Scanning =
  | { readonly state: 'ready' | 'asking' }
  | { readonly state: 'told'; readonly scan: Scan }
  /** `unheard`: the service may have used the code up without our hearing of it. */
  | { readonly state: 'failed'; readonly code: string; readonly text: string; readonly unheard: boolean };

export type PastScan = { readonly at: Date; readonly scan: Scan };

/** Nobody waits longer at a till; the line may be gone without the device knowing it. */
const patienceMs = 10_000;

/** What is kept on the screen of what was read before. */
const kept = 8;

const redeem = (code: string, shop: string | undefined) =>
  service
    .query('POST /api/worker/redemptions', { body: { code, ...(shop && { shop }) } })
    .queryFn({ signal: AbortSignal.timeout(patienceMs) });

/** Uses up one code at a time, and remembers what was said of the last ones. */
export const useScanning = (shop: string | undefined) => {
  const [scanning, setScanning] = useState<Scanning>({ state: 'ready' });
  const [past, setPast] = useState<readonly PastScan[]>([]);
  const asking = useRef(false);

  const scan = async (code: string) => {
    if (asking.current) return;
    asking.current = true;
    setScanning({ state: 'asking' });
    try {
      const told = await redeem(code, shop);
      signalScan(told.done);
      setScanning({ state: 'told', scan: told });
      setPast((before) => [{ at: new Date(), scan: told }, ...before].slice(0, kept));
    } catch (error) {
      signalScan(false);
      const unheard = !(error instanceof ApiError) || error.status >= 500;
      setScanning({ state: 'failed', code, text: wordsOf(error), unheard });
    } finally {
      asking.current = false;
    }
  };
  return {
    scanning,
    past,
    scan: (code: string) => void scan(code),
    next: () => setScanning({ state: 'ready' }),
  };
};
