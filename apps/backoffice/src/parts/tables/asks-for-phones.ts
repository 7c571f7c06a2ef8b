import type { StaffTable } from '@zanga/contract/shops/tables';
import { serviceNow } from '@zanga/contract/wire/service-time';

/** Whether phones that come late to an open table have to ask the staff: its code no longer seats them. */
export const asksForPhones = ({ welcomes_until: until }: StaffTable): boolean =>
  until !== null && new Date(until) <= serviceNow();
