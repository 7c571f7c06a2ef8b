import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useHydrated } from '@tanstack/react-router';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { formTexts } from '@zanga/browser/form/form-texts.ts';
import type { CodeOffer } from '@zanga/contract/ordering/coupons';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useService } from '../../base/api/api.tsx';
import { CardPage } from '../../base/page/card-page.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { useSession } from '../../base/session/session.ts';
import { texts } from '../../base/texts/texts.ts';
import { useAskToLogin } from '../../parts/sign-in/ask-to-login.ts';
import { codeLinkTexts as t } from './code-link-texts.ts';
import { CouponRules } from './coupon-facts.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import { untilWords } from './coupon-words.ts';
import { RefusedCard } from './refused-card.tsx';
import { takeCode } from './take-code.ts';

type OfferProps = { readonly offer: CodeOffer };

function Told({ offer, children }: OfferProps & { readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-5">
      <CouponTicket terms={offer} ready={offer.why_not === null} className="border border-line">
        <h2 className="wrap-anywhere text-h4">{offer.title}</h2>
        {offer.description && <p className="wrap-anywhere pt-1">{offer.description}</p>}
        <p className="pt-1 text-ink-soft text-small">{untilWords(offer.valid_until, serviceNow())}</p>
      </CouponTicket>
      {children}
      <CouponRules rules={offer.rules} />
    </div>
  );
}

function InCart({ offer }: OfferProps) {
  const { signedIn } = useSession();
  const askToLogin = useAskToLogin();
  const mustSignIn = offer.for_customers && !signedIn;
  return (
    <div role="status" className="flex flex-col items-start gap-3">
      <p className="font-semibold text-lead">{t.taken}</p>
      <p>{mustSignIn ? t.signInLine : t.takenLine}</p>
      <div className="flex flex-wrap gap-3">
        <Link to="/home" hash="menu" className={buttonStyle()}>
          {t.menu}
        </Link>
        {mustSignIn && (
          <Button variant="outline" onClick={() => void askToLogin()}>
            {t.signIn}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Puts the code into the cart at once; in place of another coupon only after the person's choice. */
function Taking({ offer }: OfferProps) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (instead: boolean) => takeCode(offer.code, instead),
    // Without a network the call fails with a message instead of waiting silently.
    networkMode: 'always',
  });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate(false);
  }, [mutate]);
  if (data === 'taken') return <InCart offer={offer} />;
  const retry = error !== null;
  if (!retry && data === undefined) return <p role="status">{t.taking}</p>;
  return (
    <div className="flex flex-col items-start gap-3">
      <FormAlert text={retry ? errorText(error) : undefined} />
      {!retry && (
        <div role="status">
          <p className="font-semibold text-lead">{t.other}</p>
          <p>{t.otherLine}</p>
        </div>
      )}
      <Button aria-disabled={isPending || undefined} onClick={() => !isPending && mutate(true)}>
        {isPending ? formTexts.sending : t.useThis}
      </Button>
    </div>
  );
}

function Over({ why }: { readonly why: string }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p className="font-semibold">{why}</p>
      <Link to="/home" className={buttonStyle({ variant: 'outline' })}>
        {texts.goHome}
      </Link>
    </div>
  );
}

function Opened({ code }: CodePageProps) {
  const service = useService();
  const { data, error, refetch } = useQuery({
    ...service.query('GET /api/coupons/:code', { params: { code } }),
    retry: false,
  });
  if (isApiError(error) && error.code.startsWith('coupon.'))
    return <RefusedCard title={t.refused} text={error.message} />;
  return (
    <CardPage title={data && data.why_not !== null ? t.over : t.title}>
      {data ? (
        <Told offer={data}>
          {data.why_not === null ? <Taking offer={data} /> : <Over why={data.why_not} />}
        </Told>
      ) : error ? (
        <LoadingProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-56 rounded-lg" />
      )}
    </CardPage>
  );
}

type CodePageProps = { readonly code: string };

/** The link of a code: opens without an account and puts the coupon into the cart at once. */
export function CodePage({ code }: CodePageProps) {
  const hydrated = useHydrated();
  if (!hydrated)
    return (
      <CardPage title={t.title}>
        <Skeleton className="h-56 rounded-lg" />
      </CardPage>
    );
  return <Opened code={code} />;
}
