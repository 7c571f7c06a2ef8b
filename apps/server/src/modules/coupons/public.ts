export { customerAt, judgeForm, problemsOfForm } from './office/judge-form.ts';
export type { CartToJudge } from './use/judge-cart.ts';
export { type CouponAnswer, couponFor, type WalletAnswer, walletFor } from './use/price-with-coupon.ts';
export { giveCouponBack, takeCoupon } from './use/uses-store.ts';
export { isWalletId } from './wallet/wallet.ts';
