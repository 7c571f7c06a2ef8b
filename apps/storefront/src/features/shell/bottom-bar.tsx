import { Link } from '@tanstack/react-router';
import { classNames } from '@zanga/ui/class-names.ts';
import { HeartIcon, HomeIcon, MenuIcon, SearchIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { AccountLink } from './account-link.tsx';
import { shellTexts as t } from './shell-texts.ts';

const item = classNames(
  'flex min-h-15 flex-1 flex-col items-center justify-center gap-0.5 text-caption text-ink-soft',
  'font-medium transition-colors hover:text-ink aria-[current=page]:text-tomato-ink',
);

/** Where a thumb reaches: phones and small tablets only. */
export function BottomBar() {
  return (
    <nav
      aria-label={t.quickNavigation}
      className="bottom-bar fixed inset-x-0 bottom-0 z-30 flex bg-surface px-1 pb-(--inset-bottom) shadow-bar lg:hidden"
    >
      <Link to="/home" className={item}>
        <HomeIcon />
        {t.home}
      </Link>
      <OverlayLink name="menu" className={item}>
        <MenuIcon />
        {t.menu}
      </OverlayLink>
      <OverlayLink name="cerca" value="" className={item}>
        <SearchIcon />
        {t.search}
      </OverlayLink>
      <Link to="/favorites" className={item}>
        <HeartIcon />
        {t.favourites}
      </Link>
      <AccountLink className={item} labelled />
    </nav>
  );
}
