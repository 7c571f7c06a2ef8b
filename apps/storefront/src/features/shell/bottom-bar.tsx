import { Link } from '@tanstack/react-router';
import { classNames } from '@zanga/ui/class-names.ts';
import { HomeIcon, SearchIcon, UserIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { CutleryIcon, ReceiptIcon } from '@zanga/ui/icons/till-icons.tsx';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { pagePaths } from '../../base/navigation/page-paths.ts';
import { useSession } from '../../base/session/session.ts';
import { shellTexts as t } from './shell-texts.ts';

const item = classNames(
  'flex min-h-15 flex-1 flex-col items-center justify-center gap-0.5 text-caption text-ink-soft',
  'font-medium transition-colors hover:text-ink aria-[current=page]:text-tomato-ink',
);

function Account() {
  const { signedIn, firstname } = useSession();
  return (
    <Link to="/account" className={item}>
      <span className="relative">
        <UserIcon />
        {signedIn && (
          <span
            aria-hidden="true"
            className="absolute -end-0.5 -top-0.5 size-2.5 rounded-full border-2 border-surface bg-basil"
          />
        )}
      </span>
      <span>
        {t.account}
        {firstname && <span className="sr-only"> {t.accountOf(firstname)}</span>}
      </span>
    </Link>
  );
}

/** Where a thumb reaches: phones and small tablets only. Drawn by the server; its links lead on before its code is there. */
export default function BottomBar() {
  return (
    <nav
      aria-label={t.quickNavigation}
      className="bottom-bar fixed inset-x-0 bottom-0 z-30 flex bg-surface px-1 pb-(--inset-bottom) shadow-bar lg:hidden"
    >
      <Link to="/home" className={item}>
        <HomeIcon />
        {t.home}
      </Link>
      <Link to={pagePaths.menu} className={item}>
        <CutleryIcon />
        {t.menu}
      </Link>
      <OverlayLink name="cerca" value="" className={item}>
        <SearchIcon />
        {t.search}
      </OverlayLink>
      <Link to="/orders" className={item}>
        <ReceiptIcon />
        {t.orders}
      </Link>
      <Account />
    </nav>
  );
}
