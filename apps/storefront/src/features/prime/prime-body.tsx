import { useQuery } from '@tanstack/react-query';
import { Blocks } from '@zanga/browser/content/blocks.tsx';
import type { PrimePlan, PrimeStatus } from '@zanga/contract/ordering/prime';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useService } from '../../base/api/api.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { texts } from '../../base/texts/texts.ts';
import { LeavePrime } from './leave-prime.tsx';
import { PrimeActive } from './prime-active.tsx';
import { PrimeJoin } from './prime-join.tsx';
import { PrimeOffer } from './prime-terms.tsx';
import { contentSlug, savingWords } from './prime-words.ts';
import type { PrimePayment } from './use-paying.ts';
import type { Sale } from './use-sale.ts';

function PrimeContent({ slug }: { readonly slug: string }) {
  const { data } = useQuery(useService().query('GET /api/contents/:slug', { params: { slug } }));
  if (!data) return <Skeleton className="h-32" />;
  return (
    <div className="flex flex-col gap-2">
      <Blocks blocks={data.blocks} />
    </div>
  );
}

function Visitor({ plan }: { readonly plan: PrimePlan }) {
  return (
    <>
      <PrimeOffer plan={plan} trial={plan.trial_days > 0} />
      <PrimeContent slug={contentSlug(undefined)} />
    </>
  );
}

type CustomerProps = {
  readonly status: PrimeStatus;
  readonly paying: PrimePayment;
  readonly phoneFirst: boolean;
};

function Customer({ status, paying, phoneFirst }: CustomerProps) {
  const content = <PrimeContent slug={contentSlug(status)} />;
  if (status.state === 'paused')
    return (
      <>
        <PrimeActive status={status} fresh={false} />
        <LeavePrime status={status} />
      </>
    );
  if (!status.active)
    return (
      <>
        <PrimeOffer plan={status.plan} trial={status.can_trial} saving={savingWords(status)} />
        {content}
        <PrimeJoin status={status} paying={paying} phoneFirst={phoneFirst} />
      </>
    );
  // The code comes first: a member at the till needs it at once.
  return (
    <>
      <PrimeActive status={status} fresh={paying.done} />
      {content}
      <LeavePrime status={status} />
    </>
  );
}

type PrimeBodyProps = { readonly sale: Sale; readonly paying: PrimePayment };

/** The Prime page for a visitor, a customer or a member. */
export function PrimeBody({ sale: { status, plan, phoneFirst, error, retry }, paying }: PrimeBodyProps) {
  return (
    <div className="flex flex-col gap-5 px-5 pb-6">
      {status ? (
        <Customer status={status} paying={paying} phoneFirst={phoneFirst} />
      ) : plan ? (
        <Visitor plan={plan} />
      ) : error ? (
        <LoadingProblem error={error} onRetry={retry} />
      ) : (
        <div role="status" className="flex flex-col gap-5">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-32 rounded-lg" />
          <Skeleton className="h-96 rounded-lg" />
        </div>
      )}
    </div>
  );
}
