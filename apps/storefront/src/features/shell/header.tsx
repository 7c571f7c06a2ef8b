import { Link } from '@tanstack/react-router';
import { iconButtonStyle } from '@zanga/ui/button-style.ts';
import { HeartIcon, MenuIcon, SearchIcon, StoreIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { Logo } from '@zanga/ui/look/logo.tsx';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { pagePaths } from '../../base/navigation/page-paths.ts';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import { shellTexts as t } from './shell-texts.ts';

const wide = iconButtonStyle('max-lg:hidden');

/** Always at hand: who we are, search, favourites, account, cart. */
export function Header() {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-canvas/92 backdrop-blur-md">
      <div className="page flex h-(--header-height) items-center pt-(--inset-top) gap-2 md:gap-4">
        <OverlayLink name="menu" aria-label={t.openMenu} className={iconButtonStyle('-ms-2 max-lg:hidden')}>
          <MenuIcon />
        </OverlayLink>
        <Link to="/home" aria-label={t.home} className="shrink-0 rounded-sm py-1">
          <Logo className="h-9 w-auto lg:h-11" />
        </Link>
        <OverlayLink
          name="cerca"
          value=""
          className="mx-auto hidden min-h-12 w-full max-w-lg items-center gap-3 rounded-full border border-line bg-surface px-5 text-ink-soft transition-colors hover:border-line-strong md:flex"
        >
          <SearchIcon size={20} className="text-tomato-ink" />
          {t.searchPlaceholder}
        </OverlayLink>
        <nav aria-label={t.mainNavigation} className="ms-auto flex items-center md:ms-0">
          <Link to={pagePaths.contacts} aria-label={t.shops} className={iconButtonStyle()}>
            <StoreIcon />
          </Link>
          <Link to="/favorites" aria-label={t.favourites} className={wide}>
            <HeartIcon />
          </Link>
          <AccountLink className={wide} />
          <CartLink label={t.cart} className="-me-2" />
        </nav>
      </div>
    </header>
  );
}
