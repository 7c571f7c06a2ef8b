import { Writable } from 'node:stream';
import { contract } from '@zanga/contract/contract';
import type { Audience, Key } from '@zanga/contract/wire/route';
import { hasRight, rightOf, staffRoles } from '@zanga/domain/staff/rights';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { addShow } from '../../src/modules/cinema/testing.ts';
import { addCoupon, putInWallet } from '../../src/modules/coupons/testing.ts';
import { offerPlan } from '../../src/modules/membership/testing.ts';
import { home, keyOf, postCart } from '../../src/modules/ordering/cart/cart-testing.ts';
import { formFor, openStand } from '../../src/modules/ordering/order/order-testing.ts';
import { setSlots } from '../../src/modules/shops/testing.ts';
import { addTable } from '../../src/modules/tables/testing.ts';
import { makeLog } from '../../src/platform/log.ts';
import { makeTestApp } from '../harness.ts';
import { type Endpoint, wrongCalls } from './calls.ts';
import { wrongWith } from './judge.ts';
import type { Known } from './sample.ts';

let caller = 0;
/** Each call from another network, so that no limit answers first. */
const remoteAddress = () => {
  caller += 1;
  return `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`;
};

const textOf = async (stream: AsyncIterable<Uint8Array>) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

/** A shop with a bit of everything, and the server's log. */
const openHouse = async () => {
  const logged: string[] = [];
  const keep = new Writable({
    write: (line, _encoding, done) => {
      logged.push(String(line));
      done();
    },
  });
  const app = await makeTestApp({ log: makeLog({ LOG_LEVEL: 'error' }, keep) });
  const stand = await openStand(app);
  // Each endpoint's order needs the same quarter of an hour.
  await setSlots(app.db, stand.shop, { mode: 'pickup', pieces: 10_000, orders: 10_000, slot_minutes: 15 });
  await offerPlan(app);
  const startsAt = new Date(app.now.at.getTime() + 86_400_000);
  await addShow(app.db, stand.menu.root, { shop: stand.shop, startsAt });
  const table = await addTable(app.db, stand.shop, { openSince: app.now.at });
  const coupon = await addCoupon(app.db);

  /** A person of a role with a bit of everything, so that only the rubbish of a call is wrong. */
  const someone = async (...roles: readonly string[]) => {
    const { token, userId } = await app.signIn(...roles);
    const wallet = await putInWallet(app, { coupon, userId });
    const cart = await postCart(app, { items: stand.pizzas(), deliveries: [stand.pickup] }, token);
    const guest = await stand.placed();
    const known: Known = {
      ...{ ...home, product: 'norma', shop: stand.shop, table, coupon: wallet, options: [], qty: 1 },
      ...{ category: stand.menu.root, order: guest.id, token: guest.token, order_id: guest.id },
      ...{ ...formFor(cart, { payment_method: 'till' }), cart_token: keyOf(await stand.cartOf()) },
      ...{ email: 'ada@example.it', telephone: '3331234567', firstname: 'Ada', lastname: 'Rossi' },
      ...{ password: 'segreta1', password_confirmation: 'segreta1', captcha: 'x', encrypted: 'x'.repeat(40) },
    };
    return { token, known };
  };

  const answerTo = async (call: InjectOptions, { route }: Endpoint) => {
    const answer = await app.http.inject({
      ...call,
      remoteAddress: remoteAddress(),
      ...(route.events && { payloadAsStream: true as const }),
    });
    const type = String(answer.headers['content-type']);
    // A stream of events never ends; its beginning is enough.
    if (type.startsWith('text/event-stream')) answer.stream().destroy();
    const body = type.startsWith('text/event-stream')
      ? ''
      : route.events
        ? await textOf(answer.stream())
        : answer.body;
    return { statusCode: answer.statusCode, type, body };
  };
  return { logged, someone, answerTo };
};

// The contract's entries are keys with their routes.
const endpoints = Object.entries(contract).map(([key, route]): Endpoint => ({ key: key as Key, route }));
/** Roles of the caller: for a right, the least role that has it. */
const rolesOf = (who: Audience | 'visitor'): readonly string[] => {
  const right = rightOf(who);
  return right === undefined ? [] : staffRoles.filter((role) => hasRight(role, right)).slice(0, 1);
};

/** A visitor without the right is refused before the call is read: a few calls show it. */
const fewOf = 8;

/** Callers to try: the audience, and a visitor. */
const worth = ({ route: { auth } }: Endpoint) =>
  auth === 'public' ? (['visitor'] as const) : (['visitor', auth] as const);

/** Sends rubbish to these endpoints: each refuses it in Italian, and none breaks. */
export const refuseRubbish = async (isOne: (endpoint: Endpoint) => boolean): Promise<void> => {
  const { logged, someone, answerTo } = await openHouse();
  describe('rubbish at any door', () => {
    it.each(endpoints.filter(isOne))(
      '$key refuses it in Italian, and never breaks',
      { timeout: 180_000 },
      async (endpoint) => {
        const wrong: string[] = [];
        for (const who of worth(endpoint)) {
          const { token, known } = await someone(...rolesOf(who));
          const mayCall = who !== 'visitor' || endpoint.route.auth === 'public';
          let nth = 0;
          for (const call of wrongCalls(endpoint, known)) {
            nth += 1;
            if (!mayCall && nth % fewOf !== 1) continue;
            const headers = {
              ...call.headers,
              ...(who !== 'visitor' && { authorization: `Bearer ${token}` }),
            };
            const problem = wrongWith(endpoint.route, await answerTo({ ...call, headers }, endpoint));
            if (problem)
              wrong.push(`${who}: ${problem} to ${call.url} ${String(call.payload ?? '').slice(0, 300)}`);
          }
        }
        expect({ wrong: wrong.slice(0, 5), logged: logged.splice(0).slice(0, 2) }).toEqual({
          wrong: [],
          logged: [],
        });
      },
    );
  });
};
