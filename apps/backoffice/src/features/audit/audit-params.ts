import { calendarDay, filters, oneOf, shapedLike, someOf } from '@zanga/browser/address/filters.ts';
import type { AuditQuery } from '@zanga/contract/people/audit';
import { givenId } from '@zanga/domain/ids';
import { auditActions, auditKinds } from '@zanga/domain/staff/audit';
import { addDays, instantOf, localDate } from '@zanga/domain/time';

/** Filters in the address. */
export const auditParams = filters({
  persona: shapedLike(/^usr_\w{1,60}$/),
  azione: someOf(auditActions),
  tipo: oneOf(auditKinds),
  cosa: shapedLike(/^[\w-]{1,100}$/),
  dal: calendarDay,
  al: calendarDay,
});
export type AuditParams = ReturnType<typeof auditParams>;

/** Filters as the API takes them: days begin and end in Rome. */
export const auditQuery = (params: AuditParams, shop: string | undefined): AuditQuery => {
  const { persona, azione, tipo, cosa, dal, al } = params;
  return {
    ...(persona && { person: givenId('usr', persona) }),
    ...(azione && { action: azione.join(',') }),
    ...(tipo && { kind: tipo }),
    ...(cosa && { thing: cosa }),
    ...(shop && { shop: givenId('shp', shop) }),
    ...(dal && { from: instantOf(localDate(dal), 0).toISOString() }),
    ...(al && { until: instantOf(addDays(localDate(al), 1), 0).toISOString() }),
  };
};
