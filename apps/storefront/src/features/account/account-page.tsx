import { Link, useHydrated, useLocation, useNavigate } from '@tanstack/react-router';
import { say } from '@zanga/domain/brand/names';
import { Button } from '@zanga/ui/button.tsx';
import { LeafIcon } from '@zanga/ui/icons/dish-icons.tsx';
import type { IconProps } from '@zanga/ui/icons/icon.tsx';
import { InfoIcon, PinIcon, PrimeIcon, StarIcon, TicketIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { ShieldIcon } from '@zanga/ui/icons/person-icons.tsx';
import { HeartIcon, StoreIcon, UserIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { CardIcon, ReceiptIcon } from '@zanga/ui/icons/till-icons.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { type ComponentType, useEffect } from 'react';
import { useNames } from '../../base/api/names.ts';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { pagePaths } from '../../base/navigation/page-paths.ts';
import { useSession } from '../../base/session/session.ts';
import { invitingTexts } from '../../base/texts/inviting-texts.ts';
import { texts } from '../../base/texts/texts.ts';
import { AgreementsPanel } from '../../parts/agreements/agreements-panel.tsx';
import { BellIcon } from '../../parts/device-permissions/bell-icon.tsx';
import { useAskToLogin } from '../../parts/sign-in/ask-to-login.ts';
import { type AccountPageName, accountPages, pageOfSection } from './hub/account-pages.ts';
import { HubGroup, HubRowContent, hubRow } from './hub/hub-row.tsx';
import { hubTexts as t } from './hub/hub-texts.ts';
import { useHubStates } from './hub/use-hub-states.ts';
import { EmailConfirmation } from './security/email-confirmation.tsx';
import { SignOutButton } from './security/sign-out-button.tsx';

type States = ReturnType<typeof useHubStates>;

const pageIcons: Readonly<Record<AccountPageName, ComponentType<IconProps>>> = {
  dati: UserIcon,
  indirizzi: PinIcon,
  carte: CardIcon,
  gusti: LeafIcon,
  notizie: BellIcon,
  privacy: ShieldIcon,
};

/** The visitor's own things; a guest has orders and favourites, too. */
function Yours({ states }: { readonly states: States }) {
  const names = useNames();
  const { signedIn, prime, orders, coupons, primeState, favourites } = states;
  return (
    <HubGroup title={t.yours}>
      <li>
        <Link to="/orders" className={hubRow}>
          <HubRowContent icon={ReceiptIcon} title={t.orders} state={orders} />
        </Link>
      </li>
      {signedIn && (
        <li>
          <Link to="/coupons" className={hubRow}>
            <HubRowContent icon={TicketIcon} title={t.coupons} state={coupons} />
          </Link>
        </li>
      )}
      {prime && (
        <li>
          <OverlayLink name="prime" className={hubRow}>
            <HubRowContent
              icon={PrimeIcon}
              title={t.prime(names)}
              state={primeState && say(primeState, names)}
            />
          </OverlayLink>
        </li>
      )}
      <li>
        <Link to="/favorites" className={hubRow}>
          <HubRowContent icon={HeartIcon} title={t.favourites} state={favourites} />
        </Link>
      </li>
      <li>
        <Link to="/reviews" className={hubRow}>
          <HubRowContent icon={StarIcon} title={t.reviews} state={t.reviewsLine} />
        </Link>
      </li>
    </HubGroup>
  );
}

function Settings({ states }: { readonly states: States }) {
  return (
    <HubGroup title={t.settings}>
      {accountPages.map(({ name }) => (
        <li key={name}>
          <Link to="/account/$page" params={{ page: name }} className={hubRow}>
            <HubRowContent icon={pageIcons[name]} title={t.pages[name]} state={states.pages[name]} />
          </Link>
        </li>
      ))}
    </HubGroup>
  );
}

function Help() {
  return (
    <HubGroup title={t.help}>
      <li>
        <Link to={pagePaths.content('faq')} className={hubRow}>
          <HubRowContent icon={InfoIcon} title={t.faq} state={t.faqLine} />
        </Link>
      </li>
      <li>
        <Link to={pagePaths.contacts} className={hubRow}>
          <HubRowContent icon={StoreIcon} title={t.contacts} state={t.contactsLine} />
        </Link>
      </li>
    </HubGroup>
  );
}

/** Greeting of the signed-in person, or the way to sign in. */
function Welcome() {
  const hydrated = useHydrated();
  const { signedIn, firstname } = useSession();
  const askToLogin = useAskToLogin();
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 pb-6">
      <div>
        <h1 className="text-h1 wrap-anywhere">{t.hello(firstname)}</h1>
        {hydrated && !signedIn && <p className="max-w-2xl text-ink-soft">{t.visitorLine}</p>}
      </div>
      {hydrated && !signedIn && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void askToLogin()}>{texts.login}</Button>
          <Button variant="outline" onClick={() => void askToLogin('registrati')}>
            {invitingTexts.register}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Old links to sections of the former single page lead to each section's page. */
const useFormerSections = () => {
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const page = pageOfSection(hash);
  useEffect(() => {
    if (page) void navigate({ to: '/account/$page', params: { page }, hash, replace: true });
  }, [page, hash, navigate]);
};

/** Placeholder: the server does not know the person, and a guess would move once the browser does. */
function Waiting() {
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <Skeleton className="h-96 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </div>
  );
}

function Hub({ states }: { readonly states: States }) {
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <Yours states={states} />
          {states.signedIn && <Help />}
        </div>
        {states.signedIn ? <Settings states={states} /> : <Help />}
      </div>
      {states.signedIn && (
        <div className="pt-6">
          <SignOutButton />
        </div>
      )}
    </>
  );
}

/** The account: all personal things in a row each, with its state; settings are one step further (RTE-11). */
export function AccountPage() {
  useFormerSections();
  const hydrated = useHydrated();
  const states = useHubStates();
  return (
    <>
      <EmailConfirmation />
      <div className="page pt-6 pb-10 md:pt-10">
        <div className="mx-auto max-w-5xl">
          <Welcome />
          <AgreementsPanel className="mb-6" />
          {hydrated ? <Hub states={states} /> : <Waiting />}
        </div>
      </div>
    </>
  );
}
