import type { Refusal } from '@zanga/contract/wire/route';
import { ProviderRefusal } from '../../../adapters/payments/port.ts';
import { VendorProblem } from '../../../adapters/vendor-problem.ts';
import type { Log } from '../../../platform/log.ts';
import { refuse } from '../../../platform/refusal.ts';

/** Turns a provider's silence or refusal into a refusal of ours (ERR-9); the call may be repeated. */
export const refuseIfUnavailable = async <T>(
  { log }: { readonly log: Log },
  asking: Promise<T>,
): Promise<T | Refusal<'payment.unavailable'>> => {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof VendorProblem || error instanceof ProviderRefusal)) throw error;
    log.warn({ reason: error.message }, 'the payment provider could not be used');
    return refuse('payment.unavailable');
  }
};
