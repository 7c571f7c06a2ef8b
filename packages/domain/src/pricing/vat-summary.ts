import { allocate } from '../allocation.ts';
import { vatIncluded } from '../catalogue/vat.ts';
import { add, type BasisPoints, type Cents, zeroCents } from '../money.ts';

/** An amount sold at a VAT rate, with the tax it contains. */
export type Taxed = {
  readonly rate: BasisPoints;
  readonly gross: Cents;
  readonly vat: Cents;
};

export const taxed = (gross: Cents, rate: BasisPoints): Taxed => ({
  rate,
  gross,
  vat: vatIncluded(gross, rate),
});

/** Amounts sold and their tax, by rate, the lowest first. */
export const sumByRate = (sold: readonly Taxed[]): readonly Taxed[] => {
  const rates = [...new Set(sold.map(({ rate }) => rate))].toSorted((a, b) => a - b);
  return rates.map((rate) => {
    const same = sold.filter((one) => one.rate === rate);
    return {
      rate,
      gross: add(...same.map(({ gross }) => gross)),
      vat: add(...same.map(({ vat }) => vat)),
    };
  });
};

/**
 * Tax in a delivery fee. Delivery is accessory to the sale, so its tax follows the rates of the goods. The fee is
 * shared over the rates in proportion to their amounts, equally if all are zero; of equal shares the lower rate wins.
 * Each share is rounded once.
 */
export const feeByRate = (fee: Cents, delivered: readonly Taxed[]): readonly Taxed[] => {
  const rates = sumByRate(delivered);
  if (fee === 0 || rates.length === 0) return [];
  const shares = allocate(
    fee,
    rates.map(({ gross }) => gross),
  );
  return rates.map(({ rate }, at) => taxed(shares[at] ?? zeroCents, rate));
};
