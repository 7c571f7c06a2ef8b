import { Link } from '@tanstack/react-router';
import { iconButtonStyle } from '@zanga/ui/button-style.ts';
import { classNames } from '@zanga/ui/class-names.ts';
import { HeartIcon, MenuIcon, SearchIcon, StoreIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { Suspense } from 'react';
import { lazyWhenIdle } from '../../base/loading/lazy-when-idle.ts';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { pagePaths } from '../../base/navigation/page-paths.ts';
import { BrandLogo } from '../../base/pictures/brand-logo.tsx';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import { shellTexts as t } from './shell-texts.ts';

const WhereLink = import.meta.env.SSR
  ? (await import('./where-link.tsx')).default
  : lazyWhenIdle(() => import('./where-link.tsx'));

/** A constant element: no re-render above wakes it early. */
const whereLink = (
  <Suspense fallback={<span className="flex-1" />}>
    <WhereLink />
  </Suspense>
);

/** An icon with its word under it, where there is room for words. */
const worded =
  'tap inline-flex flex-col items-center justify-center gap-0.5 rounded-md px-2 text-caption hover:bg-sunken';
const wide = classNames(worded, 'max-lg:hidden');

/** Header: brand, way and place of the order, search, favourites, account, cart. */
export function Header() {
  return (
    <header className="sticky top-0 z-30 h-[calc(var(--header-height)+1px)] border-line border-b bg-canvas/92 backdrop-blur-md">
      <div className="page flex h-(--header-row) items-center gap-1 pt-(--inset-top) md:gap-3">
        <OverlayLink name="menu" aria-label={t.openMenu} className={iconButtonStyle('-ms-2')}>
          <MenuIcon />
        </OverlayLink>
        <Link to="/home" aria-label={t.home} className="flex min-h-11 shrink-0 items-center rounded-sm">
          <BrandLogo className="h-8 w-auto md:h-9 lg:h-11" />
        </Link>
        {whereLink}
        <OverlayLink
          name="cerca"
          value=""
          className="mx-auto hidden min-h-12 min-w-0 max-w-lg flex-1 items-center gap-3 rounded-full border border-line bg-surface px-5 text-ink-soft transition-colors hover:border-line-strong md:flex"
        >
          <SearchIcon size={20} className="shrink-0 text-tomato-ink" />
          <span className="truncate lg:hidden">{t.searchShort}</span>
          <span className="truncate max-lg:hidden">{t.searchPlaceholder}</span>
        </OverlayLink>
        <nav aria-label={t.mainNavigation} className="ms-auto flex items-center md:ms-0">
          <Link to={pagePaths.contacts} className={classNames(worded, 'max-md:hidden')}>
            <StoreIcon />
            <span className="max-lg:sr-only">{t.shops}</span>
          </Link>
          <Link to="/favorites" className={wide}>
            <HeartIcon />
            {t.favourites}
          </Link>
          <AccountLink className={wide} labelled />
          <CartLink label={t.cart} className={classNames(worded, '-me-2')} />
        </nav>
      </div>
    </header>
  );
}
