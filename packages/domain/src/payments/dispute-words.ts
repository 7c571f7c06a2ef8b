/** Reasons of disputes, by the codes that card networks share. */
const reasons: Readonly<Record<string, string>> = {
  fraudulent: 'dice di non aver pagato',
  product_not_received: 'dice di non aver ricevuto l’ordine',
  product_unacceptable: 'dice che l’ordine non era quello promesso',
  duplicate: 'dice di aver pagato due volte',
  credit_not_processed: 'dice di aspettare un rimborso',
  subscription_canceled: 'dice di aver disdetto l’abbonamento',
  unrecognized: 'non riconosce l’addebito',
};

/** The reason of a dispute in Italian. */
export const disputeReason = (code: string): string =>
  reasons[code] ?? 'il motivo lo dice chi incassa le carte';
