import { type Cast, pick, type Query, type Reading } from './asked.ts';
import { closedShop, dishes, surnames } from './orders.ts';

type Asker = Reading['as'];

const listOf = (query: Query) => `/api/backoffice/orders?${new URLSearchParams(query)}`;

const search = (asked: string, text: (nth: number) => string, as?: Asker, more: Query = {}): Reading => ({
  asked,
  as,
  path: (nth) => listOf({ search: text(nth), ...more }),
});
const filter = (asked: string, query: Query | ((nth: number) => Query), as?: Asker): Reading => ({
  asked,
  as,
  path: (nth) => listOf(typeof query === 'function' ? query(nth) : query),
});
const surname = (nth: number) => pick(surnames, nth);

/** Each list and each search of the office's orders. */
export const ordersAsked = ({ some }: Pick<Cast, 'some'>): readonly Reading[] => {
  const of = (nth: number) => pick(some, nth);
  return [
    filter('the newest, of all shops', {}),
    filter('the newest, of five shops', {}, 'several'),
    filter('the newest, of one shop', {}, 'worker'),
    filter('a shop that was closed a year ago', { shop: closedShop }),
    filter('a day', (nth) => ({ from: of(nth).day, to: of(nth).day })),
    filter('a day of five shops', (nth) => ({ from: of(nth).day, to: of(nth).day }), 'several'),
    filter('up to a day long ago', (nth) => ({ to: of(nth).day })),
    filter('open', { state: 'open' }),
    filter('open, of five shops', { state: 'open' }, 'several'),
    filter('rejected', { state: 'rejected' }),
    filter('rejected, of the closed shop', { state: 'rejected', shop: closedShop }),
    filter('completed, of the closed shop', { state: 'completed', shop: closedShop }),
    filter('waiting for a payment: none', { state: 'awaiting_payment' }),
    filter('refunded', { money: 'refunded' }),
    filter('refunded, of the closed shop', { money: 'refunded', shop: closedShop }),
    filter('still to be collected', { money: 'due' }),
    filter('refunds that failed: none', { money: 'refund_failed' }),
    filter('shipped', { mode: 'shipping' }),
    filter('at the table, of the closed shop', { mode: 'onshop', shop: closedShop }),
    filter('in cash, of one shop', { payment: 'cash' }, 'worker'),
    search('a reference', (nth) => of(nth).reference),
    search('a daily number', (nth) => `A-${1 + (nth % 99)}`),
    search('a daily number, of one shop', (nth) => `A-${1 + (nth % 99)}`, 'worker'),
    search('a telephone', (nth) => of(nth).telephone),
    search('the last four figures of a telephone', (nth) => of(nth).telephone.slice(-4)),
    search('a mail address', (nth) => of(nth).email),
    search('a surname', surname),
    search('a surname, of five shops', surname, 'several'),
    search('a surname, of one shop', surname, 'worker'),
    search('a surname, of the closed shop', surname, undefined, { shop: closedShop }),
    search('a name and a surname', (nth) => `marta ${surname(nth)}`),
    search('three letters', (nth) => surname(nth).slice(0, 3)),
    search('two letters', (nth) => surname(nth).slice(0, 2)),
    search('a dish that sells', (nth) => pick(dishes.slice(0, 5), nth)),
    search('a dish that sells, of the closed shop', (nth) => pick(dishes.slice(0, 5), nth), undefined, {
      shop: closedShop,
    }),
    search('a dish that hardly sells', (nth) => pick(dishes.slice(15, 19), nth)),
    search('a dish of last December', () => 'panettone'),
    search('the same, of one shop', () => 'panettone', 'worker'),
    search('a surname and a dish', (nth) => `${surname(nth)} ${pick(dishes, nth)}`),
    search('a surname, rejected', surname, undefined, { state: 'rejected' }),
    search('a dish that sells, rejected', (nth) => pick(dishes.slice(0, 5), nth), undefined, {
      state: 'rejected',
    }),
    search('a surname, last winter', surname, undefined, { from: '2026-01-01', to: '2026-02-28' }),
    search('what nobody is called', (nth) => `ozymandias${nth}`),
  ];
};
