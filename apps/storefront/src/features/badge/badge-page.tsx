import { Link, useHydrated } from '@tanstack/react-router';
import { isStaff } from '@zanga/browser/staff-roles.ts';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useFeatureSwitch } from '../../base/api/feature-switches.ts';
import { useNames } from '../../base/api/names.ts';
import { CardPage } from '../../base/page/card-page.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { useSession } from '../../base/session/session.ts';
import { useUser } from '../../base/session/user.ts';
import { SignInInvitation } from '../../parts/sign-in/sign-in-invitation.tsx';
import { BadgeCode } from './badge-code.tsx';
import { badgeTexts as t } from './badge-texts.ts';
import { ShiftsList } from './shifts-list.tsx';

function NoBadge() {
  const names = useNames();
  return (
    <CardPage title={t.customerTitle}>
      <p className="pb-5">{t.customerBody(names)}</p>
      <Link to="/account" className={buttonStyle()}>
        {t.account}
      </Link>
    </CardPage>
  );
}

/** The worker's badge (RTE-12); other people are told that this page is for staff. */
export function BadgePage() {
  const hydrated = useHydrated();
  const { signedIn } = useSession();
  const { data: user, error, refetch } = useUser();
  const on = useFeatureSwitch('worker_badge');
  if (hydrated && !signedIn) return <SignInInvitation title={t.visitorTitle} body={t.visitorBody} />;
  if (!user)
    return (
      <CardPage title={t.title}>
        {error ? (
          <LoadingProblem error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="mx-auto size-64" />
        )}
      </CardPage>
    );
  if (!isStaff(user) || !on) return <NoBadge />;
  return (
    <CardPage title={t.title}>
      <BadgeCode />
      <section aria-labelledby="shifts" className="mt-8 border-line border-t pt-6">
        <h2 id="shifts" className="pb-3 text-h3">
          {t.shifts}
        </h2>
        <ShiftsList />
      </section>
    </CardPage>
  );
}
