import { idPrefixes } from '@zanga/domain/ids';

const prefixes = Object.entries(idPrefixes).map(([prefix, kind]) => `- \`${prefix}_…\` ${kind}`);

/** Introduction of the document: common rules, and the way of an order. */
export const introduction = `Calls take JSON, and a bearer token where they say so; refusals are \`{ error, code, fields? }\`.
Any call may carry the common query parameters. Amounts are integer cents of a euro, instants ISO 8601 in UTC.

A guest orders in this way: \`POST /api/carts\` with items and deliveries, again with the cart's \`token\` for each change; \`POST /api/orders\` with the cart's values (\`id\`, \`version\`, \`token\`, \`total_price\`, \`terms_version\`); and, where a card pays, \`POST /api/payment/intent\`, whose \`client_secret\` the provider of \`GET /api/payment/settings\` confirms, then \`POST /api/payment/settle\`.

A captcha (\`GET /api/captcha\`) is needed to register, to reset a password, to write to the brand and to send a code to the phone of an order. An order needs one only after the refusal \`order.captcha_needed\`.

The prefix of an id tells its kind:

${prefixes.join('\n')}`;

type FieldWords = {
  readonly field: string;
  readonly says: string;
  /** Calls in which the name has this meaning; all by default. */
  readonly of?: RegExp;
};

/** Parameters that any call may carry. */
const everyCall: readonly FieldWords[] = [
  { field: 'brand_id', says: 'Id of the server’s brand, `1` by default. Lists of any other are empty.' },
  { field: 'app_version', says: 'Version of the calling app, such as 1.4.0.' },
  { field: 'device_id', says: 'Name that the device has given itself.' },
  { field: 'platform', says: 'Platform of the app.' },
  { field: 'filter_direct_order', says: '1: only products for orders on the premises.' },
  { field: 'filter_on_shop_address', says: 'Id of a shop: only its products.' },
  {
    field: 'filter_delivery_address',
    says: 'Id of a saved address, or lat,lng: only products that a shop delivers there, shipped ones, and tickets.',
  },
  {
    field: 'priced_for',
    says: 'Mode and shop of the prices, as in a cart: pickup.shp_1. By default taken from the other filters.',
  },
  { field: 'domain', says: 'Host name of the app.' },
];

/** Fields that a client cannot guess from their name and schema. */
const fields: readonly FieldWords[] = [
  {
    field: 'terms_version',
    says: 'Version of the terms shown to the customer: `terms_version` of the cart, which is `updated_at` of `GET /api/contents/terms`. If the brand has published none (null in the cart), any text is accepted.',
  },
  {
    field: 'client_id',
    says: 'The calling app: `web` (the default), `ios` or `android`, without a secret. A client with a secret sends it as `client_secret`.',
  },
  {
    field: 'captcha',
    says: 'Solution of `GET /api/captcha`: base64 of ALTCHA’s JSON, or the vendor’s token; each is good once. An order needs it only after the refusal `order.captcha_needed`, with the same `idempotency_key`.',
  },
  { field: 'cart_id', says: '`id` of the cart.' },
  { field: 'cart_version', says: '`version` of the cart on the screen.' },
  { field: 'cart_token', says: '`token` of a guest’s cart.' },
  { field: 'merge', says: '`token` of a visitor’s cart to merge into this one, once.' },
  {
    field: 'expected_total',
    says: '`total_price` of the cart on the screen; if it has changed since, the refusal is `order.total_changed`.',
  },
  {
    field: 'idempotency_key',
    says: 'Drawn by the client once for each order; the same key always gives the same order.',
  },
  {
    field: 'payment_method',
    says: '`cash` or `till` if `payments` of the cart has it, the id of a saved card (`crd_…`), or `new` for a card entered at the provider.',
  },
  {
    field: 'slot',
    says: '`asap`, or an instant of `GET /api/shops/{shop}/slots`.',
  },
  { field: 'of_age', says: 'Required when a product in the cart has an age limit.' },
  {
    field: 'token',
    of: / \/api\/(orders\/|payment\/)/,
    says: 'Key of a guest’s order: `token` of the answer to `POST /api/orders`.',
  },
  { field: 'token', of: / \/api\/carts$/, says: 'Key of the cart: `token` of the answer that created it.' },
  {
    field: 'client_secret',
    of: / \/api\/(customer\/)?payment\//,
    says: '`client_secret` of the answer of `intent` or `setup`.',
  },
  {
    field: 'fields',
    says: 'Italian messages by the path of their field, such as `items.0.qty`.',
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
