export { redeemCode } from './redeem-code.ts';
export type { Redeem, Redemptions, Undo, Verdict } from './redemptions.ts';
export { lengthenCodes } from './store.ts';
