import { useHydrated } from '@tanstack/react-router';
import { Button } from '@zanga/ui/button.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { type ReactNode, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { CardPage } from '../../base/page/card-page.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { useSession } from '../../base/session/session.ts';
import { signOut } from '../../base/session/sign-in.ts';
import { useUser } from '../../base/session/user.ts';
import { SignInInvitation } from '../../parts/sign-in/sign-in-invitation.tsx';
import { registrationTexts as t } from './registration-texts.ts';
import { TelephoneSteps } from './telephone-steps.tsx';

function Waiting() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-11 w-full rounded-full" />
    </div>
  );
}

type LeaveProps = {
  /** Other actions for a person who does not go on. */
  readonly children: ReactNode;
};

function Leave({ children }: LeaveProps) {
  const service = useService();
  const [leaving, setLeaving] = useState(false);
  return (
    <div className="flex flex-col gap-2 pt-6">
      <p className="text-ink-soft">
        {t.later}{' '}
        <Button
          variant="quiet"
          size="inline"
          className="-mx-3"
          aria-disabled={leaving || undefined}
          onClick={() => {
            if (leaving) return;
            setLeaving(true);
            void signOut(service);
          }}
        >
          {t.signOut}
        </Button>
      </p>
      {children}
    </div>
  );
}

/** Completes a signup, or changes a confirmed number (RTE-7). */
export function TelephonePage({ children }: LeaveProps) {
  const hydrated = useHydrated();
  const { signedIn } = useSession();
  const { data: user, dataUpdatedAt, error, fetchStatus, refetch } = useUser();
  const stuck = !user && (error !== null || fetchStatus === 'paused');
  if (hydrated && !signedIn) return <SignInInvitation title={t.visitorTitle} body={t.visitorBody} />;
  return (
    <CardPage title={user?.telephone ? t.titleChange : t.title}>
      {user && <TelephoneSteps user={user} saidAt={dataUpdatedAt} />}
      {stuck && <LoadingProblem error={error} onRetry={() => void refetch()} />}
      {!user && !stuck && <Waiting />}
      {user?.redirect_route && <Leave>{children}</Leave>}
    </CardPage>
  );
}
