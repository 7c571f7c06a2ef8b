import { type Cents, cents } from './money.ts';

/** Splits an amount in proportion to weights: leftover cents go to the largest remainders, of equal ones the first. */
export const allocate = (total: Cents, weights: readonly number[]): readonly Cents[] => {
  const sum = checkedSum(weights);
  if (weights.length === 0) {
    if (total === 0) return [];
    throw new RangeError('Nothing to share an amount among');
  }
  if (sum === 0)
    return allocate(
      total,
      weights.map(() => 1),
    ); // nothing tells them apart

  const amount = Math.abs(total);
  const claims = weights.map((weight, position) => {
    const exact = exactProduct(amount, weight);
    return { position, share: (exact - (exact % sum)) / sum, remainder: exact % sum };
  });
  let left = claims.reduce((rest, { share }) => rest - share, amount);
  for (const claim of claims.toSorted((a, b) => b.remainder - a.remainder || a.position - b.position)) {
    if (left === 0) break;
    claim.share += 1;
    left -= 1;
  }
  return claims.map(({ share }) => cents(total < 0 ? -share : share));
};

const checkedSum = (weights: readonly number[]): number => {
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)) {
    throw new RangeError('Weights are whole numbers, never negative');
  }
  return weights.reduce((sum, weight) => sum + weight, 0);
};

const exactProduct = (amount: number, weight: number): number => {
  const product = amount * weight;
  if (!Number.isSafeInteger(product)) throw new RangeError('Too large to share exactly');
  return product;
};
