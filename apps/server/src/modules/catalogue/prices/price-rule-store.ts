import type { PriceRuleForm } from '@zanga/domain/catalogue/editing/price-rule-form';
import type { ProductId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { type PriceRuleRow, priceFormOf, standingPrices } from './price-rule-queries.ts';

/** Identity of a form's row; an instant may be written in more than one way. */
const textOf = ({ price, channel, shop, from, until, hours, name }: PriceRuleForm): string =>
  JSON.stringify([
    ...[price, channel, shop, name, Date.parse(from), until && Date.parse(until)],
    hours && [hours.weekdays.toSorted(), hours.from, hours.to],
  ]);

const columnsOf = (form: PriceRuleForm) => ({
  channel: form.channel,
  shop_id: form.shop,
  price_cents: form.price,
  valid_from: new Date(form.from),
  valid_until: form.until === null ? null : new Date(form.until),
  weekdays: [...(form.hours?.weekdays ?? [])],
  from_minute: form.hours?.from ?? null,
  to_minute: form.hours?.to ?? null,
  name: form.name,
});

/** Deletes rules that never began; ends the others and keeps them as past prices. */
const endPrices = async (tx: Tx, rows: readonly (PriceRuleRow & { readonly id: number })[], now: Date) => {
  const begun = rows.filter(({ from, written }) => new Date(from) < now && new Date(written) < now);
  const never = rows.filter((row) => !begun.includes(row));
  const ids = (some: typeof rows) => some.map(({ id }) => id);
  if (never.length > 0) await tx.deleteFrom('product_prices').where('id', 'in', ids(never)).execute();
  if (begun.length > 0)
    await tx.updateTable('product_prices').set({ ended_at: now }).where('id', 'in', ids(begun)).execute();
};

/** Saves the price rules of locked products; unchanged rules are not touched. */
export const savePriceRules = async (
  tx: Tx,
  products: readonly {
    readonly id: ProductId;
    readonly form: { readonly prices: readonly PriceRuleForm[] };
  }[],
  now: Date,
): Promise<void> => {
  for (const { id, form } of products) {
    const { rows } = await sql<{ prices: readonly (PriceRuleRow & { readonly id: number })[] }>`
      select ${standingPrices} as prices from products p where p.id = ${id}`.execute(tx);
    const standing = (rows[0]?.prices ?? []).map((row) => ({ row, text: textOf(priceFormOf(row)) }));
    const wanted = new Set(form.prices.map(textOf));
    const known = new Set(standing.map(({ text }) => text));
    await endPrices(
      tx,
      standing.filter(({ text }) => !wanted.has(text)).map(({ row }) => row),
      now,
    );
    const added = form.prices.filter((one) => !known.has(textOf(one)));
    if (added.length > 0)
      await insertRows(
        'product_prices',
        added.map((one) => ({ ...columnsOf(one), product_id: id, written_at: now })),
      ).execute(tx);
  }
};
