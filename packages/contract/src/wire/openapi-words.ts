import { idPrefixes } from '@zanga/domain/ids';

const prefixes = Object.entries(idPrefixes).map(([prefix, kind]) => `- \`${prefix}_…\` ${kind}`);

/** Read before any call: what holds for all of them, and the way of an order. */
export const introduction = `Calls take JSON, and a bearer token where they say so; refusals are \`{ error, code, fields? }\`.
Any call may carry the common query parameters. Amounts are integer cents of a euro, instants ISO 8601 in UTC.

A guest orders in this way: \`POST /api/carts\` with items and deliveries, again with the cart's \`token\` for each change; \`POST /api/orders\` with what the cart told (\`id\`, \`version\`, \`token\`, \`total_price\`, \`terms_version\`); and, where a card pays, \`POST /api/payment/intent\`, whose \`client_secret\` the provider of \`GET /api/payment/settings\` confirms, then \`POST /api/payment/settle\`.

A captcha (\`GET /api/captcha\`) is solved each time somebody registers, resets a password, writes to the brand or has a code sent to the phone of an order. For an order it is solved only once \`order.captcha_needed\` has refused it.

An id begins with what it names:

${prefixes.join('\n')}`;

type FieldWords = {
  readonly field: string;
  readonly says: string;
  /** Calls in which the name has this meaning; all by default. */
  readonly of?: RegExp;
};

/** Parameters that any call may carry. */
const everyCall: readonly FieldWords[] = [
  { field: 'brand_id', says: 'The brand; ours is 1. Lists of another one are empty.' },
  { field: 'app_version', says: 'Version of the app that calls, such as 1.4.0.' },
  { field: 'device_id', says: 'Name the device has given itself.' },
  { field: 'platform', says: 'Where the app runs.' },
  { field: 'filter_direct_order', says: '1: only what can be ordered on the premises.' },
  { field: 'filter_on_shop_address', says: 'Id of a shop: only what that shop sells.' },
  {
    field: 'filter_delivery_address',
    says: 'Id of a saved address, or lat,lng: only what some shop delivers there, what is shipped, and tickets.',
  },
  {
    field: 'priced_for',
    says: 'Way and shop that prices are told for, as a cart says it: pickup.shp_1. Without it what the other filters mean.',
  },
  { field: 'domain', says: 'Host name the app is seen at.' },
];

/** Fields that a client cannot guess from their name and schema. */
const fields: readonly FieldWords[] = [
  {
    field: 'terms_version',
    says: 'The terms that were shown: the cart tells their version, which is `updated_at` of `GET /api/contents/terms`. Where the brand has published none (null in the cart) any text is taken.',
  },
  {
    field: 'client_id',
    says: 'The app that asks: `web` (also when nothing is said), `ios` or `android`, none of which has a secret. A client that was given a secret sends it as `client_secret`.',
  },
  {
    field: 'captcha',
    says: 'Solution of `GET /api/captcha`: base64 of ALTCHA’s JSON, or the vendor’s token; each is good once. Orders need it only once `order.captcha_needed` has refused them; the same `idempotency_key` then goes along.',
  },
  { field: 'cart_id', says: '`id` of the cart.' },
  { field: 'cart_version', says: '`version` of the cart that was shown.' },
  { field: 'cart_token', says: '`token` of a guest’s cart.' },
  { field: 'merge', says: '`token` of a visitor’s cart that becomes part of this one, once.' },
  {
    field: 'expected_total',
    says: '`total_price` of the cart that was shown; where it has changed since, `order.total_changed` refuses.',
  },
  {
    field: 'idempotency_key',
    says: 'Drawn by the client once for each order; the same key always gives the same order.',
  },
  {
    field: 'payment_method',
    says: '`cash` or `till` where `payments` of the cart has it, the id of a saved card (`crd_…`), or `new` for a card that is entered at the provider.',
  },
  {
    field: 'slot',
    says: '`asap`, or an instant that `GET /api/shops/{shop}/slots` offers.',
  },
  { field: 'of_age', says: 'Needed where something in the cart has an age limit.' },
  {
    field: 'token',
    of: / \/api\/(orders\/|payment\/)/,
    says: 'Key of a guest’s order: `token` of the answer to `POST /api/orders`.',
  },
  { field: 'token', of: / \/api\/carts$/, says: 'Key of the cart: `token` of the answer that made it.' },
  {
    field: 'client_secret',
    of: / \/api\/(customer\/)?payment\//,
    says: 'The one that the answer of `intent` or `setup` brought.',
  },
  {
    field: 'fields',
    says: 'Italian messages by the path of the field they speak of, such as `items.0.qty`.',
  },
];

/** Kind of id of each path parameter. */
const kinds: Readonly<Record<string, keyof typeof idPrefixes>> = {
  ...{ address: 'adr', call: 'cal', card: 'crd', category: 'cat', drawing: 'cdr', folder: 'pfd' },
  ...{ group: 'opt', import: 'imp', invitation: 'inv', member: 'mbr', order: 'ord', passkey: 'pky' },
  ...{ payment: 'pay', person: 'usr', product: 'prd', refund: 'rfd', review: 'rev', shift: 'shf' },
  ...{ shop: 'shp', table: 'tbl', taking: 'tak', ticket: 'tck', totem: 'ttm' },
};

/** Meaning of a call's field; undefined where name and schema say enough. */
export const wordsOf = (field: string, call = ''): string | undefined =>
  [...everyCall, ...fields].find((one) => one.field === field && (one.of?.test(call) ?? true))?.says;

/** Format of an id in a path; a call that takes a slug instead says so itself. */
export const wordsOfPath = (name: string): string | undefined => {
  const prefix = kinds[name];
  return prefix && `Id such as \`${prefix}_…\` (${idPrefixes[prefix]}).`;
};
