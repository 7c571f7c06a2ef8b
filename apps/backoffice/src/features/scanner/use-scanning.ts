import { errorText } from '@zanga/browser/form/error-text.ts';
import type { Scan, Undone } from '@zanga/contract/ordering/redemptions';
import { ApiError } from '@zanga/contract/wire/client';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { useRef, useState } from 'react';
import { service } from '../../base/api.ts';
import { useDeviceHere } from '../../base/device-here.ts';
import { signalScan } from './scan-signal.ts';

/** Result of a scan; a mistake can be undone until `undoUntil`, in the page's own time. */
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
  /** `unheard`: the connection broke, and the code may be used up already. */
  | { readonly state: 'failed'; readonly code: string; readonly text: string; readonly unheard: boolean };

/** Longest wait for an answer at a till: the line may be gone unnoticed. */
const patienceMs = 10_000;

/** Number of past scans on the screen. */
const kept = 8;

const patiently = () => ({ signal: AbortSignal.timeout(patienceMs) });

const redeem = async (code: string, shop: string | undefined): Promise<PastScan> => {
  const body = { code, ...(shop && { shop }) };
  const scan = await service.query('POST /api/worker/redemptions', { body }).queryFn(patiently());
  const undoUntil = scan.undo && performance.now() + scan.undo.seconds * 1000;
  return { at: serviceNow(), scan, undoUntil, undone: null };
};

/** A badge read by a device of the shop without a person; undefined for any other code. */
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

/** Uses up one code at a time, keeps the last results, and undoes mistakes. */
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
