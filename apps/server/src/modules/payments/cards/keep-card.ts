import type { UserId } from '@zanga/domain/ids';
import { ProviderRefusal } from '../../../adapters/payments/port.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PaymentTools } from '../payment-tools.ts';
import { customerOf } from '../provider/customers.ts';
import { refuseIfUnavailable } from '../provider/refuse-if-unavailable.ts';

/** Starts saving a card without a payment; every press of the button starts anew. */
export const keepCard = (tools: PaymentTools, userId: UserId) =>
  refuseIfUnavailable(
    tools,
    (async () => {
      const customer = await customerOf(tools, userId);
      const setup = await tools.provider.createSetup({ key: newId('crd'), customer });
      return { client_secret: setup.clientSecret };
    })(),
  );

/** A secret that the provider refuses was never opened by it. */
const findSetup = (tools: PaymentTools, clientSecret: string) =>
  tools.provider.readSetup(clientSecret).catch((error: unknown) => {
    if (error instanceof ProviderRefusal) return undefined;
    throw error;
  });

/** State of a card that is being saved, for the browser that holds its secret. */
export const settleKeeping = async (tools: PaymentTools, clientSecret: string) => {
  const setup = await refuseIfUnavailable(tools, findSetup(tools, clientSecret));
  if (setup && 'ok' in setup) return setup;
  return setup?.clientSecret === clientSecret ? { status: setup.status } : refuse('payment.not_found');
};
