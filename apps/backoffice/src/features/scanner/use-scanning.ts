import { errorText } from '@zanga/browser/form/error-text.ts';
import type { Scan, Undone } from '@zanga/contract/ordering/redemptions';
import { ApiError } from '@zanga/contract/wire/client';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { useRef, useState } from 'react';
import { service } from '../../base/api.ts';
import { useDeviceHere } from '../../base/device-here.ts';
import { signalScan } from './scan-signal.ts';

/** What was said of a code; what was used by mistake can be taken back until an instant of this page's own time. */
export type PastScan = {
  readonly at: Date;
  readonly scan: Scan;
  readonly undoUntil: number | null;
  readonly undone: Undone | null;
};

export type Scanning =
  | { readonly state: 'ready' | 'asking' }
  | { readonly state: 'told'; readonly told: PastScan }
  | { readonly state: 'not_undone'; readonly told: PastScan; readonly text: string }
  /** `unheard`: the service may have used the code up without our hearing of it. */
  | { readonly state: 'failed'; readonly code: string; readonly text: string; readonly unheard: boolean };

/** Nobody waits longer at a till; the line may be gone without the device knowing it. */
const patienceMs = 10_000;

/** What is kept on the screen of what was read before. */
const kept = 8;

const patiently = () => ({ signal: AbortSignal.timeout(patienceMs) });

const redeem = async (code: string, shop: string | undefined): Promise<PastScan> => {
  const body = { code, ...(shop && { shop }) };
  const scan = await service.query('POST /api/worker/redemptions', { body }).queryFn(patiently());
  const undoUntil = scan.undo && performance.now() + scan.undo.seconds * 1000;
  return { at: serviceNow(), scan, undoUntil, undone: null };
};

/** A badge that a device of the shop reads by itself, with nobody on it; undefined where it is another code. */
const readBadge = async (code: string): Promise<PastScan | undefined> => {
  const read = await service.query('POST /api/device/badge', { body: { code } }).queryFn(patiently());
  if (!read.badge) return undefined;
  const { done, title, text } = read;
  const scan = { kind: 'badge', used_at: null, undo: null, done, title, text } as const;
  return { at: serviceNow(), scan, undoUntil: null, undone: null };
};

const takeBack = (id: string, reason: string) =>
  service
    .query('POST /api/worker/redemptions/:id/undo', { params: { id }, body: { reason } })
    .queryFn(patiently());

/** Uses up one code at a time, remembers what was said of the last ones, and takes back what was a mistake. */
export const useScanning = (shop: string | undefined) => {
  const [scanning, setScanning] = useState<Scanning>({ state: 'ready' });
  const [past, setPast] = useState<readonly PastScan[]>([]);
  const asking = useRef(false);
  const here = useDeviceHere();
  const alone = here !== undefined && here.person === null;

  const once = async (ask: () => Promise<void>, failed: (error: unknown) => Scanning) => {
    if (asking.current) return;
    asking.current = true;
    setScanning({ state: 'asking' });
    try {
      await ask();
    } catch (error) {
      signalScan(false);
      setScanning(failed(error));
    } finally {
      asking.current = false;
    }
  };

  const scan = (code: string) =>
    once(
      async () => {
        const told = (alone && (await readBadge(code))) || (await redeem(code, shop));
        signalScan(told.scan.done);
        setScanning({ state: 'told', told });
        setPast((before) => [told, ...before].slice(0, kept));
      },
      (error) => {
        const unheard = !(error instanceof ApiError) || error.status >= 500;
        return { state: 'failed', code, text: errorText(error), unheard };
      },
    );

  const undo = (told: PastScan, reason: string) =>
    once(
      async () => {
        if (!told.scan.undo) return;
        const undone = await takeBack(told.scan.undo.id, reason);
        signalScan(undone.done);
        const after = { ...told, undone };
        setScanning({ state: 'told', told: after });
        setPast((before) => before.map((one) => (one.scan === told.scan ? after : one)));
      },
      (error) => ({ state: 'not_undone', told, text: errorText(error) }),
    );

  return {
    scanning,
    past,
    scan: (code: string) => void scan(code),
    undo: (told: PastScan, reason: string) => void undo(told, reason),
    next: () => setScanning({ state: 'ready' }),
  };
};
