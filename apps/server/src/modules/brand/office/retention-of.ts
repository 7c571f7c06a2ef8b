import type { KeptFor } from '@zanga/contract/brand/brand-office';
import { retainedNames, retentions, type Span } from '@zanga/domain/brand/retention';
import type { readRetention } from '../../../platform/retention/sweep.ts';

const keepsOf = (span: Span): KeptFor['keeps'] => {
  if (span === 'own end') return null;
  if ('days' in span) return { unit: 'days', count: span.days };
  if ('months' in span) return { unit: 'months', count: span.months };
  return { unit: 'years', count: span.years };
};

/** The whole list of retentions, each with its last deletion. */
export const retentionOf = (rows: Awaited<ReturnType<typeof readRetention>>): KeptFor[] =>
  retainedNames.map((what) => {
    const row = rows.find((found) => found.what === what);
    return {
      what,
      keeps: keepsOf(retentions[what]),
      last: row
        ? {
            at: row.last_at.toISOString(),
            removed: row.removed,
            month: row.month,
            failed: row.failed !== null,
          }
        : null,
    };
  });
