import { useProofAsked } from '@zanga/browser/proof/ask-for-proof.ts';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';

const ProofQuestion = lazyWithRetry(() => import('../../features/proof/proof-question.tsx'));

/** Where a call that wants a proof of the person asks for it, on every page. */
export function ProofHost() {
  return (
    useProofAsked() && (
      <Suspense>
        <ProofQuestion />
      </Suspense>
    )
  );
}
