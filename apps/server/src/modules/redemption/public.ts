export type { Redeem, Redemptions, Undo, Verdict } from './redemptions.ts';
