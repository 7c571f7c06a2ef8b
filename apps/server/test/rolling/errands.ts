import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Ask, asking, type Balancer, type Person, type Seen, type Stand } from './customers.ts';

const good = '4242424242424242';
/** Pays, and is contested at once. */
const contesting = '4000000000000259';

type Errand = (ask: Ask, stand: Stand, seen: Seen) => Promise<void>;
type Order = { readonly id: string; readonly token: string | undefined };

/** Fills a cart and orders, as a guest or as a person with their coupon. */
const order = async (
  ask: Ask,
  { wish, contact }: Stand,
  seen: Seen,
  { way, person }: { readonly way: 'till' | 'new'; readonly person?: Person },
): Promise<Order | undefined> => {
  const [own, token] = person ? ['/customer', person.token] : ['', undefined];
  const asked = { ...wish, ...(person && { coupon: person.coupon }) };
  const { body: cart } = await ask('cart', `/api${own}/carts`, { method: 'POST', body: asked, token });
  const form = {
    cart_id: cart.id,
    expected_total: cart.total_price,
    payment_method: way,
    idempotency_key: randomUUID(),
    contact,
    terms_version: 'v1',
    ...(person === undefined && { cart_token: cart.token }),
  };
  const { body: placed } = await ask('order', `/api${own}/orders`, { method: 'POST', body: form, token });
  const made = placed.order as { id?: string } | undefined;
  if (made?.id === undefined) return undefined;
  seen.orders.add(made.id);
  return { id: made.id, token: placed.token };
};

const confirm = (ask: Ask, client_secret: unknown, number: string) => {
  const card = { number, exp_month: 12, exp_year: 2049, cvc: '123' };
  return ask('card', '/dev/payments/confirm', { method: 'POST', body: { client_secret, card } });
};

/** A guest's order, paid by card. */
const payFor = async (ask: Ask, stand: Stand, seen: Seen, number: string): Promise<Order | undefined> => {
  const made = await order(ask, stand, seen, { way: 'new' });
  if (!made) return undefined;
  const asked = { order_id: made.id, token: made.token, payment_method: 'new' };
  const { body } = await ask('intent', '/api/payment/intent', { method: 'POST', body: asked });
  const { client_secret } = body;
  await confirm(ask, client_secret, number);
  const settling = { method: 'POST', body: { client_secret } } as const;
  const { body: settled } = await ask('settle', '/api/payment/settle', settling);
  if (settled.status === 'succeeded') seen.paid.add(made.id);
  else seen.failures.push(`${made.id} is not paid: ${JSON.stringify(settled)}`);
  return made;
};

const lookAround: Errand = async (ask, stand, seen) => {
  await ask('menu', '/api/products');
  await ask('shops', '/api/shops');
  const made = await order(ask, stand, seen, { way: 'till' });
  if (made) await ask('its page', `/api/orders/${made.id}`, { method: 'POST', body: { token: made.token } });
};

const payAndCancel: Errand = async (ask, stand, seen) => {
  const made = await payFor(ask, stand, seen, good);
  if (made)
    await ask('cancel', `/api/orders/${made.id}/cancel`, { method: 'POST', body: { token: made.token } });
};

/** The bank decides for the customer, who cancels as well: the money may come back once. */
const contest: Errand = async (ask, stand, seen) => {
  const made = await payFor(ask, stand, seen, contesting);
  if (!made) return;
  const { text } = await ask('bank', '/dev/payments');
  // Another customer may have asked the bank for the same decision.
  for (const [, ref] of text.matchAll(/disputes\?ref=(\w+)&amp;to=lost/g))
    await ask('dispute', `/dev/payments/disputes?ref=${ref}&to=lost`, { also: [404] });
  await ask('cancel', `/api/orders/${made.id}/cancel`, {
    ...{ method: 'POST', body: { token: made.token }, also: [409] },
  });
};

const join: Errand = async (ask, { people }, seen) => {
  const person = people.pop();
  if (!person) return;
  const { token } = person;
  // Without a trial: the few test cards have had one.
  const asked = { prime_subscription: true, payment_method: 'new', trial: false };
  const { body } = await ask('intent', '/api/customer/payment/intent', {
    ...{ method: 'POST', body: asked, token },
  });
  await confirm(ask, body.client_secret, good);
  const joining = { method: 'PATCH', body: { payment_method: 'new' }, token } as const;
  const { body: joined } = await ask('join', '/api/customer/prime/subscribe', joining);
  if (joined.active === true) seen.members.add(person.userId);
  else seen.failures.push(`${person.userId} is no member: ${JSON.stringify(joined).slice(0, 200)}`);
  await ask('prime', '/api/customer/prime', { token });
};

/** The first order takes the coupon; the cart of a second one loses it. */
const useCoupon: Errand = async (ask, stand, seen) => {
  const person = stand.people.pop();
  const made = person && (await order(ask, stand, seen, { way: 'till', person }));
  if (!made) return;
  seen.firstOrders.add(made.id);
  const { body } = await ask('cart', '/api/customer/carts', {
    ...{ method: 'POST', body: { ...stand.wish, coupon: person.coupon }, token: person.token },
  });
  if (body.coupon !== null) seen.failures.push(`${person.userId} has the coupon once more`);
};

const errands: readonly Errand[] = [lookAround, payAndCancel, contest, useCoupon, lookAround, join];

/** One errand after the other. */
export const shopFor = async (
  { balancer, stand, seen }: { readonly balancer: Balancer; readonly stand: Stand; readonly seen: Seen },
  first: number,
  going: () => boolean,
): Promise<void> => {
  const ask = asking(balancer, seen);
  for (let turn = first; going(); turn += 1) {
    await errands[turn % errands.length]?.(ask, stand, seen);
    await pause(20);
  }
};

const settled = async (ask: Ask, url: string, token: string): Promise<string> => {
  for (;;) {
    const { status, body } = await ask('import', url, { token });
    if (status !== 200 || (body.state !== 'reading' && body.state !== 'writing')) return String(body.state);
    await pause(50);
  }
};

/** The owner imports a dish after the other. */
export const importFor = async (
  { balancer, stand, seen }: { readonly balancer: Balancer; readonly stand: Stand; readonly seen: Seen },
  going: () => boolean,
): Promise<void> => {
  const ask = asking(balancer, seen);
  const { token } = stand.owner;
  const url = '/api/backoffice/menu/imports';
  for (let number = 1; going(); number += 1) {
    const name = `Timballo ${number}`;
    const file = `nome,tipo,categorie,prezzo,allergeni\r\n${name},Piatto,Pizze,"7,50",Glutine\r\n`;
    const form = new FormData();
    form.set('file', new File([file], 'menu.csv'));
    const { body: sent } = await ask('import', url, { method: 'POST', body: form, token });
    if (sent.id === undefined) continue;
    const one = `${url}/${sent.id}`;
    const read = await settled(ask, one, token);
    await ask('import', `${one}/apply`, { method: 'POST', body: { sure: true }, token });
    const written = await settled(ask, one, token);
    if (written === 'done') seen.dishes.add(name);
    else seen.failures.push(`the import of ${name} was ${read}, then ${written}`);
    await pause(500);
  }
};
