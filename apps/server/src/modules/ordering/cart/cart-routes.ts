import { carts } from '@zanga/contract/ordering/carts';
import { cartCoupons } from '@zanga/contract/ordering/coupons';
import { chargeLines } from '../../../platform/http/limits/cost-of-lines.ts';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/refusal.ts';
import { seeCartCoupons } from './cart-coupons.ts';
import { newCartToken } from './cart-store.ts';
import type { CartTools } from './cart-tools.ts';
import { changeCart } from './change-cart.ts';
import { type CodeGuards, triesTooManyCodes } from './guard-codes.ts';
import { presentCart } from './present-cart.ts';

/** The live cart of visitors and customers. */
export const mountCarts = (tools: MountTools & CartTools & { readonly accounts: CodeGuards }): void => {
  mount(tools, carts, {
    'POST /api/carts': async ({ body: { token: given, ...input }, call: { now, ip, costs } }) => {
      const token = given ?? newCartToken();
      const owner = { kind: 'visitor', token } as const;
      if (await triesTooManyCodes(tools, { owner, input, ip }, now)) return refuse('coupon.too_many_codes');
      const countLines = chargeLines(costs);
      const asked = { owner, input, countLines, isNew: given === undefined };
      const answer = await changeCart(tools, asked, now);
      return answer.ok ? presentCart(answer.priced, { token, changes: [] }) : answer;
    },
    'POST /api/customer/carts': async ({ body: { merge, ...input }, call: { session, now, ip, costs } }) => {
      const owner = { kind: 'customer', userId: session.userId } as const;
      if (await triesTooManyCodes(tools, { owner, input, ip }, now)) return refuse('coupon.too_many_codes');
      const countLines = chargeLines(costs);
      const ask = (isNew: boolean) => changeCart(tools, { owner, input, merge, countLines, isNew }, now);
      const first = await ask(false);
      const answer = !first.ok && first.code === 'cart.not_found' ? await ask(true) : first;
      return answer.ok ? presentCart(answer.priced, { token: null, changes: answer.changes }) : answer;
    },
  });
  mount(tools, cartCoupons, {
    'GET /api/customer/carts/coupons': async ({ call: { session, now, costs } }) => ({
      coupons: await seeCartCoupons(tools, { userId: session.userId, countLines: chargeLines(costs) }, now),
    }),
  });
};
