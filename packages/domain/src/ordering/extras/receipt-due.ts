import type { Mode } from '../cart-parts.ts';

type Sale = { readonly modes: readonly Mode[]; readonly paidOnline: boolean };

/**
 * Whether a shop gives a receipt for an order: for food eaten or fetched there, and for payment at the door.
 * Deliveries and shipping paid online need none (DPR 696/1996, art. 2 oo); tickets are their own document.
 */
export const isReceiptDue = ({ modes, paidOnline }: Sale): boolean =>
  modes.some((mode) => mode === 'pickup' || mode === 'onshop' || (mode === 'delivery' && !paidOnline));
