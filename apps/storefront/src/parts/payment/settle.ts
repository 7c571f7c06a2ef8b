import { isApiError } from '@zanga/browser/api/api-error.ts';
import type { Service } from '../../base/api/api.tsx';
import { outcomeOf, type PaymentOutcome } from './outcome.ts';
import { paymentTexts as t } from './payment-texts.ts';

/** Asks for the outcome of a payment. Without an answer now, the provider's webhook will bring it. */
export const settle = async (service: Service, clientSecret: string): Promise<PaymentOutcome> => {
  try {
    return outcomeOf(
      await service.api('POST /api/payment/settle', { body: { client_secret: clientSecret } }),
    );
  } catch (error) {
    if (isApiError(error) && error.code === 'payment.unavailable')
      return { outcome: 'pending', message: t.processing };
    return { outcome: 'refused', message: isApiError(error) ? error.message : t.failed };
  }
};
