import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useHydrated } from '@tanstack/react-router';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useService } from '../../base/api/api.tsx';
import { CardPage } from '../../base/page/card-page.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { useAskToLogin } from '../../parts/sign-in/ask-to-login.ts';
import { RefusedCard } from './refused-card.tsx';
import { SharedCouponView } from './shared-coupon-view.tsx';
import { sharedTexts as t } from './shared-texts.ts';

type SharedCouponPageProps = { readonly encrypted: string };

function Taken({ coupon }: { readonly coupon: string }) {
  return (
    <CardPage title={t.taken}>
      <p role="status" className="pb-5">
        {t.takenLine}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to="/coupons/$coupon" params={{ coupon }} className={buttonStyle()}>
          {t.open}
        </Link>
        <Link to="/coupons" className={buttonStyle({ variant: 'outline' })}>
          {t.mine}
        </Link>
      </div>
    </CardPage>
  );
}

/** A final refusal, such as an expired link or the person's own one. */
const refusalOf = (error: unknown) =>
  isApiError(error) && error.code.startsWith('coupon.')
    ? { title: t.refused[error.code] ?? t.title, text: error.message }
    : undefined;

function Offered({ encrypted }: SharedCouponPageProps) {
  const service = useService();
  const askToLogin = useAskToLogin();
  const body = { encrypted };
  const offer = useQuery({ ...service.query('POST /api/shared/coupons', { body }), retry: false });
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => service.api('PATCH /api/customer/shared/coupons', { body }),
    // Without a network the call fails with a message instead of waiting silently.
    networkMode: 'always',
  });
  const take = async () => {
    if (!isPending && (await askToLogin())) mutate();
  };
  if (data) return <Taken coupon={data.id} />;
  const refusal = refusalOf(error) ?? refusalOf(offer.error);
  if (refusal) return <RefusedCard {...refusal} />;
  return (
    <CardPage title={t.title}>
      {offer.data ? (
        <SharedCouponView coupon={offer.data} busy={isPending} error={error} onTake={() => void take()} />
      ) : offer.error ? (
        <LoadingProblem error={offer.error} onRetry={() => void offer.refetch()} />
      ) : (
        <Skeleton className="h-56 rounded-lg" />
      )}
    </CardPage>
  );
}

/** A coupon given by link (RTE-16): the link shows it, the first person to sign in and take it keeps it. */
export function SharedCouponPage({ encrypted }: SharedCouponPageProps) {
  const hydrated = useHydrated();
  if (encrypted === '')
    return <RefusedCard title={t.refused['coupon.share_refused'] ?? t.title} text={t.noLink} />;
  if (!hydrated)
    return (
      <CardPage title={t.title}>
        <Skeleton className="h-56 rounded-lg" />
      </CardPage>
    );
  return <Offered key={encrypted} encrypted={encrypted} />;
}
