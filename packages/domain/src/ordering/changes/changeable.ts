import type { DeliveryState } from '../states.ts';

/** States in which dishes can be taken out of a part or put into it: until they are made. */
export const changeable: readonly DeliveryState[] = ['placed', 'accepted', 'preparing'];
