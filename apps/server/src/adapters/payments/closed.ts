import { VendorProblem } from '../vendor-problem.ts';
import { BadSignature, type PaymentProvider } from './port.ts';

const closed = async (): Promise<never> => {
  throw new VendorProblem('cards are not taken here');
};

/** Provider of a shop without cards: refuses every call. */
export const closedPayments: PaymentProvider = {
  name: 'none',
  publishableKey: null,
  script: null,
  wallets: false,
  createCustomer: closed,
  deleteCustomer: async () => undefined,
  cardsOf: async () => [],
  forgetCard: async () => false,
  createIntent: closed,
  prepareIntent: closed,
  readIntent: closed,
  cancelIntent: closed,
  captureIntent: closed,
  chargeOffSession: closed,
  refund: closed,
  readRefund: closed,
  readDispute: closed,
  disputesSince: async function* () {},
  createSetup: closed,
  readSetup: closed,
  intentsSince: async function* () {},
  readEvent: () => {
    throw new BadSignature();
  },
};
