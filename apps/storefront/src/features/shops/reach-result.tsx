import { Link } from '@tanstack/react-router';
import { metres, money } from '@zanga/browser/format.ts';
import type { Place } from '@zanga/contract/shops/places';
import type { ReachableShop } from '@zanga/contract/shops/promises';
import { fromMoment } from '@zanga/domain/time-words';
import { Badge } from '@zanga/ui/badge.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { pagePaths } from '../../base/navigation/page-paths.ts';
import type { OverlayParams } from '../../base/navigation/search-params.ts';
import { begunAt } from '../../parts/address/begun-address.ts';
import { deliveryTo, pickupAt } from '../../parts/where/where-of.ts';
import { OrderHere } from './order-here.tsx';
import { reachTexts as t } from './reach-texts.ts';

function Terms({ fee, minimum, free_over: freeOver }: ReachableShop) {
  if (fee === null || minimum === null) return null;
  const terms = [
    [t.fee, fee === 0 ? t.free : money(fee), fee > 0 && freeOver !== null && t.freeOver(money(freeOver))],
    [t.minimum, minimum === 0 ? t.none : money(minimum), false],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-small">
      {terms.map(([name, value, more]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd>
            <span className="font-semibold">{value}</span>
            {more && <span className="text-ink-soft"> · {more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ReachResultProps = {
  readonly found: ReachableShop;
  /** Place that the person searched for. */
  readonly place: Place;
  readonly now: Date;
};

/** Orders from this shop: delivery where it delivers, else pickup; a place without a number is completed first. */
function Order({ found, place }: Pick<ReachResultProps, 'found' | 'place'>) {
  const { shop, delivers, earliest_pickup: pickup } = found;
  const door = delivers ? deliveryTo(place, shop) : null;
  if (door) return <OrderHere where={door} text={t.order} about={shop.name} />;
  if (delivers)
    return (
      <Link
        to="."
        search={(search: OverlayParams) => ({ ...search, dove: '1' as const })}
        state={{ overlay: 'dove', begun: begunAt(place) }}
        resetScroll={false}
        preload={false}
        className={buttonStyle()}
      >
        {t.order}
        <span className="sr-only">: {shop.name}</span>
      </Link>
    );
  if (pickup === null) return null;
  return <OrderHere where={pickupAt(shop)} text={t.orderPickup} about={shop.name} soft />;
}

/** A shop as seen from an address: when it is there and on what terms, or why not. */
export function ReachResult({ found, place, now }: ReachResultProps) {
  const { shop, delivers, label, distance_metres: away, earliest_pickup: pickup } = found;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-t py-4 first:border-0">
      <div className="flex min-w-60 flex-1 flex-col gap-1.5">
        <h3 className="flex flex-wrap items-baseline gap-x-2 text-h4">
          {shop.name}
          <span className="font-normal font-text text-ink-soft text-small">{t.away(metres(away))}</span>
        </h3>
        <p className="text-ink-soft text-small">{delivers ? <Badge tone="basil">{label}</Badge> : label}</p>
        <Terms {...found} />
        {pickup !== null && (
          <p className="text-ink-soft text-small">{t.pickup(fromMoment(new Date(pickup), now))}</p>
        )}
      </div>
      <Order found={found} place={place} />
      <Link
        to={pagePaths.shop(shop.slug)}
        className={buttonStyle({ variant: 'outline' })}
        aria-label={`${t.details}: ${shop.name}`}
      >
        {t.details}
      </Link>
    </li>
  );
}
