import type { StaffTable } from '@zanga/contract/shops/tables';
import { serviceNow } from '@zanga/contract/wire/service-time';

/** Whether late phones at an open table must ask staff: its code no longer gives them a seat. */
export const asksForPhones = ({ welcomes_until: until }: StaffTable): boolean =>
  until !== null && new Date(until) <= serviceNow();
