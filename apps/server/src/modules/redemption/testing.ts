export { makeRedemptions } from './redemptions.ts';
