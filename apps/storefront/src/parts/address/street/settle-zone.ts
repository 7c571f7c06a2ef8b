import type { TownZone } from '@zanga/contract/shops/zones';
import { type WrittenPlace, zoneOfWritten } from '@zanga/domain/shops/streets/zones';

/** Delivery zone of an address, or the zones to choose from. */
export type SettledZone = {
  /** Zone whose fee is charged; null where no shop delivers. */
  readonly zone: TownZone | null;
  /** Names of the possible zones where the address leaves it open; otherwise empty. */
  readonly among: readonly string[];
};

const cheapestFirst = (a: TownZone, b: TownZone) => a.fee - b.fee || a.minimum - b.minimum;

/** Zone of an address by the rule that prices carts: the cheapest shop delivers. */
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
