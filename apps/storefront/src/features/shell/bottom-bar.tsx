import { Link } from '@tanstack/react-router';
import { HomeIcon, SearchIcon, UserIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { CutleryIcon, ReceiptIcon } from '@zanga/ui/icons/till-icons.tsx';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { pagePaths } from '../../base/navigation/page-paths.ts';
import { useSession } from '../../base/session/session.ts';
import { shellTexts as t } from './shell-texts.ts';

function Account() {
  const { signedIn, firstname } = useSession();
  return (
    <Link to="/account">
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

/** Bar within the thumb's reach, on phones and small tablets. The server draws it; its links work before its code. */
export default function BottomBar() {
  return (
    <nav
      aria-label={t.quickNavigation}
      className="bottom-bar fixed inset-x-0 bottom-0 z-30 flex bg-surface px-1 pb-(--inset-bottom) shadow-bar lg:hidden"
    >
      <Link to="/home">
        <HomeIcon />
        {t.home}
      </Link>
      <Link to={pagePaths.menu}>
        <CutleryIcon />
        {t.menu}
      </Link>
      <OverlayLink name="cerca" value="">
        <SearchIcon />
        {t.search}
      </OverlayLink>
      <Link to="/orders">
        <ReceiptIcon />
        {t.orders}
      </Link>
      <Account />
    </nav>
  );
}
