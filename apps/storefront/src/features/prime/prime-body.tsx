import { useQuery } from '@tanstack/react-query';
import { Button } from '@zanga/ui/button.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useService } from '../../base/api/api.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { useSession } from '../../base/session/session.ts';
import { Blocks } from '../../parts/content/blocks.tsx';
import { LeavePrime } from './leave-prime.tsx';
import { PrimeActive } from './prime-active.tsx';
import { PrimeJoin } from './prime-join.tsx';
import { usePrimePlan, usePrimeStatus } from './prime-queries.ts';
import { PrimeOffer } from './prime-terms.tsx';
import { contentSlug, joinLabel } from './prime-words.ts';

function PrimeContent({ slug }: { readonly slug: string }) {
  const { data } = useQuery(useService().query('GET /api/contents/:slug', { params: { slug } }));
  if (!data) return <Skeleton className="h-32" />;
  return (
    <div className="flex flex-col gap-3">
      <Blocks blocks={data.blocks} />
    </div>
  );
}

function Visitor({ onLogin }: { readonly onLogin: () => void }) {
  const { data: plan } = usePrimePlan(true);
  return (
    <>
      {plan ? <PrimeOffer plan={plan} trial={plan.trial_days > 0} /> : <Skeleton className="h-32" />}
      <PrimeContent slug={contentSlug(undefined)} />
      <Button size="large" onClick={onLogin}>
        {joinLabel(undefined)}
      </Button>
    </>
  );
}

function Customer() {
  const { data: status, error, refetch } = usePrimeStatus();
  if (!status)
    return error ? (
      <LoadingProblem error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-72" />
    );
  const content = <PrimeContent slug={contentSlug(status)} />;
  if (!status.active)
    return (
      <>
        <PrimeOffer plan={status.plan} trial={status.can_trial} />
        {content}
        <PrimeJoin status={status} />
      </>
    );
  // Whoever stands at the till finds the code first.
  return (
    <>
      <PrimeActive status={status} />
      {content}
      <LeavePrime status={status} />
    </>
  );
}

/** What Zanga Prime is to whoever looks at it. */
export function PrimeBody({ onLogin }: { readonly onLogin: () => void }) {
  const { signedIn } = useSession();
  return (
    <div className="flex flex-col gap-6 px-5 pb-8">
      {signedIn ? <Customer /> : <Visitor onLogin={onLogin} />}
    </div>
  );
}
