/** Everything that staff or the system may do to something: the word that the audit keeps. Beside each endpoint of the contract stands one of these. */
export const auditActions = [
  'order.accept',
  'order.reject',
  'order.advance',
  'order.close',
  'order.leave_open',
  'order.refund',
  'order.retry_refund',
  'order.refund_by_hand',
  'order.take_money',
  'order.take_money_back',
  'order.print',
  'order.block_contact',
  'order.note',
  'order.change_time',
  'order.undo',
  'order.propose_change',
  'order.propose_addition',
  'order.redo',
  'order.finish_redo',
  'order.withdraw_change',
  'shop.pause',
  'shop.pause_delivery',
  'shop.busy',
  'shop.sold_out',
  'shop.plan_answers',
  'shop.try_alarm',
  'product.sold_out',
  'product.add',
  'product.edit',
  'table.lay',
  'table.relabel',
  'table.remove',
  'table.open',
  'table.take_money',
  'table.see_to_call',
  'totem.add',
  'totem.remove',
  'show.cancel',
  'device.add',
  'device.renew',
  'device.rename',
  'device.switch_off',
  'device.settle',
  'device.claim',
  'pin.choose',
  'pin.reset',
  'shift.add',
  'shift.mend',
  'shift.remove',
  'shift.trim',
  'review.publish',
  'review.refuse',
  'review.answer',
  'picture.upload',
  'code.redeem',
  'code.undo',
  'person.invite',
  'person.invite_again',
  'person.uninvite',
  'person.accept',
  'person.change_posts',
  'person.suspend',
  'person.restore',
  'person.remove',
  'person.end_sessions',
  'person.add_factor',
  'person.remove_factor',
  'person.new_recovery_codes',
  'person.reset_factors',
  'brand.require_factor',
  'audit.trim',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The kinds of thing that an entry of the audit may be about. */
export const auditKinds = [
  'order',
  'shop',
  'brand',
  'product',
  'table',
  'totem',
  'show',
  'device',
  'shift',
  'review',
  'picture',
  'code',
  'person',
  'invitation',
  'audit',
] as const;
export type AuditKind = (typeof auditKinds)[number];

export type AuditValues = Readonly<Record<string, unknown>>;

/** What differs between two states of a thing; what stayed as it was is not told. */
export const changesBetween = (
  before: AuditValues,
  after: AuditValues,
): { readonly before: AuditValues; readonly after: AuditValues } => {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  const only = (values: AuditValues) =>
    Object.fromEntries(changed.flatMap((key) => (key in values ? [[key, values[key]]] : [])));
  return { before: only(before), after: only(after) };
};
