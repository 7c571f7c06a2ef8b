import type { CodeOffer } from '@zanga/contract/ordering/coupons';
import { asksWho, whyForNobody } from '@zanga/domain/coupons/standing';
import type { Db } from '../../../platform/database/connection.ts';
import { readByCode } from '../definition-queries.ts';
import { whyDrawnGone } from '../drawn-words.ts';
import { presentTerms, readFreeProducts, termsOf } from './present-terms.ts';
import { codeOf } from './wallet.ts';

/** Offer of a code, for a visitor who opened its link; undefined for an unknown code. */
export const seeCode = async (db: Db, written: string, now: Date): Promise<CodeOffer | undefined> => {
  const code = codeOf(written);
  const found = await readByCode(db, code);
  if (!found) return undefined;
  const { definition, drawn } = found;
  const free = await readFreeProducts(db, [definition], now);
  const told = { definition, coupon: definition };
  const gone = drawn && whyDrawnGone(drawn);
  return {
    // A drawn code works once, like a coupon in a wallet.
    ...(drawn ? presentTerms(told, free) : termsOf(told, free)),
    code,
    why_not: gone ?? whyForNobody(definition, { timesUsedInAll: definition.timesUsedInAll, now }),
    for_customers: asksWho(definition.rules),
  };
};
