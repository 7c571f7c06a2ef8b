import { useRouter } from '@tanstack/react-router';
import { focusAfterNavigation } from '@zanga/browser/focus-after-navigation.ts';
import { classNames } from '@zanga/ui/class-names.ts';
import { type ReactNode, useEffect } from 'react';
import { useLayout } from '../../base/use-layout.ts';
import { useCurrentScreen } from '../../parts/frame/use-screens.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ConnectionPill } from './connection-pill.tsx';
import { frameTexts as t } from './frame-texts.ts';
import { ShopSwitch } from './shop-switch.tsx';
import { SideBar } from './side-bar.tsx';

/** Where the skip link leads. */
const contentId = 'contenuto';

/** Above the screen where the side bar has no room for it: which shop this is about. */
function TopBar() {
  return (
    <section
      aria-label={t.shop}
      className="flex h-(--frame-top) items-center gap-2 border-line border-b bg-canvas px-3 pt-(--inset-top) print:hidden"
    >
      <ShopSwitch className="flex-1 md:max-w-80" />
      <ConnectionPill />
    </section>
  );
}

/** The frame around every screen: where one can go, which shop is meant, who is at work; and the screen itself. */
export function Frame({ children }: { readonly children: ReactNode }) {
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
      {layout !== 'phone' && <SideBar narrow={layout === 'rail'} />}
      <div className="flex min-w-0 flex-1 flex-col">
        {layout !== 'wide' && <TopBar />}
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
    </div>
  );
}
