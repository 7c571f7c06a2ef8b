import type { UserId } from '@zanga/domain/ids';
import { addressGroup } from '../../../platform/ip-address.ts';
import type { Accounts } from '../../accounts/public.ts';

export type CardGuard = Pick<Accounts, 'rates'>;

/** Whether payments were requested too often, by this address or for this order. Every request counts. */
export const asksTooOften = async (
  { rates }: CardGuard,
  { ip, subject }: { readonly ip: string; readonly subject: string },
  now: Date,
): Promise<boolean> => {
  const counted = [
    { limit: 'intentByAddress', subject: addressGroup(ip) },
    { limit: 'intentByOrder', subject },
  ] as const;
  return (await rates.passed(counted, now)) !== undefined;
};

/** Whether an account has saved so many cards within an hour that it seems to be testing stolen ones. */
export const keepsTooMany = async ({ rates }: CardGuard, userId: UserId, now: Date): Promise<boolean> =>
  (await rates.passed([{ limit: 'cardByAccount', subject: userId }], now)) !== undefined;
