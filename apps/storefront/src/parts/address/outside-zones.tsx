import type { ReachableShop } from '@zanga/contract/shops/promises';
import type { Shop } from '@zanga/contract/shops/shops';
import { Button } from '@zanga/ui/button.tsx';
import { outsideTexts as t } from './address-texts.ts';

/** A farther shop is no help to a hungry person. */
const farthestMetres = 60_000;

type OutsideZonesProps = {
  /** Shops by distance from the address; none of them delivers there. */
  readonly shops: readonly ReachableShop[];
  readonly onPickup: (shop: Shop) => void;
};

/** For an address outside all zones: suggests pickup at the nearest shop. */
export function OutsideZones({ shops, onPickup }: OutsideZonesProps) {
  const [nearest] = shops
    .filter(({ shop }) => shop.services.includes('pickup'))
    .toSorted((a, b) => a.distance_metres - b.distance_metres);
  const near = nearest && nearest.distance_metres <= farthestMetres ? nearest.shop : undefined;
  return (
    <div role="status" className="rounded-md bg-sunken p-4">
      <p className="font-semibold">{t.title}</p>
      {nearest && (
        <p className="text-small">
          {(near ? t.nearest : t.far)(nearest.shop.name, nearest.distance_metres)} {t.other}
        </p>
      )}
      {near && (
        <Button variant="outline" className="mt-3" onClick={() => onPickup(near)}>
          {t.pickup(near.name)}
        </Button>
      )}
    </div>
  );
}
