import type { PaymentProvider } from '../port.ts';
import { faceOf, newRef, type SandboxTools } from './rows.ts';

type CustomerCalls = Pick<PaymentProvider, 'createCustomer' | 'deleteCustomer' | 'cardsOf' | 'forgetCard'>;

/** Customers of the sandbox's provider, with the cards kept for them. */
export const sandboxCustomers = ({ db, clock }: SandboxTools): CustomerCalls => ({
  createCustomer: async ({ key, userId }) => {
    await db
      .insertInto('sandbox_customers')
      .values({ ref: newRef('cus'), key, house_user: userId, created_at: clock() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const { ref } = await db
      .selectFrom('sandbox_customers')
      .select('ref')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return ref;
  },
  deleteCustomer: async (ref) => {
    await db.deleteFrom('sandbox_customers').where('ref', '=', ref).execute();
  },
  cardsOf: async (customer) => {
    const cards = await db
      .selectFrom('sandbox_cards')
      .selectAll()
      .where('customer_ref', '=', customer)
      .orderBy('created_at', 'desc')
      .orderBy('ref')
      .execute();
    return cards.map((card) => ({ ...faceOf(card), ref: card.ref }));
  },
  forgetCard: async (customer, card) => {
    const gone = await db
      .deleteFrom('sandbox_cards')
      .where('ref', '=', card)
      .where('customer_ref', '=', customer)
      .executeTakeFirst();
    return Number(gone.numDeletedRows) === 1;
  },
});
