import { type Cents, zeroCents } from '@zanga/domain/money';
import { dueAtTill } from '@zanga/domain/ordering/till-money';
import { cameToNothing } from './move-parts.ts';
import type { OrderRow, PartRow } from './row-queries.ts';

type Owing = { readonly row: OrderRow; readonly parts: readonly PartRow[] };

/** Money that a stored order still owes at the till; zero once it has failed. */
export const dueOf = ({ row, parts }: Owing): Cents =>
  cameToNothing({ parts })
    ? zeroCents
    : dueAtTill({
        payment: row.payment_kind,
        total: row.total_cents,
        taken: row.taken_cents,
        lost: row.lost_cents,
      });

/** Whether it is served at a table, where customers pay when they leave. */
export const paysWhenGoing = ({ mode, table_label }: Pick<PartRow, 'mode' | 'table_label'>): boolean =>
  mode === 'onshop' && table_label !== null;
