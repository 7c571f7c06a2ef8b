import { Link } from '@tanstack/react-router';
import { metres as inWords } from '@zanga/browser/format.ts';
import type { OpeningState, Shop } from '@zanga/contract/shops/shops';
import { Badge } from '@zanga/ui/badge.tsx';
import { pagePaths } from '../../../base/navigation/page-paths.ts';
import { CataloguePicture } from '../../../base/pictures/catalogue-picture.tsx';
import { restTexts as t } from './rest-texts.ts';

/** A card shows the best state of the shop's services: open beats paused, paused beats closed. */
const rank = { open: 0, paused: 1, closed: 2 };
const summary = (opening: readonly OpeningState[]) =>
  opening.toSorted((a, b) => rank[a.state] - rank[b.state])[0];

type ShopCardProps = { readonly shop: Shop; readonly metres: number | undefined };

/** A shop at a glance: place, distance, opening. */
export function ShopCard({ shop, metres }: ShopCardProps) {
  const opening = summary(shop.opening);
  return (
    <Link
      to={pagePaths.shop(shop.slug)}
      className="group flex h-full flex-col overflow-hidden rounded-lg bg-surface shadow-card transition-shadow duration-200 hover:shadow-lift"
    >
      <span className="block aspect-video overflow-hidden">
        <CataloguePicture
          images={shop.images}
          shape="wide"
          widths={[320, 480, 640, 960]}
          sizes="(width < 40rem) 18rem, (width < 64rem) 46vw, 27rem"
          decorative
          className="size-full transition-transform duration-300 ease-out group-hover:scale-104"
        />
      </span>
      <span className="flex flex-1 flex-col items-start gap-1 p-4">
        <strong className="font-display font-semibold text-h4">{shop.name}</strong>
        <span className="text-ink-soft text-small">
          {shop.address.street} {shop.address.number}, {shop.address.city}
          {metres !== undefined && ` · ${t.away(inWords(metres))}`}
        </span>
        {opening && (
          <Badge tone={opening.state === 'open' ? 'basil' : 'neutral'} className="mt-1">
            {opening.label}
          </Badge>
        )}
      </span>
    </Link>
  );
}
