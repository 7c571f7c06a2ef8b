import { Link } from '@tanstack/react-router';
import type { Shop } from '@zanga/contract/shops/shops';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { ArrowRightIcon, LocateIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { pagePaths } from '../../../base/navigation/page-paths.ts';
import { restTexts as t } from './rest-texts.ts';
import { ShopCard } from './shop-card.tsx';
import { sortByDistance } from './sort-by-distance.ts';
import { useOwnPosition } from './use-own-position.ts';

const shown = 6;

type ShopsNearbyProps = {
  readonly shops: readonly Shop[];
  readonly title: string;
  readonly line: string;
};

/** The shops, by distance where the position is known. */
export function ShopsNearby({ shops, title, line }: ShopsNearbyProps) {
  const { here, busy, locate } = useOwnPosition();
  if (shops.length === 0) return null;
  return (
    <section
      aria-labelledby="shops-title"
      className="page drawn-near pt-12 [--about:30.3rem] sm:[--about:69.2rem] md:pt-16 lg:[--about:55.8rem]"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="shops-title" className="text-h2">
            {here ? t.shopsNear : title}
          </h2>
          <p className="text-ink-soft">{line}</p>
        </div>
        {!here && (
          <Button variant="outline" onClick={locate} disabled={busy}>
            <LocateIcon size={20} />
            {busy ? t.locating : t.locate}
          </Button>
        )}
      </div>
      <ul className="no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-5 sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 md:gap-5 lg:grid-cols-3">
        {sortByDistance(shops, here)
          .slice(0, shown)
          .map(({ place, metres }) => (
            <li key={place.id} className="w-72 shrink-0 snap-start sm:w-auto">
              <ShopCard shop={place} metres={metres} />
            </li>
          ))}
      </ul>
      <Link to={pagePaths.contacts} className={buttonStyle({ variant: 'quiet' }, '-ms-5 mt-3')}>
        {t.allShops}
        <ArrowRightIcon size={20} />
      </Link>
    </section>
  );
}
