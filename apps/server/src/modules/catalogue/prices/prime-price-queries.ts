import type { Cents } from '@zanga/domain/money';
import { sql } from 'kysely';

/** Member price of `products as p`; null while the brand has Prime switched off. */
export const primePrice = sql<Cents | null>`case when (select prime_is_on()) then p.prime_price_cents end`;
