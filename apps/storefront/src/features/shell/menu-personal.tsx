import { Link } from '@tanstack/react-router';
import { useOnce } from '@zanga/browser/form/use-once.ts';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { TicketIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { BadgeIcon, LogoutIcon } from '@zanga/ui/icons/person-icons.tsx';
import { HeartIcon, UserIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { ReceiptIcon } from '@zanga/ui/icons/till-icons.tsx';
import type { ReactNode } from 'react';
import { useService } from '../../base/api/api.tsx';
import { settings } from '../../base/api/config.ts';
import { useFeatureSwitch } from '../../base/api/feature-switches.ts';
import type { LoginMode, OverlayParams } from '../../base/navigation/search-params.ts';
import { useSession } from '../../base/session/session.ts';
import { signOut } from '../../base/session/sign-in.ts';
import { useUser } from '../../base/session/user.ts';
import { showsBadge } from './badge-link.ts';
import { menuTexts as t } from './menu-texts.ts';

const row = 'flex min-h-12 w-full items-center gap-3 rounded-sm px-3 font-medium hover:bg-sunken';

type LoginLinkProps = {
  readonly mode: LoginMode;
  readonly variant: 'lemon' | 'inverse';
  readonly children: ReactNode;
};

/** Opens the login in the place of the menu. */
export function LoginLink({ mode, variant, children }: LoginLinkProps) {
  return (
    <Link
      to="."
      search={({ menu: _, ...search }: OverlayParams) => ({ ...search, accesso: mode })}
      state={{ overlay: 'accesso' }}
      replace
      resetScroll={false}
      preload={false}
      className={buttonStyle({ variant })}
    >
      {children}
    </Link>
  );
}

/** The badge shows only in the app, and only to staff (MNU-2). */
const useBadgeShown = () => {
  const { data: user } = useUser();
  const feature = useFeatureSwitch('worker_badge');
  return showsBadge({ native: settings.appView, feature, roles: user?.roles ?? [] });
};

/** Link to the person's own badge. */
export function BadgeRow() {
  if (!useBadgeShown()) return null;
  return (
    <nav aria-label={t.badge} className="px-3 pt-4">
      <Link to="/account/badge" replace className={row}>
        <BadgeIcon size={20} className="text-tomato-ink" />
        {t.badge}
      </Link>
    </nav>
  );
}

/** Personal links: orders for all visitors, because guests have some too; the others after sign-in (MNU-5). */
export function PersonalRows() {
  const { signedIn } = useSession();
  const orders = (
    <Link to="/orders" replace className={row}>
      <ReceiptIcon size={20} className="text-tomato-ink" />
      {t.myOrders}
    </Link>
  );
  if (!signedIn)
    return (
      <nav aria-label={t.personal} className="px-3 pt-4">
        {orders}
      </nav>
    );
  return (
    <nav aria-label={t.personal} className="px-3 pt-4">
      {orders}
      <Link to="/coupons" replace className={row}>
        <TicketIcon size={20} className="text-tomato-ink" />
        {t.myCoupons}
      </Link>
      <Link to="/account/$page" params={{ page: 'dati' }} replace className={row}>
        <UserIcon size={20} className="text-tomato-ink" />
        {t.myData}
      </Link>
      <Link to="/favorites" replace className={row}>
        <HeartIcon size={20} className="text-tomato-ink" />
        {t.myFavourites}
      </Link>
    </nav>
  );
}

/** Sign-out row of the menu (MNU-7). */
export function SignOutRow() {
  const service = useService();
  const { signedIn } = useSession();
  const { busy, once } = useOnce();
  if (!signedIn) return null;
  return (
    <div className="border-line border-t px-3 pt-3 pb-6">
      <button
        type="button"
        aria-disabled={busy || undefined}
        className={row}
        onClick={() => void once(() => signOut(service))}
      >
        <LogoutIcon size={20} className="text-tomato-ink" />
        {busy ? t.signingOut : t.signOut}
      </button>
    </div>
  );
}
