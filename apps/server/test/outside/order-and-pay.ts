// Orders and pays as a guest, knowing only the API document: a generator made `Paths` from it.

type Method = 'get' | 'post';
type Operation<P extends keyof Paths, M extends Method> = NonNullable<Paths[P][M]>;
type Json<T> = T extends { content: { 'application/json': infer J } } ? J : never;
type Body<O> = O extends { requestBody: infer B } ? Json<B> : undefined;
type AnswerOf<O> = O extends { responses: infer R } ? Json<R[keyof R & (200 | 201)]> : never;

const [, , origin = ''] = process.argv;

const send = async (method: Method, path: string, body?: unknown) => {
  const response = await fetch(origin + path, {
    method: method.toUpperCase(),
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
};

const get = <P extends keyof Paths>(path: P): Promise<AnswerOf<Operation<P, 'get'>>> => send('get', path);
const post = <P extends keyof Paths>(
  path: P,
  body: Body<Operation<P, 'post'>>,
  id = '',
): Promise<AnswerOf<Operation<P, 'post'>>> => send('post', path.replace(/\{\w+\}/, id), body);

const shop = (await get('/api/shops')).data.find(({ services }) => services.includes('pickup'));
const dish = (await get('/api/products')).data.find((one) => one.default_options !== null);
if (!shop || !dish) throw new Error('Nothing can be ordered');

const cart = await post('/api/carts', {
  items: [{ product: dish.id, options: dish.default_options ?? [], qty: 2 }],
  deliveries: [{ mode: 'pickup', shop: shop.id }],
});
const placed = await post('/api/orders', {
  ...{ cart_id: cart.id, cart_version: cart.version, cart_token: cart.token ?? '' },
  ...{ expected_total: cart.total_price, terms_version: cart.terms_version ?? 'none' },
  ...{ payment_method: 'new', idempotency_key: crypto.randomUUID() },
  contact: { firstname: 'Ada', lastname: 'Rossi', email: 'ada@example.it', telephone: '+393331234567' },
});
const guest = { token: placed.token ?? '' };
const order_id = placed.order.id;
const { client_secret } = await post('/api/payment/intent', { ...guest, order_id, payment_method: 'new' });
if (client_secret === null) throw new Error('Nothing to confirm');
// The provider’s own address, called as its script would.
const card = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' };
await send('post', '/dev/payments/confirm', { client_secret, card });
const { status } = await post('/api/payment/settle', { client_secret });
const { payment, total } = await post('/api/orders/{order}', guest, order_id);
process.stdout.write(JSON.stringify({ status, paid: payment.state, total }));
