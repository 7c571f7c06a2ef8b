import type pg from 'pg';
import { daysFrom } from './days-from.ts';
import type { DemoProduct } from './shapes.ts';

/** The demo shop has been open for this long. */
const daysOpen = 180;

/**
 * Prices before today. Inserting a product has written that its price begins now and its reduction when it says; here the
 * price is given its past, so that the lowest of thirty days is a true one.
 */
export const loadPriceHistory = async (
  client: pg.ClientBase,
  products: readonly (DemoProduct & { readonly id: string })[],
  now: Date,
): Promise<void> => {
  const opened = daysFrom(now, -daysOpen);
  await client.query('update price_history set valid_from = $1 where not reduction', [opened]);
  for (const { id, formerPrice } of products)
    if (formerPrice)
      await client.query('update price_history set valid_from = $2 where product_id = $1 and not reduction', [
        id,
        daysFrom(now, -formerPrice.daysAgo),
      ]);
  const former = products.flatMap(({ id, formerPrice }) =>
    formerPrice
      ? [
          {
            product_id: id,
            price_cents: formerPrice.price,
            valid_from: opened,
            valid_until: daysFrom(now, -formerPrice.daysAgo),
            reduction: false,
          },
        ]
      : [],
  );
  for (const row of former)
    await client.query(
      `insert into price_history (product_id, price_cents, valid_from, valid_until, reduction) values ($1, $2, $3, $4, $5)`,
      Object.values(row),
    );
};
