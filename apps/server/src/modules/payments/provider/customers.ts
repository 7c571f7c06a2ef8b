import type { UserId } from '@zanga/domain/ids';
import type { SavedCard } from '../../../adapters/payments/port.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { PaymentTools } from '../payment-tools.ts';
import { cardIdOf } from '../present-payment.ts';
import { findCustomer } from '../queries.ts';
import { insertCustomer } from '../store.ts';

/** The provider's customer for a user. Made at the first card, and only once when two requests come together. */
export const customerOf = async (tools: PaymentTools, userId: UserId): Promise<string> => {
  const { db, provider, clock } = tools;
  const known = await findCustomer(db, userId, provider.name);
  if (known !== undefined) return known;
  const ref = await provider.createCustomer({ key: `customer:${userId}`, userId });
  await inTransaction(db, (tx) => insertCustomer(tx, { userId, provider: provider.name, ref }, clock()));
  return (await findCustomer(db, userId, provider.name)) ?? ref;
};

/** Saved cards of a user; empty for a user who never paid, since the provider does not know them. */
export const savedCards = async (tools: PaymentTools, userId: UserId): Promise<readonly SavedCard[]> => {
  const customer = await findCustomer(tools.db, userId, tools.provider.name);
  return customer === undefined ? [] : tools.provider.cardsOf(customer);
};

/** Saved cards of a user, without the provider's reference and fingerprint. */
export const keptCards = async (tools: PaymentTools, userId: UserId) =>
  (await savedCards(tools, userId)).map(({ ref, brand, last4, expMonth, expYear }) => ({
    id: cardIdOf(ref),
    ...{ brand, last4, expMonth, expYear },
  }));

/** Deletes a saved card of the user; false when they have no card with this id. */
export const forgetCard = async (tools: PaymentTools, userId: UserId, card: string): Promise<boolean> => {
  const customer = await findCustomer(tools.db, userId, tools.provider.name);
  return customer !== undefined && tools.provider.forgetCard(customer, card);
};
