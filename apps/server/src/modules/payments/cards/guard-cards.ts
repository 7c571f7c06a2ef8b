import type { UserId } from '@zanga/domain/ids';
import { addressNetwork } from '../../../platform/ip-address.ts';
import type { Accounts } from '../../accounts/public.ts';

export type CardGuard = Pick<Accounts, 'rates' | 'keys'>;

/** Whether a payment was requested too often for this order or person. Every request counts. */
export const asksTooOften = async ({ rates }: CardGuard, subject: string, now: Date): Promise<boolean> =>
  (await rates.passed([{ limit: 'intentByOrder', subject }], now)) !== undefined;

/** Network of a caller, under a keyed hash. */
export const networkOf = ({ keys }: CardGuard, ip: string): Buffer =>
  keys.mac('payment_network', addressNetwork(ip));

/** Whether an account has saved so many cards within an hour that it seems to be testing stolen ones. */
export const keepsTooMany = async ({ rates }: CardGuard, userId: UserId, now: Date): Promise<boolean> =>
  (await rates.passed([{ limit: 'cardByAccount', subject: userId }], now)) !== undefined;
