import type { ServedTown, TownZone } from '@zanga/contract/shops/zones';
import { zonePoint } from '@zanga/domain/shops/streets/zone-point';
import { isSameTown, type Town } from '@zanga/domain/shops/streets/zones';
import type { Db } from '../../../platform/database/connection.ts';
import { areasOf } from './make-promise.ts';
import { readPromising } from './promising-queries.ts';

/** The shops that deliver, with their zones. */
const readDelivering = async (db: Db, now: Date, town?: Town) => {
  const rows = await readPromising(db, null, now, town);
  return rows
    .filter(({ services }) => services.includes('delivery'))
    .map((row) => ({ row, areas: areasOf(row) }));
};

/** Towns with deliveries, each once, by name. */
export const servedTowns = async (db: Db, now: Date): Promise<ServedTown[]> => {
  const towns = (await readDelivering(db, now)).flatMap(({ areas }) => areas.flatMap((area) => area.towns));
  return towns
    .filter((town, at) => towns.findIndex((other) => isSameTown(other, town)) === at)
    .toSorted((a, b) => a.city.localeCompare(b.city, 'it'));
};

/** Zones of a town, shop by shop. */
export const zonesOfTown = async (db: Db, town: Town, now: Date): Promise<TownZone[]> => {
  const shops = await readDelivering(db, now, town);
  return shops.flatMap(({ row, areas }) =>
    areas
      .filter(({ towns }) => towns.some((one) => isSameTown(one, town)))
      .map((area) => {
        const instead = areas.filter((other) => other !== area && other.fee <= area.fee);
        const position = zonePoint(
          area.polygon,
          instead.map(({ polygon }) => polygon),
        ) ?? { lat: row.lat, lng: row.lng };
        const { name, fee, minimum, towns, streets } = area;
        return { shop: row.id, name, fee, minimum, towns, streets, position };
      }),
  );
};
