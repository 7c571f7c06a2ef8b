import type { Mode, PartKey, PaymentKind } from '@zanga/contract/ordering/carts';
import type { Names } from '@zanga/domain/brand/names';

/** Texts shared by checkout and orders. */
export const orderingTexts = {
  modes: {
    delivery: 'Consegna a domicilio',
    pickup: 'Ritiro in negozio',
    onshop: 'Servizio al tavolo',
    shipping: 'Spedizione a casa',
    entry: 'Biglietti per il cinema',
  } satisfies Record<Mode, string>,

  parts: {
    food: 'Dalla cucina',
    goods: 'Dalla bottega',
    tickets: 'Al cinema',
  } satisfies Record<PartKey, string>,

  payments: {
    card: 'Carta di pagamento',
    cash: 'Contanti alla consegna',
    till: 'Alla cassa',
  } satisfies Record<PaymentKind, string>,

  asap: 'il prima possibile',
  table: (table: string) => `Tavolo ${table}`,

  lines: 'Prodotti',
  pieces: (qty: number) => `${qty} ×`,
  notes: (text: string) => `«${text}»`,
  refunded: (amount: string) => `Rimborsato ${amount}`,
  listPrice: 'Prezzo intero:',
  price: 'Prezzo:',

  amounts: {
    list: 'Prodotti',
    discount: 'Sconti',
    member: ({ prime }: Names) => `Prezzi ${prime}`,
    coupon: (title: string | undefined) => (title ? `Coupon: ${title}` : 'Coupon'),
    delivery: 'Consegna',
    free: 'gratis',
    refunded: 'Rimborsato',
    total: 'Totale',
    vat: (rate: string) => `IVA ${rate} %`,
    vatOf: (gross: string) => `su ${gross}`,
    vatTitle: 'IVA compresa nel totale',
  },

  completePayment: 'Completa il pagamento',
  payBy: (time: string) => `Ti teniamo tutto da parte fino alle ${time}.`,
} as const;
