import { addressGroup } from '../../../platform/ip-address.ts';
import type { Accounts } from '../../accounts/public.ts';
import { isWalletId } from '../../coupons/public.ts';
import { readCart } from './cart-queries.ts';
import type { CartInput, CartOwner } from './cart-record.ts';
import type { CartTools } from './cart-tools.ts';

export type CodeGuards = Pick<Accounts, 'rates'>;

type Typed = { readonly owner: CartOwner; readonly input: CartInput; readonly ip: string };

/**
 * Counts typed codes, valid ones too: otherwise the one accepted among many would be known as right. A code already in
 * the cart, or a coupon of the wallet, does not count.
 */
export const triesTooManyCodes = async (
  { db, accounts: { rates } }: CartTools & { readonly accounts: CodeGuards },
  { owner, input, ip }: Typed,
  now: Date,
): Promise<boolean> => {
  const typed = input.coupon?.trim() ?? '';
  if (typed === '' || isWalletId(typed)) return false;
  const cart = await readCart(db, owner);
  if (cart?.coupon === typed) return false;
  const subject = owner.kind === 'customer' ? owner.userId : owner.token;
  const passed = await rates.passed(
    [
      { limit: 'couponCodeByAccount', subject },
      { limit: 'couponCodeByAddress', subject: addressGroup(ip) },
    ],
    now,
  );
  return passed !== undefined;
};
