import type { OrderLimits } from '@zanga/domain/ordering/guard/order-guard';
import type { Captcha } from '../../../adapters/captcha/port.ts';
import type { Accounts } from '../../accounts/public.ts';

/** Protection against callers who fill a shop with unpaid orders. */
export type OrderGuard = {
  readonly captcha: Captcha;
  readonly accounts: Pick<Accounts, 'keys' | 'rates' | 'log' | 'notify' | 'sms'>;
  readonly limits: OrderLimits;
};
