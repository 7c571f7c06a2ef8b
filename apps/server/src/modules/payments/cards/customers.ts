import type { SavedCard } from '../../../adapters/payments/port.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { PaymentTools } from '../payment-tools.ts';
import { cardIdOf } from '../present-payment.ts';
import { findCustomer } from '../queries.ts';
import { insertCustomer } from '../store.ts';

/** The customer of a user at the provider; made there the first time, and only once whatever happens meanwhile. */
export const customerOf = async (tools: PaymentTools, userId: string): Promise<string> => {
  const { db, provider, clock } = tools;
  const known = await findCustomer(db, userId, provider.name);
  if (known !== undefined) return known;
  const ref = await provider.createCustomer({ key: `customer:${userId}`, userId });
  await inTransaction(db, (tx) => insertCustomer(tx, { userId, provider: provider.name, ref }, clock()));
  return (await findCustomer(db, userId, provider.name)) ?? ref;
};

/** The cards somebody has kept; whoever never paid is unknown there and has none. */
export const savedCards = async (tools: PaymentTools, userId: string): Promise<readonly SavedCard[]> => {
  const customer = await findCustomer(tools.db, userId, tools.provider.name);
  return customer === undefined ? [] : tools.provider.cardsOf(customer);
};

/** A user's kept cards, without what only the provider knows. */
export const keptCards = async (tools: PaymentTools, userId: string) =>
  (await savedCards(tools, userId)).map(({ ref, brand, last4, expMonth, expYear }) => ({
    id: cardIdOf(ref),
    ...{ brand, last4, expMonth, expYear },
  }));

/** Forgets a card of one's own; false when there is none of that name. */
export const forgetCard = async (tools: PaymentTools, userId: string, card: string): Promise<boolean> => {
  const customer = await findCustomer(tools.db, userId, tools.provider.name);
  return customer !== undefined && tools.provider.forgetCard(customer, card);
};
