import { Link } from '@tanstack/react-router';
import type { OpeningState, Shop } from '@zanga/contract/shops';
import { Badge } from '@zanga/ui/badge.tsx';
import { ChevronRightIcon, PinIcon } from '@zanga/ui/icons.tsx';
import { metres as inWords } from '../../shared/format.ts';
import { places } from '../../shared/places.ts';
import { homeTexts as t } from './home-texts.ts';

/** What matters first to who might come now: open beats paused, paused beats closed. */
const rank = { open: 0, paused: 1, closed: 2 };
const summary = (opening: readonly OpeningState[]) =>
  opening.toSorted((a, b) => rank[a.state] - rank[b.state])[0];

type ShopCardProps = { readonly shop: Shop; readonly metres: number | undefined };

/** A shop at a glance: where, how far, open or not. */
export function ShopCard({ shop, metres }: ShopCardProps) {
  const opening = summary(shop.opening);
  return (
    <Link
      to={places.shop(shop.slug)}
      className="flex h-full items-center gap-4 rounded-lg bg-surface p-4 shadow-card transition-shadow duration-200 hover:shadow-lift"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-majolica-wash text-majolica-ink">
        <PinIcon />
      </span>
      <span className="min-w-0 flex-1">
        <strong className="block font-display font-semibold text-h4">{shop.name}</strong>
        <span className="block text-ink-soft text-small">
          {shop.address.street} {shop.address.number}, {shop.address.city}
          {metres !== undefined && ` · ${t.away(inWords(metres))}`}
        </span>
        {opening && (
          <Badge tone={opening.state === 'open' ? 'basil' : 'neutral'} className="mt-1.5">
            {opening.label}
          </Badge>
        )}
      </span>
      <ChevronRightIcon size={20} className="shrink-0 text-ink-soft" />
    </Link>
  );
}
