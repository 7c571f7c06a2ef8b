import type { Mode } from '../cart-parts.ts';

type Sale = { readonly modes: readonly Mode[]; readonly paidOnline: boolean };

/**
 * Whether a shop gives a receipt for an order: for what is eaten or fetched there, and for what is paid at the door. Not
 * for what was paid online and brought or shipped (DPR 696/1996, art. 2 oo), nor for tickets, which have a title of their own.
 */
export const isReceiptDue = ({ modes, paidOnline }: Sale): boolean =>
  modes.some((mode) => mode === 'pickup' || mode === 'onshop' || (mode === 'delivery' && !paidOnline));
