import type { FactsOfPerson } from '@zanga/domain/coupons/standing';
import type { CartId, UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { readBenefits } from '../../membership/public.ts';
import type { Definition } from '../definition.ts';
import { readHeldForCart, readPersonRow, readTimesUsed } from './person-queries.ts';

/** Facts that a coupon asks about a customer. */
export type PersonFacts = FactsOfPerson;

type PersonQuery = {
  readonly userId: UserId | null;
  readonly definitions: readonly Definition[];
  /** Uses by an unpaid order of this cart do not count. */
  readonly cartId: CartId | null;
  readonly confirmsPhones: boolean;
};

/** Reads a person once, for all the coupons to judge. */
export const readPerson = async (
  db: Db | Tx,
  { userId, definitions, cartId, confirmsPhones }: PersonQuery,
  now: Date,
): Promise<(definition: Definition) => PersonFacts> => {
  const person = userId === null ? undefined : await readPersonRow(db, { userId, confirmsPhones });
  const member = userId !== null && (await readBenefits(db, userId, now)) !== undefined;
  const limited = definitions.filter(({ rules }) => rules.limitPerCustomer !== null).map(({ id }) => id);
  const used =
    userId === null || limited.length === 0
      ? new Map<string, number>()
      : await readTimesUsed(db, { userId, coupons: limited, cartId });
  const counted = definitions.some(({ rules }) => rules.limit !== null);
  const held = counted && cartId !== null ? await readHeldForCart(db, cartId) : new Set<string>();
  return ({ id, timesUsedInAll }) => ({
    customer: person
      ? {
          unconfirmed: person.unconfirmed,
          member,
          hasOrdered: person.hasOrdered,
          birthdate: person.birthdate,
          timesUsed: used.get(id) ?? 0,
        }
      : null,
    timesUsedInAll: timesUsedInAll - Number(held.has(id)),
    now,
  });
};
