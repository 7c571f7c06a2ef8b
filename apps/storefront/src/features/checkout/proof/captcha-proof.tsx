import { useEffect } from 'react';
import { CaptchaRow } from '../../../parts/captcha/captcha-row.tsx';
import { useCaptcha } from '../../../parts/captcha/use-captcha.ts';
import { proofTexts } from './proof-texts.ts';

/** Solves a captcha, and goes on by itself once it is solved; only one that failed is to be pressed again. */
export function CaptchaProof({ onProven }: { readonly onProven: (captcha: string) => void }) {
  const captcha = useCaptcha('order');
  const { state, solution } = captcha;
  useEffect(() => {
    if (state !== 'solved') return;
    void solution().then((text) => text !== undefined && onProven(text));
  }, [state, solution, onProven]);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{proofTexts.captcha.line}</p>
      <CaptchaRow captcha={captcha} />
    </div>
  );
}
