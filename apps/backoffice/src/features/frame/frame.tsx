import { useRouter } from '@tanstack/react-router';
import { focusAfterNavigation } from '@zanga/browser/focus-after-navigation.ts';
import { classNames } from '@zanga/ui/class-names.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useLayout } from '../../base/use-layout.ts';
import { useCurrentScreen } from '../../parts/frame/use-screens.ts';
import type { PaletteSource } from '../../parts/palette/palette-source.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ConnectionPill } from './connection-pill.tsx';
import { frameTexts as t } from './frame-texts.ts';
import { NoticeBars } from './notice-bars.tsx';
import { Palette } from './palette.tsx';
import { PaletteButton } from './palette-button.tsx';
import { ShopSwitch } from './shop-switch.tsx';
import { SideBar } from './side-bar.tsx';

/** Target of the skip link. */
const contentId = 'contenuto';

/** Bar with the shop switch, on screens too narrow for the side bar. */
function TopBar({ onSearch }: { readonly onSearch: () => void }) {
  return (
    <section
      aria-label={t.top}
      className="flex h-(--frame-top) items-center gap-2 border-line border-b bg-canvas px-3 pt-(--inset-top) print:hidden"
    >
      <ShopSwitch className="flex-1 md:max-w-80" />
      <ConnectionPill />
      <span className="ms-auto">
        <PaletteButton narrow onOpen={onSearch} />
      </span>
    </section>
  );
}

/** Opens the palette by ⌘K or Ctrl-K, at any focus. */
const useOpenByKeys = () => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.metaKey || event.ctrlKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      setOpen((now) => !now);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return { open, setOpen };
};

type FrameProps = { readonly sources: readonly PaletteSource[]; readonly children: ReactNode };

/** Frame around every screen: navigation, shop switch, person. */
export function Frame({ sources, children }: FrameProps) {
  const { open, setOpen } = useOpenByKeys();
  const search = () => setOpen(true);
  const layout = useLayout();
  const router = useRouter();
  const screen = useCurrentScreen();
  useEffect(() => focusAfterNavigation(router), [router]);
  return (
    <div className="flex min-h-dvh">
      <a
        href={`#${contentId}`}
        className="fixed start-2 -top-20 z-60 rounded-sm bg-ink px-4 py-3 font-semibold text-canvas focus:top-2"
      >
        {t.skip}
      </a>
      {layout !== 'phone' && <SideBar narrow={layout === 'rail'} onSearch={search} />}
      <div className="flex min-w-0 flex-1 flex-col">
        {layout !== 'wide' && <TopBar onSearch={search} />}
        <NoticeBars />
        <main
          id={contentId}
          tabIndex={-1}
          className={classNames(
            'flex min-w-0 flex-1 flex-col max-md:pb-(--tab-bar-height)',
            screen?.group === 'counter' ? 'bg-canvas' : 'bg-surface',
          )}
        >
          {children}
        </main>
      </div>
      {layout === 'phone' && <BottomBar />}
      <Palette open={open} sources={sources} onClose={() => setOpen(false)} />
    </div>
  );
}
