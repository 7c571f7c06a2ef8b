import type { Order } from '@zanga/contract/ordering/orders';
import { cents, formatEuro } from '@zanga/domain/money';
import { wantedWords } from '@zanga/domain/ordering/extras/line-words';
import { formatDate, formatTime } from '@zanga/domain/time-format';
import type { AmountRow, Block } from './lay-out.ts';

/** The seller, as far as the brand has filled it in. */
export type Seller = { readonly name: string; readonly prime: string; readonly lines: readonly string[] };

const euro = (amount: number) => formatEuro(cents(amount));
const percent = (basisPoints: number) => `${String(basisPoints / 100).replace('.', ',')}%`;

const modes = {
  delivery: 'Consegna a domicilio',
  pickup: 'Ritiro in negozio',
  onshop: 'In negozio',
  shipping: 'Spedizione',
  entry: 'Biglietti per il cinema',
} as const;

const deliveryBlocks = (order: Order): readonly Block[] =>
  order.deliveries.flatMap(({ mode, number, shop, address, table }): readonly Block[] => [
    { kind: 'part', text: `${modes[mode]} · ${number}` },
    ...(shop ? [{ kind: 'text', text: `${shop.name}, ${shop.formatted}` } as const] : []),
    ...(address ? [{ kind: 'text', text: `A: ${address}` } as const] : []),
    ...(table ? [{ kind: 'text', text: `Tavolo ${table}` } as const] : []),
  ]);

const itemRows = (order: Order): readonly AmountRow[] =>
  order.items.map(({ qty, product, options, without, allergens, notes, list, total, refunded }) => ({
    text: `${qty} × ${product.name}`,
    small: [
      ...(options.length + without.length > 0 ? [wantedWords({ options, without }).join(', ')] : []),
      ...(allergens ? [allergens.text] : []),
      ...(notes ? [`Nota: ${notes}`] : []),
      ...(list > total ? [`Prezzo pieno ${euro(list)}`] : []),
      ...(refunded > 0 ? [`Rimborsati ${euro(refunded)}`] : []),
    ],
    amount: euro(total),
  }));

const discountBlocks = (order: Order, { prime }: Seller): readonly Block[] => {
  const saved = [
    ['Sconti', order.discount],
    [`Risparmio ${prime}`, order.member_discount],
    [order.coupon_title ? `Coupon “${order.coupon_title}”` : 'Coupon', order.coupon_discount],
  ] as const;
  return saved
    .filter(([, amount]) => amount > 0)
    .map(([text, amount]) => ({ kind: 'small', text: `${text}: hai risparmiato ${euro(amount)}` }));
};

const totalRows = (order: Order): readonly AmountRow[] => [
  { text: 'Consegna', amount: euro(order.delivery) },
  { text: 'Totale', amount: euro(order.total), bold: true },
  ...(order.refunded > 0 ? [{ text: 'Rimborsato', amount: euro(-order.refunded) }] : []),
];

const vatRows = (order: Order): readonly AmountRow[] =>
  order.vat.map(({ rate_basis_points: rate, gross, vat }) => ({
    text: `IVA ${percent(rate)} inclusa in ${euro(gross)}`,
    amount: euro(vat),
  }));

const paymentText = ({ payment: { kind, card } }: Order): string => {
  if (kind === 'cash') return 'Pagamento in contanti alla consegna.';
  if (kind === 'till') return 'Pagamento alla cassa.';
  return card ? `Pagamento con ${card}.` : 'Pagamento con carta.';
};

/** Contents of an order's summary; it is no fiscal document, and says so. */
export const receiptBlocks = (order: Order, seller: Seller): readonly Block[] => {
  const placedAt = new Date(order.placed_at);
  return [
    { kind: 'title', text: seller.name },
    ...seller.lines.map((text): Block => ({ kind: 'small', text })),
    { kind: 'gap' },
    { kind: 'heading', text: `Riepilogo dell’ordine ${order.number}` },
    { kind: 'text', text: `Fatto il ${formatDate(placedAt)} alle ${formatTime(placedAt)}. ${order.label}.` },
    { kind: 'text', text: `${order.contact.firstname} ${order.contact.lastname}` },
    { kind: 'gap' },
    ...deliveryBlocks(order),
    { kind: 'rule' },
    { kind: 'table', rows: itemRows(order) },
    ...discountBlocks(order, seller),
    { kind: 'rule' },
    { kind: 'table', rows: totalRows(order) },
    { kind: 'gap' },
    { kind: 'table', rows: vatRows(order) },
    { kind: 'gap' },
    { kind: 'text', text: paymentText(order) },
    { kind: 'small', text: 'Questo riepilogo non è un documento fiscale.' },
    { kind: 'small', text: `Riferimento dell’ordine: ${order.reference}` },
  ];
};
