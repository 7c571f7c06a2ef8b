import { Link } from '@tanstack/react-router';
import { classNames } from '@zanga/ui/class-names.ts';
import { BrandLogo } from '../../parts/brand/brand-logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ConnectionPill } from './connection-pill.tsx';
import { frameTexts as t } from './frame-texts.ts';
import { PaletteButton } from './palette-button.tsx';
import { ScreenLinks } from './screen-links.tsx';
import { ShopSwitch } from './shop-switch.tsx';

type SideBarProps = { readonly narrow: boolean; readonly onSearch: () => void };

/** Side bar with words, or with icons only on a tablet. */
export function SideBar({ narrow, onSearch }: SideBarProps) {
  return (
    <header
      className={classNames(
        'sticky top-0 flex h-dvh shrink-0 flex-col gap-3 border-line border-e bg-canvas py-3 print:hidden',
        narrow ? 'w-16' : 'w-58',
      )}
    >
      <Link to="/" title={t.home} className={narrow ? 'mx-auto' : 'mx-4'}>
        <BrandLogo className={narrow ? 'w-12' : 'h-8 w-auto'} />
        <span className="sr-only">{t.home}</span>
      </Link>
      {!narrow && (
        <div className="flex flex-col gap-1">
          <ShopSwitch className="mx-2" />
          <PaletteButton onOpen={onSearch} />
        </div>
      )}
      <ScreenLinks narrow={narrow} />
      <ConnectionPill narrow={narrow} />
      <AccountMenu narrow={narrow} />
    </header>
  );
}
