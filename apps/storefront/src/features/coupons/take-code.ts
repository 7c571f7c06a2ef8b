import { changeLiveCart, readLiveCart } from '../../parts/cart/live-cart.ts';

/** Puts a code into the cart; another coupon that lies there stays, unless it is meant to go. */
export const takeCode = async (code: string, instead: boolean): Promise<'taken' | 'other'> => {
  const kept = (await readLiveCart())?.coupon_code ?? null;
  if (kept === code) return 'taken';
  if (kept !== null && !instead) return 'other';
  await changeLiveCart({ coupon: code, coupon_choice: null });
  return 'taken';
};
