import { Link } from '@tanstack/react-router';
import { classNames } from '@zanga/ui/class-names.ts';
import { MenuIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { Sheet } from '@zanga/ui/overlays/sheet.tsx';
import { useState } from 'react';
import { texts } from '../../base/texts.ts';
import { useCurrentScreen, useScreens } from '../../parts/frame/use-screens.ts';
import { AccountPanel } from './account-menu.tsx';
import { frameTexts as t } from './frame-texts.ts';
import { ScreenLinks } from './screen-links.tsx';

const places = 4;

const cell = 'flex min-h-15 min-w-0 flex-col items-center justify-center gap-0.5 px-1 text-caption';

/** Bottom bar of a phone: the first screens, and everything else behind the last button. */
export function BottomBar() {
  const allowed = useScreens();
  const current = useCurrentScreen();
  const [open, setOpen] = useState(false);
  const shown = allowed.slice(0, places);
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-canvas pb-(--inset-bottom) print:hidden">
      <nav aria-label={t.navigation}>
        <ul className="grid auto-cols-fr grid-flow-col">
          {shown.map(({ to, short, icon: Icon }, index) => (
            <li key={to} className="min-w-0">
              <Link
                to={to}
                aria-current={shown[index] === current ? 'page' : undefined}
                className={classNames(
                  cell,
                  shown[index] === current ? 'font-semibold text-tomato-ink' : 'text-ink-soft',
                )}
              >
                <Icon size={22} />
                <span className="max-w-full truncate">{short}</span>
              </Link>
            </li>
          ))}
          <li className="min-w-0">
            <button
              type="button"
              aria-expanded={open}
              onClick={() => setOpen(true)}
              className={classNames(cell, 'w-full text-ink-soft')}
            >
              <MenuIcon size={22} />
              {t.more}
            </button>
          </li>
        </ul>
      </nav>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t.moreTitle}
        showTitle
        closeLabel={texts.close}
      >
        {/* biome-ignore lint/a11y: a press on a link inside closes the sheet, and one on what opens the pad */}
        <div
          className="flex flex-col gap-5 pb-5"
          onClick={(event) =>
            event.target instanceof Element && event.target.closest('a, [data-leads-on]') && setOpen(false)
          }
        >
          <ScreenLinks />
          <AccountPanel />
        </div>
      </Sheet>
    </div>
  );
}
