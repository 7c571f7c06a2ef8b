import type { OrderDelivery } from '@zanga/contract/ordering/orders';

/** Texts of the running order's bar. */
export const runningTexts = {
  title: 'Ordine in corso',
  several: (count: number) => `${count} ordini in corso`,
  follow: 'Segui',
  see: 'Vedi',
  order: (number: string) => `Ordine ${number}`,
  payBy: (time: string) => `Completa il pagamento entro le ${time}`,
  estimate: (moment: string) => `Previsto ${moment}`,
  close: 'Nascondi',
  offline: 'Senza collegamento: riproviamo da soli',
  states: {
    awaiting_payment: 'Aspettiamo il pagamento',
    placed: 'Aspettiamo la conferma del negozio',
    accepted: 'Confermato',
    preparing: 'In preparazione',
    ready: 'Pronto',
    out_for_delivery: 'In viaggio verso di te',
    completed: 'Fatto: grazie!',
    rejected: 'Il negozio non può prepararlo',
    cancelled: 'Ordine annullato',
    expired: 'Scaduto: il pagamento non è arrivato',
  } satisfies Record<OrderDelivery['state'], string>,
  ready: {
    delivery: 'Pronto: sta per partire',
    pickup: 'Pronto: ti aspettiamo',
    onshop: 'Pronto: arriva al tavolo',
    shipping: 'Pacco pronto',
    entry: 'Biglietti pronti',
  } satisfies Record<OrderDelivery['mode'], string>,
} as const;
