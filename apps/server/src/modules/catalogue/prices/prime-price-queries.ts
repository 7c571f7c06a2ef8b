import type { Cents } from '@zanga/domain/money';
import { sql } from 'kysely';

/** The members' price of `products as p`; none while the brand has Zanga Prime switched off. */
export const primePrice = sql<Cents | null>`case when (select prime_is_on()) then p.prime_price_cents end`;
