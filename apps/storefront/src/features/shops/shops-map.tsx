import { Link } from '@tanstack/react-router';
import type { Shop } from '@zanga/contract/shops/shops';
import { useNames } from '../../base/api/names.ts';
import { pagePaths } from '../../base/navigation/page-paths.ts';
import { islandPath, isOnMap, mapSize, onMap } from '../../parts/shops/sicily.ts';
import { shopsTexts as t } from './shops-texts.ts';

/** The island with a pin per shop, drawn by us: no map service learns who looked. */
export function ShopsMap({ shops }: { readonly shops: readonly Shop[] }) {
  const names = useNames();
  const { width, height } = mapSize;
  return (
    <nav aria-label={t.mapLabel(names)} className="relative">
      <svg viewBox={`0 0 ${width} ${height}`} className="h-auto w-full" aria-hidden="true">
        <path
          d={islandPath}
          className="fill-basil-wash stroke-basil"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      </svg>
      {shops
        .filter(({ position }) => isOnMap(position))
        .map((shop) => {
          const { x, y } = onMap(shop.position);
          const nearEdge = x > width * 0.62;
          return (
            <Link
              key={shop.id}
              to={pagePaths.shop(shop.slug)}
              className="group absolute grid size-11 -translate-x-1/2 -translate-y-1/2 place-items-center"
              style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
            >
              <span className="size-5 rounded-full border-4 border-raised bg-tomato shadow-lift transition-transform duration-200 ease-spring group-hover:scale-125" />
              <span
                className={`pointer-events-none absolute whitespace-nowrap rounded-full bg-surface/90 px-2 font-display font-semibold text-caption md:text-body ${nearEdge ? 'end-9' : 'start-9'}`}
              >
                {shop.address.city}
              </span>
            </Link>
          );
        })}
    </nav>
  );
}
