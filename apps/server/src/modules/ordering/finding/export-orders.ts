import type { OfficeOrder, SoughtOrders } from '@zanga/contract/ordering/order-office';
import type { Bytes, Refusal } from '@zanga/contract/wire/route';
import { givenId } from '@zanga/domain/ids';
import { type Cents, inEuros } from '@zanga/domain/money';
import { wallClock } from '@zanga/domain/time';
import { formatLocalDate, formatMinute } from '@zanga/domain/time-format';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { StaffSession } from '../../../platform/session.ts';
import { noteChanges } from '../../audit/public.ts';
import { listOrders } from './list-orders.ts';
import { scopeFor } from './sought.ts';

const mostOrders = 5_000;
const perPage = 500;

const columns = [
  ...['Riferimento', 'Numero', 'Giorno', 'Ora', 'Stato', 'Negozio', 'Modo', 'Cliente', 'Telefono', 'Ordine'],
  ...['Pezzi', 'Pagamento', 'Totale', 'Rimborsato', 'Da incassare'],
];

const states: Readonly<Record<OfficeOrder['state'], string>> = {
  awaiting_payment: 'In attesa del pagamento',
  placed: 'Da accettare',
  accepted: 'Accettato',
  preparing: 'In preparazione',
  ready: 'Pronto',
  out_for_delivery: 'In consegna',
  completed: 'Completato',
  rejected: 'Rifiutato',
  cancelled: 'Annullato',
  expired: 'Scaduto',
};
const modes: Readonly<Record<OfficeOrder['modes'][number], string>> = {
  delivery: 'Consegna',
  pickup: 'Ritiro',
  onshop: 'In negozio',
  shipping: 'Spedizione',
  entry: 'Biglietti',
};
const payments: Readonly<Record<OfficeOrder['payment'], string>> = {
  card: 'Carta',
  cash: 'Contanti',
  till: 'Cassa',
};

const amount = (total: Cents) => inEuros(total).toFixed(2).replace('.', ',');

/** A cell that no spreadsheet reads as a formula: customers choose their own names. */
const cell = (text: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

const line = (order: OfficeOrder): string => {
  const at = wallClock(new Date(order.placed_at));
  return [
    ...[
      order.reference,
      order.number,
      formatLocalDate(at.date),
      formatMinute(at.minute),
      states[order.state],
    ],
    ...[order.shops.join(', '), order.modes.map((mode) => modes[mode]).join(', '), order.name],
    ...[order.telephone, order.summary, String(order.qty), payments[order.payment]],
    ...[amount(order.total), amount(order.refunded), amount(order.due)],
  ]
    .map(cell)
    .join(';');
};

type Export = {
  readonly session: StaffSession;
  readonly wanted: SoughtOrders;
  readonly exported: number;
};

/** The filter as the audit stores it. Searched words may name a customer, so only their presence is stored. */
const filterOf = ({ search = '', ...rest }: SoughtOrders): string =>
  [
    ...Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])),
    ...(search.trim() === '' ? [] : ['search: …']),
  ].join(', ');

/** Audits the export for each of its shops, so that their managers see it; an export of all shops is the brand's. */
const note = (tx: Tx, { session, wanted, exported }: Export, now: Date) => {
  const shops = scopeFor(session, wanted.shop)?.scope?.filter((shop) => shop !== '');
  const after = { exported, filter: filterOf(wanted) };
  const brand = { kind: 'brand', thing: '1', shopId: null, after } as const;
  const changes = shops?.map(
    (shop) => ({ kind: 'shop', thing: shop, shopId: givenId('shp', shop), after }) as const,
  );
  return noteChanges(tx, session.trail, changes?.length ? changes : [brand], now);
};

/** Found orders as a CSV, limited to a size that spreadsheets can show. */
export const exportOrders = async (
  db: Db,
  { session, wanted }: { readonly session: StaffSession; readonly wanted: SoughtOrders },
  now: Date,
): Promise<Bytes | Refusal<'shop.not_found' | 'invalid'>> => {
  const lines = [columns.join(';')];
  let after: string | undefined;
  do {
    const page = await listOrders(db, { session, wanted, after, limit: perPage }, now);
    if (isRefusal(page)) return page;
    lines.push(...page.data.map(line));
    after = page.next ?? undefined;
  } while (after !== undefined && lines.length <= mostOrders);
  await inTransaction(db, (tx) => note(tx, { session, wanted, exported: lines.length - 1 }, now));
  return {
    type: 'text/csv',
    // The byte order mark has spreadsheets read the file as UTF-8.
    body: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
    headers: { 'content-disposition': 'attachment; filename="ordini.csv"' },
  };
};
