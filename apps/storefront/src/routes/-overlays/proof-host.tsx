import { useProofAsked } from '@zanga/browser/proof/ask-for-proof.ts';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';

const ProofQuestion = lazyWithRetry(() => import('../../features/proof/proof-question.tsx'));

/** Identity dialog of every page, for calls that need a recent sign-in. */
export function ProofHost() {
  return (
    useProofAsked() && (
      <Suspense>
        <ProofQuestion />
      </Suspense>
    )
  );
}
