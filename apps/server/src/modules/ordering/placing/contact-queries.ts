import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';
import type { PartRow } from '../order/row-queries.ts';

type Contact = {
  readonly telephone: string;
  readonly email: string;
  /** Addresses that the order is brought to. */
  readonly doors: readonly PartRow['address'][];
};

const doorOf = (door: PartRow['address']): readonly string[] =>
  door === null
    ? []
    : [
        [door.street, door.number, door.zip, door.staircase, door.floor, door.doorbell]
          .join('|')
          .toLowerCase(),
      ];

/**
 * Whether an order of this phone or mail address exists, or one with a first-order coupon for this door. The index of
 * the search finds the contact. Neighbours differ by doorbell; doors are compared with the orders of such coupons alone.
 */
export const hasOrderedBefore = async (tx: Tx, { telephone, email, doors }: Contact): Promise<boolean> => {
  const mailbox = email.toLowerCase();
  const brought = doors.flatMap(doorOf);
  const { rows } = await sql<{ had: boolean }>`
    select exists (
      select from order_search s join orders o on o.id = s.order_id
      where s.words @@ (quote_literal(regexp_replace(${telephone}, '^\\+39|\\D', '', 'g'))::tsquery
          || quote_literal(${mailbox}::text)::tsquery)
        and (o.telephone = ${telephone} or lower(o.email) = ${mailbox})
        and o.state not in ('awaiting_payment', 'rejected', 'cancelled', 'expired')
    ) or exists (
      select from first_order_uses f join order_parts p on p.order_id = f.order_id
      where lower(concat_ws('|', p.address->>'street', p.address->>'number', p.address->>'zip', p.address->>'staircase',
        p.address->>'floor', p.address->>'doorbell')) = any(${brought}::text[])
    ) as had`.execute(tx);
  return rows[0]?.had ?? false;
};
