import type { DeliveryState } from '@zanga/domain/ordering/states';

export const orderStateNames = {
  awaiting_payment: 'In attesa del pagamento',
  placed: 'Da accettare',
  accepted: 'Accettato',
  preparing: 'In preparazione',
  ready: 'Pronto',
  out_for_delivery: 'In consegna',
  completed: 'Concluso',
  rejected: 'Rifiutato',
  cancelled: 'Annullato',
  expired: 'Scaduto',
} as const satisfies Record<DeliveryState, string>;
