import type { CartIssue } from '@zanga/contract/ordering/carts';

/** What another time mends; everything else of a part is a matter of its place. */
const ofTime: ReadonlySet<CartIssue['code']> = new Set([
  'shop_closed',
  'shop_paused',
  'too_late',
  'no_slot',
  'slot_gone',
  'too_many_pieces',
]);

/** Whether an issue of a part is mended by another time or by another place. */
export const aboutOf = ({ code }: Pick<CartIssue, 'code'>): 'time' | 'place' =>
  ofTime.has(code) ? 'time' : 'place';
