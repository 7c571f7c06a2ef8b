import { saleWindows } from '@zanga/domain/cinema/tickets';
import type { CategoryId, ProductId, ShopId } from '@zanga/domain/ids';
import type { Db } from '../../platform/database/connection.ts';
import { addOptions, addProduct } from '../catalogue/testing.ts';

export type ShowToAdd = {
  readonly shop: ShopId;
  readonly startsAt: Date;
  readonly seats?: number;
  readonly slug?: string;
};

/** Adds a show with a whole and a reduced fare, in a category; returns its product. */
export const addShow = async (
  db: Db,
  category: CategoryId,
  { shop, startsAt, seats = 50, slug = 'limoni' }: ShowToAdd,
): Promise<ProductId> => {
  const fares = await addOptions(db, { name: 'Biglietto', min_choices: 1, max_choices: 1 }, [
    { name: 'Intero', selected: true },
    { name: 'Ridotto', price_delta_cents: -200 },
  ]);
  const id = await addProduct(db, category, {
    slug,
    name: 'L’estate dei limoni',
    kind: 'cinema',
    vat_class: 'cinema',
    channels: ['pickup', 'onshop', 'totem'],
    price_cents: 750,
    prime_price_cents: 600,
    stock: seats,
    availability: saleWindows({ startsAt }),
    options: [fares],
  });
  const row = { product_id: id, shop_id: shop, film: 'L’estate dei limoni', hall: 'Arena', minutes: 120 };
  await db
    .insertInto('cinema_shows')
    .values({ ...row, starts_at: startsAt, seats })
    .execute();
  return id;
};
