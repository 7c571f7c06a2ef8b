import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useHydrated } from '@tanstack/react-router';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { ChevronLeftIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useService } from '../../base/api/api.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { useSession } from '../../base/session/session.ts';
import { texts } from '../../base/texts/texts.ts';
import { SignInInvitation } from '../../parts/sign-in/sign-in-invitation.tsx';
import { CouponView } from './coupon-view.tsx';
import { couponQuery, couponsQuery } from './coupons-queries.ts';
import { couponsTexts as t } from './coupons-texts.ts';

type CouponPageProps = { readonly coupon: string };

function Loaded({ coupon }: CouponPageProps) {
  const service = useService();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(couponQuery(service, coupon));
  if (error && !data) return <LoadingProblem error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status" className="flex flex-col gap-4">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton className="h-40 rounded-lg" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
    );
  const again = () => {
    void refetch();
    void queries.invalidateQueries({ queryKey: couponsQuery(service).queryKey });
  };
  return (
    <>
      {error && <FormAlert text={errorText(error)} className="pb-4" />}
      <CouponView coupon={data} receivedAt={data.receivedAt} onAgain={again} />
    </>
  );
}

/** One coupon (RTE-15): its worth, its use, and giving it away. */
export function CouponPage({ coupon }: CouponPageProps) {
  const hydrated = useHydrated();
  const { signedIn } = useSession();
  if (hydrated && !signedIn) return <SignInInvitation title={t.visitorTitle} body={t.visitorBody} />;
  return (
    <div className="page pt-4 pb-10 md:pt-8">
      <div className="mx-auto max-w-3xl">
        <Link to="/coupons" className={buttonStyle({ variant: 'quiet' }, '-ms-5')}>
          <ChevronLeftIcon size={20} />
          {t.back}
        </Link>
        {hydrated && <Loaded key={coupon} coupon={coupon} />}
      </div>
    </div>
  );
}
