import type { TownZone } from '@zanga/contract/shops/zones';
import { type WrittenPlace, zoneOfWritten } from '@zanga/domain/shops/streets/zones';

/** What the zones of a town say to an address. */
export type SettledZone = {
  /** The zone it is charged for; null where nobody delivers. */
  readonly zone: TownZone | null;
  /** The names to ask by, where it is not sure; none otherwise. */
  readonly among: readonly string[];
};

const cheapestFirst = (a: TownZone, b: TownZone) => a.fee - b.fee || a.minimum - b.minimum;

/** The zone of an address by the rule that prices carts, shop by shop: the cheapest shop would bring it. */
export const settleZone = (zones: readonly TownZone[], written: WrittenPlace): SettledZone => {
  const shops = [...new Set(zones.map(({ shop }) => shop))];
  const found = shops.map((shop) =>
    zoneOfWritten(
      zones.filter((zone) => zone.shop === shop),
      written,
    ),
  );
  const [zone = null] = found.flatMap((one) => one.zone ?? []).toSorted(cheapestFirst);
  return { zone, among: [...new Set(found.flatMap(({ among }) => among.map(({ name }) => name)))] };
};
