import { newId } from '../../src/platform/new-id.ts';
import { demoProducts } from '../products/products.ts';
import { demoScreenings } from '../products/screenings.ts';
import { type Loaded, loadProducts } from './products.ts';
import { type Client, insertRows } from './rows.ts';

/** Inserts shows for the coming weeks: products, with their data of the cinema. */
export const loadScreenings = async (client: Client, loaded: Loaded, now: Date): Promise<void> => {
  const screened = demoScreenings(now).map((screening, at) => ({
    screening,
    listed: {
      id: newId('prd'),
      product: screening.product,
      position: demoProducts.length + at,
      drawn: screening.drawn,
    },
  }));
  await loadProducts(
    client,
    screened.map(({ listed }) => listed),
    loaded,
    now,
  );
  await insertRows(
    client,
    'cinema_shows',
    screened.map(({ listed: { id }, screening: { show } }) => ({
      product_id: id,
      shop_id: loaded.shops.get(show.shop),
      film: show.film,
      hall: show.hall,
      starts_at: show.startsAt.toISOString(),
      minutes: show.minutes,
      seats: show.seats,
    })),
  );
  for (const { listed, screening } of screened)
    await client.query('update products set availability = $2 where id = $1', [
      listed.id,
      JSON.stringify(screening.windows),
    ]);
};
