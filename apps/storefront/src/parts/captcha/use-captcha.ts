import type { CaptchaPurpose } from '@zanga/contract/brand/captcha';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Service, useService } from '../../base/api/api.tsx';
import { solveProof } from './solve-proof.ts';
import { vendorToken } from './vendor-token.ts';

type Solution = { readonly text: string; readonly freshUntil: number };

type Run = {
  readonly calledOff: AbortController;
  readonly solution: Promise<Solution | undefined>;
};

/** Age limit of a solution. Ours is valid for twenty minutes, the others' for five and two; less a margin. */
const freshMilliseconds = { altcha: 15 * 60_000, turnstile: 4 * 60_000, recaptcha: 100_000 } as const;

type CaptchaRequest = {
  readonly purpose: CaptchaPurpose;
  readonly signal: AbortSignal;
  readonly place: () => HTMLElement | null;
};

const solve = async (
  service: Service,
  { purpose, signal, place }: CaptchaRequest,
): Promise<Solution | undefined> => {
  const challenge = await service.api('GET /api/captcha');
  const lanes = Math.max(2, navigator.hardwareConcurrency || 2);
  const text =
    challenge.kind === 'altcha'
      ? await solveProof(challenge, { signal, lanes })
      : await vendorToken(challenge, { purpose, place: place() });
  return text === undefined
    ? undefined
    : { text, freshUntil: Date.now() + freshMilliseconds[challenge.kind] };
};

/** Captcha solved while the person types (VAL-9): `solution` once it is there; call `renew` after each use. */
export const useCaptcha = (purpose: CaptchaPurpose) => {
  const service = useService();
  const [state, setState] = useState<'working' | 'solved' | 'failed'>('working');
  const run = useRef<Run>(undefined);
  const place = useRef<HTMLDivElement>(null);

  const renew = useCallback(() => {
    run.current?.calledOff.abort();
    const calledOff = new AbortController();
    setState('working');
    const solution = solve(service, { purpose, signal: calledOff.signal, place: () => place.current })
      .catch(() => undefined) // No network, or a browser without the means: both are said as a failed check.
      .then((found) => {
        if (!calledOff.signal.aborted) setState(found === undefined ? 'failed' : 'solved');
        return found;
      });
    run.current = { calledOff, solution };
    return solution;
  }, [service, purpose]);

  useEffect(() => {
    void renew();
    return () => run.current?.calledOff.abort();
  }, [renew]);

  // After a failure without a network, tries again when it returns.
  useEffect(() => {
    if (state !== 'failed') return;
    const again = () => void renew();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [state, renew]);

  const solution = useCallback(async () => {
    const last = await run.current?.solution;
    const solved = last && Date.now() < last.freshUntil ? last : await renew();
    return solved?.text;
  }, [renew]);

  return { state, renew, solution, place };
};

export type CaptchaWork = ReturnType<typeof useCaptcha>;
