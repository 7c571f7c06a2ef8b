import { Link, useHydrated } from '@tanstack/react-router';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useFeature } from '../../base/api/feature-switches.ts';
import { SmallPage } from '../../base/page/card-page.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { useSession } from '../../base/session/session.ts';
import { worksHere } from '../../base/session/staff-roles.ts';
import { useUser } from '../../base/session/user.ts';
import { SignInInvitation } from '../../parts/sign-in/sign-in-invitation.tsx';
import { BadgeCode } from './badge-code.tsx';
import { badgeTexts as t } from './badge-texts.ts';
import { ShiftsList } from './shifts-list.tsx';

function NoBadge() {
  return (
    <SmallPage title={t.customerTitle}>
      <p className="pb-5">{t.customerBody}</p>
      <Link to="/account" className={buttonStyle()}>
        {t.account}
      </Link>
    </SmallPage>
  );
}

/** The badge of whoever works here (RTE-12); who does not is told so. */
export function BadgePage() {
  const hydrated = useHydrated();
  const { signedIn } = useSession();
  const { data: user, error, refetch } = useUser();
  const on = useFeature('worker_badge');
  if (hydrated && !signedIn) return <SignInInvitation title={t.visitorTitle} body={t.visitorBody} />;
  if (!user)
    return (
      <SmallPage title={t.title}>
        {error ? (
          <LoadingProblem error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="mx-auto size-64" />
        )}
      </SmallPage>
    );
  if (!worksHere(user) || !on) return <NoBadge />;
  return (
    <SmallPage title={t.title}>
      <BadgeCode />
      <section aria-labelledby="shifts" className="mt-8 border-line border-t pt-6">
        <h2 id="shifts" className="pb-3 text-h3">
          {t.shifts}
        </h2>
        <ShiftsList />
      </section>
    </SmallPage>
  );
}
