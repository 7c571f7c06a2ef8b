import { useCallback, useEffect, useRef, useState } from 'react';
import { type Service, useService } from '../api.tsx';
import { solveProof } from './solve-proof.ts';

type Run = {
  readonly calledOff: AbortController;
  readonly startedAt: number;
  readonly solution: Promise<string | undefined>;
};

/** The server takes a solution for twenty minutes; one that is nearly over is not tried. */
const freshMilliseconds = 15 * 60_000;

const solve = async (service: Service, signal: AbortSignal) => {
  const challenge = await service.api('GET /api/captcha');
  if (challenge.kind !== 'altcha') return undefined;
  return solveProof(challenge, { signal, lanes: Math.max(2, navigator.hardwareConcurrency || 2) });
};

/** Solves a captcha while the person writes (VAL-9): `solution` is there when it is, and `renew` follows each use. */
export const useCaptcha = () => {
  const service = useService();
  const [state, setState] = useState<'working' | 'solved' | 'failed'>('working');
  const run = useRef<Run>(undefined);

  const renew = useCallback(() => {
    run.current?.calledOff.abort();
    const calledOff = new AbortController();
    setState('working');
    const solution = solve(service, calledOff.signal)
      .catch(() => undefined) // No network, or a browser without the means: both are said as a failed check.
      .then((found) => {
        if (!calledOff.signal.aborted) setState(found === undefined ? 'failed' : 'solved');
        return found;
      });
    run.current = { calledOff, startedAt: Date.now(), solution };
    return solution;
  }, [service]);

  useEffect(() => {
    void renew();
    return () => run.current?.calledOff.abort();
  }, [renew]);

  const solution = useCallback(async () => {
    const last = run.current;
    const fresh = last && Date.now() - last.startedAt < freshMilliseconds;
    return (fresh ? await last.solution : undefined) ?? renew();
  }, [renew]);

  return { state, renew, solution };
};

export type CaptchaWork = ReturnType<typeof useCaptcha>;
