import { errorText } from '@zanga/browser/form/error-text.ts';
import { useState } from 'react';
import { type ProofKind, proofNeeded } from './proof-needed.ts';

/** An order that was refused until something is proven. */
type WaitingProof<Subject> = {
  readonly kind: ProofKind;
  readonly subject: Subject;
  /** The refusal's message, shown when the person gives no proof. */
  readonly why: string;
};

/** Keeps an order that waits for a captcha or a code. */
export const useProof = <Subject>() => {
  const [waiting, setWaiting] = useState<WaitingProof<Subject>>();
  return {
    waiting,
    /** True when a proof answers this refusal; then opens the dialog. */
    ask: (error: unknown, subject: Subject, captchaGiven: boolean): boolean => {
      const kind = proofNeeded(error, captchaGiven);
      if (kind) setWaiting({ kind, subject, why: errorText(error) });
      return kind !== undefined;
    },
    drop: () => setWaiting(undefined),
  };
};
