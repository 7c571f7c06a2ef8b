import type { Api } from '@zanga/contract/contract';
import { type Cast, pick, type Query, type Reading } from './asked.ts';
import { shops, surnames } from './orders.ts';

type OfficeRead = Extract<keyof Api, `GET /api/backoffice/${string}`>;

const dayMs = 86_400_000;
const busiest = shops[0] ?? '';
const [oneOfMany = ''] = shops.slice(3);

const withQuery = (path: string, query: Query) => `/api/backoffice/${path}?${new URLSearchParams(query)}`;

const plain = (path: string, as?: Reading['as']): readonly Reading[] => [
  { asked: path, path: () => `/api/backoffice/${path}`, as },
];

const lists = (
  path: string,
  queries: Readonly<Record<string, Query | ((nth: number) => Query)>>,
  as?: Reading['as'],
): readonly Reading[] =>
  Object.entries(queries).map(([name, query]) => ({
    asked: `${path}: ${name}`,
    path: (nth) => withQuery(path, typeof query === 'function' ? query(nth) : query),
    as,
  }));

type OfOffice = string | readonly Reading[];

const ofSome =
  ({ some }: Cast) =>
  (nth: number) =>
    pick(some, nth);

const aboutOrders = (cast: Cast) => {
  const of = ofSome(cast);
  const ofOrder = (name: string, end = ''): Reading => ({
    asked: `${name} of one`,
    path: (nth) => `/api/backoffice/orders/${of(nth).id}${end}`,
  });
  return {
    'GET /api/backoffice/orders': 'measured by its own list',
    'GET /api/backoffice/orders/export': 'a file of thousands of rows, which nobody waits for in a list',
    'GET /api/backoffice/board/live': 'a stream: its board is measured',
    'GET /api/backoffice/board': [
      ...lists('board', { 'of the busiest shop': { shop: busiest }, 'of another': { shop: oneOfMany } }),
      ...lists('board', { 'of what is shipped': { shop: 'shipping' } }),
    ],
    'GET /api/backoffice/orders/:order': [
      ofOrder('an order'),
      { asked: 'an order by its reference', path: (nth) => `/api/backoffice/orders/${of(nth).reference}` },
    ],
    'GET /api/backoffice/orders/:order/takings': [ofOrder('takings', '/takings')],
    'GET /api/backoffice/orders/:order/parts/:part/block': [ofOrder('a block', '/parts/food/block')],
    'GET /api/backoffice/orders/:order/parts/:part/times': plain(`orders/${cast.open}/parts/food/times`),
    'GET /api/backoffice/orders/:order/parts/:part/shops': plain(`orders/${cast.open}/parts/food/shops`),
    'GET /api/backoffice/answering': plain('answering'),
    'GET /api/backoffice/shops/:shop/answering': plain(`shops/${busiest}/answering`),
    'GET /api/backoffice/shops/:shop/takings-flow': [
      ...plain(`shops/${busiest}/takings-flow`),
      ...plain(`shops/${oneOfMany}/takings-flow`),
    ],
    'GET /api/backoffice/shops/:shop/day-sum': [
      ...lists(`shops/${busiest}/day-sum`, {
        today: {},
        'a day long ago': (nth) => ({ day: of(nth).day }),
      }),
      ...lists(`shops/${oneOfMany}/day-sum`, { 'a day long ago': (nth) => ({ day: of(nth).day }) }),
    ],
  } satisfies Partial<Record<OfficeRead, OfOffice>>;
};

const aboutReviews = (cast: Cast) =>
  ({
    'GET /api/backoffice/reviews': [
      ...lists('reviews', { waiting: {}, published: { state: 'published' }, refused: { state: 'refused' } }),
      ...lists('reviews', {
        'of a shop': { shop: busiest },
        'published, of one star': { state: 'published', stars: '1' },
        'published, of a shop and two votes': { state: 'published', shop: oneOfMany, stars: '1,2' },
        'published, of a day long ago': (nth) => ({
          state: 'published',
          after: `${Date.parse(`${ofSome(cast)(nth).day}T00:00:00Z`) * 1_000} rev_m`,
        }),
      }),
      ...lists('reviews', { 'published, of five shops': { state: 'published' } }, 'several'),
    ],
  }) satisfies Partial<Record<OfficeRead, OfOffice>>;

const aboutShops = (cast: Cast) =>
  ({
    'GET /api/backoffice/shops/:shop/shelf': [
      ...lists(`shops/${busiest}/shelf`, {
        'what is out': {},
        'a name': (nth) => ({ search: pick(surnames, nth) }),
        'an ingredient': (nth) => ({ search: pick(['mozzarella', 'ricotta', 'olio'], nth) }),
        'nothing like it': { search: 'ozymandias' },
      }),
    ],
    'GET /api/backoffice/shops/:shop/shelf/reach': lists(`shops/${busiest}/shelf/reach`, {
      'a dish': { kind: 'product', key: 'prd_m7' },
      'an ingredient': (nth) => ({ kind: 'ingredient', key: pick(cast.ingredients, nth) }),
    }),
    'GET /api/backoffice/contents': plain('contents'),
    'GET /api/backoffice/contents/:slug': 'there are no texts in this house',
    'GET /api/backoffice/contents/:slug/states/:state': 'there are no texts in this house',
    'GET /api/backoffice/letters': plain('letters'),
    'GET /api/backoffice/letters/:letter': plain('letters/order_accepted'),
    'GET /api/backoffice/coupons': lists('coupons', {
      all: {},
      running: { phase: 'running' },
      'a name': { search: 'benvenuto' },
    }),
    'GET /api/backoffice/coupons/:coupon': plain(`coupons/${cast.coupon}`),
    'GET /api/backoffice/coupons/:coupon/drawings': plain(`coupons/${cast.coupon}/drawings`),
    'GET /api/backoffice/coupons/:coupon/codes': lists(`coupons/${cast.coupon}/codes`, {
      'the last drawn': {},
      used: { state: 'used' },
      'by a beginning': { search: 'codice77' },
    }),
    'GET /api/backoffice/coupons/:coupon/group-gifts': plain(`coupons/${cast.coupon}/group-gifts`),
    'GET /api/backoffice/coupons/:coupon/uses': lists(`coupons/${cast.coupon}/uses`, { 'the last': {} }),
    'GET /api/backoffice/coupons/:coupon/codes/export':
      'a file of a hundred thousand rows, sent as it is read',
    'GET /api/backoffice/shops/:shop/tables': [
      ...plain(`shops/${busiest}/tables`),
      ...plain(`shops/${oneOfMany}/tables`, 'worker'),
    ],
    'GET /api/backoffice/shops/:shop/totems': plain(`shops/${busiest}/totems`),
    'GET /api/backoffice/shops/:shop/devices': plain(`shops/${busiest}/devices`),
    'GET /api/backoffice/screens': [...plain('screens'), ...plain('screens', 'several')],
    'GET /api/backoffice/shops/list': [...plain('shops/list'), ...plain('shops/list', 'several')],
    'GET /api/backoffice/shops/order': plain('shops/order'),
    'GET /api/backoffice/shops/:shop/form': plain(`shops/${busiest}/form`),
    'GET /api/backoffice/shops/:shop/hours': plain(`shops/${busiest}/hours`),
    'GET /api/backoffice/shops/:shop/areas': plain(`shops/${busiest}/areas`),
    'GET /api/backoffice/shops/:shop/capacity': plain(`shops/${busiest}/capacity`),
    'GET /api/backoffice/shops': [...plain('shops'), ...plain('shops', 'several')],
    'GET /api/backoffice/cinema/shows': plain('cinema/shows'),
    'GET /api/backoffice/cinema/usual': plain('cinema/usual'),
    'GET /api/backoffice/cinema/shows/:show': plain(`cinema/shows/${cast.show}`),
    'GET /api/backoffice/cinema/shows/:show/form': plain(`cinema/shows/${cast.show}/form`),
  }) satisfies Partial<Record<OfficeRead, OfOffice>>;

const aboutBrand = () =>
  ({
    'GET /api/backoffice/images/:id': 'one row by its id',
    'GET /api/backoffice/brand': plain('brand'),
    'GET /api/backoffice/brand/steps': plain('brand/steps'),
    'GET /api/backoffice/brand/demo': plain('brand/demo'),
    'GET /api/backoffice/demo': plain('demo'),
    'GET /api/backoffice/brand/installation': plain('brand/installation'),
    'GET /api/backoffice/brand/retention': plain('brand/retention'),
    'GET /api/backoffice/status': plain('status'),
  }) satisfies Partial<Record<OfficeRead, OfOffice>>;

const aboutPrime = (cast: Cast) =>
  ({
    'GET /api/backoffice/prime/plans': plain('prime/plans'),
    'GET /api/backoffice/prime/numbers':
      'counts every membership there was, for a page that hardly anybody opens',
    'GET /api/backoffice/prime/members': lists('prime/members', {
      'the newest': {},
      current: { state: 'current' },
      'few are late': { state: 'past_due' },
      leaving: { state: 'leaving' },
      gone: { state: 'ended' },
      'cards that end soon': { card: 'expiring' },
      'of a plan': { plan: 'm-1' },
      'a name': (nth) => ({ search: pick(surnames, nth) }),
      'the beginning of many names': { search: 'ma' },
      'nothing like it': { search: 'ozymandias' },
    }),
    'GET /api/backoffice/prime/members/:member': plain(`prime/members/${cast.member}`),
  }) satisfies Partial<Record<OfficeRead, OfOffice>>;

const aboutMenu = {
  'GET /api/backoffice/menu/categories': plain('menu/categories'),
  'GET /api/backoffice/menu/export': 'a file of thousands of rows, which nobody waits for in a list',
  'GET /api/backoffice/menu/imports': plain('menu/imports'),
  'GET /api/backoffice/menu/imports/:import':
    'one file of at most 50,000 rows, however many orders there are',
  'GET /api/backoffice/menu/imports/:import/lines':
    'one file of at most 50,000 rows, however many orders there are',
  'GET /api/backoffice/menu/pictures/:folder': 'an archive that was sent, of at most three thousand files',
  'GET /api/backoffice/menu/products': lists('menu/products', {
    'the first page': {},
    'a name': (nth) => ({ search: pick(surnames, nth) }),
    'nothing like it': { search: 'ozymandias' },
    drafts: { state: 'draft' },
  }),
  'GET /api/backoffice/menu/tree': plain('menu/tree'),
  'GET /api/backoffice/menu/categories/:category': plain('menu/categories/cat_m3'),
  'GET /api/backoffice/menu/ingredients': lists('menu/ingredients', {
    'a beginning': (nth) => ({ begin: pick(['mo', 'ric', 'olio 1'], nth) }),
    'nothing like it': { begin: 'ozymandias' },
  }),
  'GET /api/backoffice/menu/options': plain('menu/options'),
  'GET /api/backoffice/menu/options/:group': plain('menu/options/opt_m7'),
  'GET /api/backoffice/menu/products/:product': plain('menu/products/prd_m7'),
} satisfies Partial<Record<OfficeRead, OfOffice>>;

const aboutMessages = (cast: Cast) =>
  ({
    'GET /api/backoffice/messages': lists('messages', {
      open: {},
      mine: { state: 'mine' },
      closed: { state: 'closed' },
      'of a shop': { shop: busiest },
      'an address': { search: 'scrive7@example.it' },
      'a word that all have': { search: 'fredda' },
      'nothing like it': { search: 'ozymandias' },
    }),
    'GET /api/backoffice/messages/waiting': [
      ...plain('messages/waiting'),
      ...plain('messages/waiting', 'several'),
    ],
    'GET /api/backoffice/messages/:message': plain(`messages/${cast.message}`),
  }) satisfies Partial<Record<OfficeRead, OfOffice>>;

const aboutPeople = (cast: Cast) => {
  const of = ofSome(cast);
  const ago = (days: number) => new Date(cast.now.getTime() - days * dayMs).toISOString();
  const since = (days: number): Query => ({ from: ago(days), until: cast.now.toISOString() });
  return {
    'GET /api/backoffice/audit/export': 'a file of thousands of rows, which nobody waits for in a list',
    'GET /api/backoffice/pin': plain('pin', 'worker'),
    'GET /api/backoffice/people': [...plain('people'), ...plain('people', 'several')],
    'GET /api/backoffice/people/:person': plain('people/usr_s10'),
    'GET /api/backoffice/first-owner': plain('first-owner'),
    'GET /api/backoffice/factors': plain('factors'),
    'GET /api/backoffice/hours': [
      ...lists('hours', { 'a week of one shop': { ...since(7), shop: busiest } }),
      ...lists('hours', { 'a month of one shop': { ...since(30), shop: busiest } }),
      ...lists('hours', {
        'a day of all shops': since(1),
        'a year of one person': { ...since(365), person: 'usr_s10' },
      }),
      ...lists('hours', { 'a week of five shops': since(7) }, 'several'),
    ],
    'GET /api/backoffice/audit': [
      ...lists('audit', {
        'the latest': {},
        'of a day long ago': (nth) => ({
          from: `${of(nth).day}T00:00:00.000Z`,
          until: new Date(Date.parse(`${of(nth).day}T00:00:00Z`) + dayMs).toISOString(),
        }),
        'of a shop': { shop: busiest },
        'of a person': (nth) => ({ person: `usr_s${(nth * 37) % 800}` }),
        'of an order': (nth) => ({ kind: 'order', thing: of(nth).id }),
        'of a kind that many are': { kind: 'order' },
        'of a kind that few are': { kind: 'person' },
        'an action that is rare': { action: 'person.invite' },
        'an action of which there is none': { action: 'table.relabel' },
        'a rare action of one shop': { action: 'person.invite', shop: busiest },
        'a person in another shop than theirs': { person: 'usr_s10', shop: shops[150] ?? '' },
      }),
      ...lists(
        'audit',
        { 'of five shops': {}, 'of five shops, rejected': { action: 'order.reject' } },
        'several',
      ),
    ],
  } satisfies Partial<Record<OfficeRead, OfOffice>>;
};

/**
 * Query of each reading endpoint of the office. A new endpoint does not compile until it is here, with its query or
 * the reason why it is not measured.
 */
export const officeAsked = (cast: Cast): Readonly<Record<OfficeRead, OfOffice>> => ({
  ...aboutOrders(cast),
  ...aboutReviews(cast),
  ...aboutShops(cast),
  ...aboutBrand(),
  ...aboutPrime(cast),
  ...aboutMenu,
  ...aboutMessages(cast),
  ...aboutPeople(cast),
});
