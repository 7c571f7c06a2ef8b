import type { Cart } from '@zanga/contract/ordering/carts';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { joinPrime, offerPlan } from '../../membership/testing.ts';
import { fillMenu, home, openKitchen, postCart } from '../cart/cart-testing.ts';

// Delivery costs 2,50 €, and nothing from 30,00 € on; with the plan on offer nothing from 15,00 € on.
const app = await makeTestApp({ now: { at: new Date('2026-11-20T18:00:00Z') } });
let menu: Awaited<ReturnType<typeof fillMenu>>;
let shop: string;
let member: string;
let former: string;
beforeAll(async () => {
  await app.pool.query(`insert into brands (id, name, shipping_fee_cents) values (1, 'Zanga', 590)`);
  menu = await fillMenu(app);
  shop = await openKitchen(app);
  await offerPlan(app);
  const people = [await app.signIn(), await app.signIn()] as const;
  [member, former] = [people[0].token, people[1].token];
  await joinPrime(app, member, '4242424242424242');
  await joinPrime(app, former, '5555555555554444');
  await app.db
    .updateTable('memberships')
    .set({ ended_at: app.now.at })
    .where('user_id', '=', people[1].userId)
    .execute();
});

type CartWish = { readonly pizzas: number; readonly drinks: number; readonly mode: 'delivery' | 'pickup' };

const wishOf = ({ pizzas, drinks, mode }: CartWish) => ({
  items: [
    { product: 'norma', options: [menu.choice('Classico')], qty: pizzas },
    { product: menu.drink, qty: drinks },
  ].filter(({ qty }) => qty > 0),
  deliveries: [mode === 'delivery' ? { mode, shop, address: home } : { mode, shop }],
});

const bought: fc.Arbitrary<CartWish> = fc
  .record({
    pizzas: fc.integer({ min: 0, max: 4 }),
    drinks: fc.integer({ min: 0, max: 6 }),
    mode: fc.constantFrom('delivery', 'pickup'),
  })
  .filter(({ pizzas, drinks }) => pizzas + drinks > 0);

const charged = ({ total_price, prime_saving }: Cart) => total_price - prime_saving;

it('[API-38] shows non-members, to the cent, the price of the same cart for a member, delivery included', async () => {
  await fc.assert(
    fc.asyncProperty(bought, async (wanted) => {
      const wish = wishOf(wanted);
      const asMember = await postCart(app, wish, member);
      expect(asMember.prime_saving).toBe(0);
      expect(charged(await postCart(app, wish))).toBe(asMember.total_price);
      expect(charged(await postCart(app, wish, former))).toBe(asMember.total_price);
    }),
    { numRuns: 25, examples: [[{ pizzas: 2, drinks: 0, mode: 'delivery' }]] },
  );
});

it('[API-38] counts the delivery from the plan’s threshold on, while that plan is on offer', async () => {
  const saving = async (drinks: number) =>
    (await postCart(app, wishOf({ pizzas: 0, drinks, mode: 'delivery' }))).prime_saving;
  expect([await saving(4), await saving(5), await saving(9), await saving(10)]).toEqual([0, 250, 250, 0]);
  await app.db.updateTable('prime_plans').set({ free_delivery_over_cents: null }).execute();
  expect(await saving(5)).toBe(0);
});
