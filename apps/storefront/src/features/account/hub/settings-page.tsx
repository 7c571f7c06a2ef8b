import { Link, useHydrated, useLocation } from '@tanstack/react-router';
import type { User } from '@zanga/contract/people/profile';
import { ChevronLeftIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { type ReactNode, useEffect } from 'react';
import { LoadingProblem } from '../../../base/problem/loading-problem.tsx';
import { useSession } from '../../../base/session/session.ts';
import { useUser } from '../../../base/session/user.ts';
import { SignInInvitation } from '../../../parts/sign-in/sign-in-invitation.tsx';
import { accountTexts as t } from '../account-texts.ts';
import { AddressesSection } from '../addresses-section.tsx';
import { CardsSection } from '../cards-section.tsx';
import { NotificationsSection } from '../notifications/notifications-section.tsx';
import { PhoneSection } from '../phone-section.tsx';
import { ConsentsSection } from '../privacy/consents-section.tsx';
import { DataSection } from '../privacy/data-section.tsx';
import { DeleteSection } from '../privacy/delete-section.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { DevicesSection } from '../security/devices-section.tsx';
import { EmailSection } from '../security/email-section.tsx';
import { PasswordSection } from '../security/password-section.tsx';
import { TastesSection } from '../tastes-section.tsx';
import type { AccountPageName } from './account-pages.ts';
import { accountPages } from './account-pages.ts';
import { hubTexts } from './hub-texts.ts';

const pages: Readonly<Record<AccountPageName, (user: User) => ReactNode>> = {
  dati: (user) => (
    <>
      <ProfileSection user={user} />
      <EmailSection user={user} />
      <PhoneSection user={user} />
      <PasswordSection user={user} />
      <DevicesSection />
    </>
  ),
  indirizzi: () => <AddressesSection />,
  carte: () => <CardsSection />,
  gusti: (user) => <TastesSection user={user} />,
  notizie: (user) => (
    <>
      <NotificationsSection />
      <ConsentsSection user={user} />
    </>
  ),
  privacy: () => (
    <>
      <DataSection />
      <DeleteSection />
    </>
  ),
};

/** Scrolls to the section that the address names, once its data has loaded. */
const useNamedSection = (there: boolean) => {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (there && hash) document.getElementById(hash)?.scrollIntoView();
  }, [there, hash]);
};

/** Links to the other settings pages, on wide screens. */
function PageLinks() {
  return (
    <nav aria-label={hubTexts.nav} className="sticky top-[calc(var(--header-height)+1.5rem)] max-lg:hidden">
      <ul className="flex flex-col">
        {accountPages.map(({ name }) => (
          <li key={name}>
            <Link
              to="/account/$page"
              params={{ page: name }}
              className="flex min-h-11 items-center rounded-sm px-3 font-medium text-ink-soft hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:text-ink"
            >
              {hubTexts.pages[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton className="h-52 rounded-lg" />
      <Skeleton className="h-32 rounded-lg" />
    </>
  );
}

function Settings({ page }: { readonly page: AccountPageName }) {
  const { data: user, error, fetchStatus, refetch } = useUser();
  // With a signup to complete, `followSignup` is already leading to its page.
  const known = user?.redirect_route ? undefined : user;
  const stuck = !user && (error !== null || fetchStatus === 'paused');
  useNamedSection(known !== undefined);
  return (
    <div className="flex flex-col gap-4 md:gap-5">
      {known && pages[page](known)}
      {stuck && <LoadingProblem error={error} onRetry={() => void refetch()} />}
      {!known && !stuck && <Waiting />}
    </div>
  );
}

/** One page of settings, a step below the account (RTE-11); its owner is known only in the browser. */
export function SettingsPage({ page }: { readonly page: AccountPageName }) {
  const hydrated = useHydrated();
  const { signedIn } = useSession();
  if (hydrated && !signedIn) return <SignInInvitation title={t.visitorTitle} body={t.visitorBody} />;
  return (
    <div className="page pt-4 pb-10 md:pt-8">
      <div className="mx-auto max-w-5xl">
        <Link
          to="/account"
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-small text-tomato-ink"
        >
          <ChevronLeftIcon size={18} />
          {hubTexts.back}
        </Link>
        <h1 className="pb-5 text-h1">{hubTexts.pages[page]}</h1>
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[15rem_1fr]">
          <PageLinks />
          <Settings page={page} />
        </div>
      </div>
    </div>
  );
}
