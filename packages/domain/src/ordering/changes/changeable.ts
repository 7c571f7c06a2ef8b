import type { DeliveryState } from '../states.ts';

/** Until it is made, something can be taken out of a part, or put into it. */
export const changeable: readonly DeliveryState[] = ['placed', 'accepted', 'preparing'];
