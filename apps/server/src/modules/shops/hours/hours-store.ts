import { services } from '@zanga/domain/catalogue/vocabulary';
import type { ShopId } from '@zanga/domain/ids';
import type { HoursForm } from '@zanga/domain/shops/editing/hours-form';
import type { Tx } from '../../../platform/database/connection.ts';

/** Replaces a shop's weeks. */
export const saveWeeks = async (tx: Tx, shop_id: ShopId, weeks: HoursForm['weeks']): Promise<void> => {
  await tx.deleteFrom('shop_hours').where('shop_id', '=', shop_id).execute();
  const rows = services.flatMap((service) =>
    weeks[service].flatMap((day, fromMonday) =>
      day.map(({ opens, closes }) => ({
        ...{ shop_id, service, weekday: fromMonday + 1 },
        ...{ opens_minute: opens, closes_minute: closes },
      })),
    ),
  );
  if (rows.length > 0) await tx.insertInto('shop_hours').values(rows).execute();
};

/** Replaces a shop's exceptional days. */
export const saveUnusual = async (tx: Tx, shop_id: ShopId, days: HoursForm['exceptions']): Promise<void> => {
  await tx.deleteFrom('shop_exceptions').where('shop_id', '=', shop_id).execute();
  const rows = days.map(({ date: day, service, intervals, reason }) => ({
    ...{ shop_id, day, service, reason, intervals: JSON.stringify(intervals) },
  }));
  if (rows.length > 0) await tx.insertInto('shop_exceptions').values(rows).execute();
};
