import type { CartIssue } from '@zanga/contract/ordering/carts';

/** Issues that another time solves; every other issue of a part needs another place. */
const ofTime: ReadonlySet<CartIssue['code']> = new Set([
  'shop_closed',
  'shop_paused',
  'too_late',
  'no_slot',
  'slot_gone',
  'too_many_pieces',
]);

/** Whether another time or another place solves an issue of a part. */
export const aboutOf = ({ code }: Pick<CartIssue, 'code'>): 'time' | 'place' =>
  ofTime.has(code) ? 'time' : 'place';
