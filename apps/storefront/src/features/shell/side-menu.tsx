import { Link } from '@tanstack/react-router';
import { PrimeIcon, TagIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { ChevronRightIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { Sheet } from '@zanga/ui/overlays/sheet.tsx';
import type { ReactNode } from 'react';
import { useBrand } from '../../base/api/brand.ts';
import { useFeatureSwitch } from '../../base/api/feature-switches.ts';
import { useNames } from '../../base/api/names.ts';
import { useOverlay } from '../../base/navigation/overlay.ts';
import type { OverlayParams } from '../../base/navigation/search-params.ts';
import { useMember } from '../../base/session/membership.ts';
import { useSession } from '../../base/session/session.ts';
import { texts } from '../../base/texts/texts.ts';
import { categoryLink } from '../../parts/catalogue/category-link.ts';
import { DeviceShortcuts } from './device-shortcuts.tsx';
import { BadgeRow, LoginLink, PersonalRows, SignOutRow } from './menu-personal.tsx';
import { menuTexts as t } from './menu-texts.ts';
import { infoLinks } from './nav-links.ts';
import { ServiceMark } from './service-mark.tsx';

const row = 'flex min-h-12 items-center gap-3 rounded-sm px-3 font-medium hover:bg-sunken';

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={title} className="px-3 pt-5">
      <h2 className="px-3 pb-1 text-h4 text-ink-soft">{title}</h2>
      {children}
    </nav>
  );
}

function Greeting() {
  const names = useNames();
  const { signedIn, firstname } = useSession();
  return (
    <div className="relative overflow-hidden bg-tomato px-6 pt-[calc(var(--inset-top)+2rem)] pb-6 text-on-tomato">
      <div className="majolica absolute inset-0 text-tomato-deep opacity-60" aria-hidden="true" />
      <div className="relative">
        <p className="pe-10 font-display font-semibold text-h3">{t.greeting(names, firstname)}</p>
        {!signedIn && (
          <>
            <p className="mt-1 text-small">{t.visitorInvitation}</p>
            <div className="mt-4 flex flex-wrap gap-2">
              <LoginLink mode="accedi" variant="lemon">
                {t.login}
              </LoginLink>
              <LoginLink mode="registrati" variant="inverse">
                {t.register}
              </LoginLink>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function PrimeRow() {
  const names = useNames();
  return (
    <Link
      to="."
      search={({ menu: _, ...search }: OverlayParams) => ({ ...search, prime: '1' as const })}
      state={{ overlay: 'prime' }}
      replace
      resetScroll={false}
      preload={false}
      className="mx-3 mt-4 flex items-center gap-3 rounded-md bg-majolica-wash p-3 text-majolica-ink"
    >
      <PrimeIcon className="shrink-0" />
      <span className="flex-1">
        <strong className="block font-display">{t.prime(names)}</strong>
        <span className="text-small">{t.primeLine}</span>
      </span>
      <ChevronRightIcon size={20} />
    </Link>
  );
}

/** Content of the menu, in the order of the specification (MNU-1 to MNU-7). */
export function MenuBody() {
  const brand = useBrand();
  const offered = useFeatureSwitch('zanga_prime');
  const prime = useMember() || offered;
  const categories = brand?.categories ?? [];
  return (
    <>
      <Greeting />
      <BadgeRow />
      {prime && <PrimeRow />}
      <div className="px-3 pt-4 empty:hidden">
        <DeviceShortcuts />
      </div>
      <PersonalRows />
      <Group title={t.help}>
        {infoLinks.map(({ to, text }) => (
          <Link key={to} to={to} replace className={row}>
            {text}
          </Link>
        ))}
      </Group>
      <Group title={t.promo}>
        {categories
          .filter(({ promo }) => promo)
          .map(({ id, slug, name }) => (
            <Link key={id} {...categoryLink(slug)} replace className={row}>
              <TagIcon size={20} className="text-tomato-ink" />
              {name}
            </Link>
          ))}
      </Group>
      <Group title={t.categories}>
        {categories
          .filter(({ promo }) => !promo)
          .map(({ id, slug, name, product_count }) => (
            <Link key={id} {...categoryLink(slug)} replace className={row}>
              <span className="flex-1">{name}</span>
              <span className="text-ink-soft text-small tabular-nums">{product_count}</span>
            </Link>
          ))}
      </Group>
      {brand && brand.services.length > 0 && (
        <div className="px-6 pt-5 pb-8">
          <p className="pb-2 text-ink-soft text-small">{t.services}</p>
          <ul className="flex flex-wrap gap-2">
            {brand.services.map(({ slug, name }) => (
              <li key={slug}>
                <ServiceMark slug={slug} name={name} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <SignOutRow />
    </>
  );
}

/** Side menu with links to all pages. */
export function SideMenu() {
  const { value, close } = useOverlay('menu');
  return (
    <Sheet open={value === '1'} onClose={close} side="start" title={t.title} closeLabel={texts.close}>
      <MenuBody />
    </Sheet>
  );
}
