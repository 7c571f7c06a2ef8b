import { useHydrated, useLocation } from '@tanstack/react-router';
import type { User } from '@zanga/contract/people/profile';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useEffect } from 'react';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { useSession } from '../../base/session/session.ts';
import { useUser } from '../../base/session/user.ts';
import { SignInInvitation } from '../../parts/sign-in/sign-in-invitation.tsx';
import { accountTexts as t } from './account-texts.ts';
import { AddressesSection } from './addresses-section.tsx';
import { CardsSection } from './cards-section.tsx';
import { NotificationsSection } from './notifications/notifications-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { ConsentsSection } from './privacy/consents-section.tsx';
import { DataSection } from './privacy/data-section.tsx';
import { DeleteSection } from './privacy/delete-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SectionLinks } from './section-links.tsx';
import { DevicesSection } from './security/devices-section.tsx';
import { EmailConfirmation } from './security/email-confirmation.tsx';
import { EmailSection } from './security/email-section.tsx';
import { PasswordSection } from './security/password-section.tsx';
import { SignOutButton } from './security/sign-out-button.tsx';
import { TastesSection } from './tastes-section.tsx';

/** The address may name a section; it is only now there to be shown. */
const useNamedSection = () => {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash) document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
};

function Sections({ user }: { readonly user: User }) {
  useNamedSection();
  return (
    <div className="flex flex-col gap-4 md:gap-5">
      <ProfileSection user={user} />
      <EmailSection user={user} />
      <PhoneSection user={user} />
      <PasswordSection user={user} />
      <AddressesSection />
      <TastesSection user={user} />
      <CardsSection />
      <NotificationsSection />
      <ConsentsSection user={user} />
      <DevicesSection />
      <DataSection />
      <DeleteSection />
    </div>
  );
}

function Waiting() {
  return (
    <div className="flex flex-col gap-4 md:gap-5">
      <Skeleton className="h-52 rounded-lg" />
      <Skeleton className="h-32 rounded-lg" />
      <Skeleton className="h-36 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
    </div>
  );
}

function Customer() {
  const { data: user, error, fetchStatus, refetch } = useUser();
  // Whoever has a signup to complete is being sent there.
  const unfinished = user?.redirect_route;
  const stuck = !user && (error !== null || fetchStatus === 'paused');
  return (
    <div className="page pt-6 md:pt-10">
      <div className="mx-auto max-w-5xl">
        <div className="flex flex-wrap items-end justify-between gap-3 pb-6">
          <div>
            <h1 className="text-h1">{t.title}</h1>
            <p className="text-ink-soft text-lead">{t.line}</p>
          </div>
          <SignOutButton />
        </div>
        <div className="grid items-start gap-8 lg:grid-cols-[15rem_1fr]">
          <SectionLinks />
          <div>
            {user && !unfinished && <Sections user={user} />}
            {stuck && <LoadingProblem error={error} onRetry={() => void refetch()} />}
            {!stuck && (!user || unfinished) && <Waiting />}
          </div>
        </div>
      </div>
    </div>
  );
}

/** One's own data (RTE-11); whose they are is known only in the browser, so the server sends the outline. */
export function AccountPage() {
  const hydrated = useHydrated();
  const { signedIn } = useSession();
  return (
    <>
      <EmailConfirmation />
      {hydrated && !signedIn ? (
        <SignInInvitation title={t.visitorTitle} body={t.visitorBody} />
      ) : (
        <Customer />
      )}
    </>
  );
}
