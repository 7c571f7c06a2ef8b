import type { UserId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { forgetCustomerJob } from '../job-kinds.ts';
import type { PaymentTools } from '../payment-tools.ts';
import { savedCards } from '../provider/customers.ts';
import { refuseIfUnavailable } from '../provider/refuse-if-unavailable.ts';
import { deleteCustomers } from '../store.ts';

/** Saved cards in a person's data; deleting the account deletes them at the provider too. */
export const paymentData = (tools: PaymentTools) => ({
  name: 'payment_cards',
  read: async (userId: UserId): Promise<unknown> => {
    const cards = await refuseIfUnavailable(tools, savedCards(tools, userId));
    if ('ok' in cards) return 'temporaneamente non disponibili';
    return cards.map(({ brand, last4, expMonth, expYear }) => ({
      brand,
      last4,
      exp_month: expMonth,
      exp_year: expYear,
    }));
  },
  forget: async (tx: Tx, userId: UserId): Promise<void> => {
    for (const { provider, customer_ref: customer } of await deleteCustomers(tx, userId))
      await tools.jobs.enqueue(tx, forgetCustomerJob, { customer, provider }, customer);
  },
});
