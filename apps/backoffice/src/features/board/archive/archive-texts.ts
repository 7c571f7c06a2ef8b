import { counted } from '@zanga/browser/format.ts';
import type { Mode, PaymentKind } from '@zanga/contract/ordering/carts';
import type { SoughtMoney, SoughtState } from '@zanga/contract/ordering/order-office';
import { orderStateNames } from '../../../parts/order-words.ts';

export const stateNames: Readonly<Record<SoughtState, string>> = {
  open: 'In corso',
  ...orderStateNames,
};

export const modeNames: Readonly<Record<Mode, string>> = {
  delivery: 'Consegna',
  pickup: 'Ritiro',
  onshop: 'Mangia qui',
  shipping: 'Spedizione',
  entry: 'Biglietti',
};

export const paymentNames: Readonly<Record<PaymentKind, string>> = {
  card: 'Carta',
  cash: 'Contanti',
  till: 'Cassa',
};

export const moneyNames: Readonly<Record<SoughtMoney, string>> = {
  due: 'Da incassare',
  refunded: 'Rimborsati',
  refund_failed: 'Rimborso non riuscito',
};

export const archiveTexts = {
  title: 'Tutti gli ordini',
  label: 'Ordini, dal più recente',
  search: 'Nome, telefono, email, piatto, numero o riferimento',
  state: 'Stato',
  payment: 'Pagamento',
  money: 'Soldi',
  mode: 'Modo',
  shops: 'Negozi',
  any: 'Tutti',
  days: 'Giorni',
  count: (orders: number, more: boolean) =>
    more ? `Più di ${orders.toLocaleString('it-IT')} ordini` : counted(orders, 'ordine', 'ordini'),
  reference: 'Riferimento',
  number: 'Numero',
  when: 'Quando',
  customer: 'Cliente',
  shop: 'Negozio',
  dishes: 'Ordine',
  total: 'Totale',
  refunded: 'Rimborsato',
  dueColumn: 'Da incassare',
  telephone: 'Telefono',
  nobody: 'Senza nome',
  row: (reference: string) => `Ordine ${reference}`,
  empty: 'Ancora nessun ordine',
  emptyLine: 'Qui trovi ogni ordine dei tuoi negozi, appena arriva il primo.',
  exported: 'Il file è tra i tuoi download',
  since: (day: string) =>
    `Qui trovi gli ordini dal ${day}, senza telefono. Per i giorni prima e per esportare serve un responsabile, con il suo accesso.`,
  failed: 'Rimborso non riuscito',
} as const;
