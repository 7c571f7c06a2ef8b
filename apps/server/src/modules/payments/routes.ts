import { type Intent, payments } from '@zanga/contract/ordering/payments';
import type { OrderId, UserId } from '@zanga/domain/ids';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/refusal.ts';
import { forgetOwnCard } from './cards/forget-card.ts';
import { asksTooOften, type CardGuard, keepsTooMany, networkOf } from './cards/guard-cards.ts';
import { keepCard, settleKeeping } from './cards/keep-card.ts';
import type { PaymentTools } from './payment-tools.ts';
import { type Payments, toolsBehind } from './payments.ts';
import { cardIdOf } from './present-payment.ts';
import { savedCards } from './provider/customers.ts';
import { handleEvent } from './provider/handle-event.ts';
import { intentFor } from './provider/intent-for.ts';
import { refuseIfUnavailable } from './provider/refuse-if-unavailable.ts';
import { settleBySecret } from './provider/settle-by-secret.ts';

const noPrime = 'L’abbonamento non è disponibile in questo momento';
const joinSignedIn = 'Per l’abbonamento serve un account: accedi o registrati';
const noOrder = { order_id: ['manca l’ordine da pagare'] };

const nothingToConfirm = (message: string): Intent => ({ client_secret: null, status: null, message });

/** Payment that an order waits for; not found where no orders are taken. */
const payableOrder = async (
  { followers }: PaymentTools,
  orderId: OrderId,
  by: { userId: UserId } | { token: string },
  now: Date,
) => (await followers.order?.payable({ orderId, by, now })) ?? refuse('order.not_found');

const joining = async (
  { followers }: PaymentTools,
  wanted: Parameters<NonNullable<PaymentTools['followers']['membership']>['payable']>[0],
) => (await followers.membership?.payable(wanted)) ?? { ok: false as const, message: noPrime };

const cards = async (tools: PaymentTools, userId: UserId, now: Date) => {
  const saved = await refuseIfUnavailable(tools, savedCards(tools, userId));
  if ('ok' in saved) return saved;
  const renewing = await tools.followers.membership?.renewsWith(userId, now);
  return {
    data: saved.map(({ ref, brand, last4, expMonth, expYear }) => ({
      id: cardIdOf(ref),
      brand,
      last4,
      exp_month: expMonth,
      exp_year: expYear,
      renews_prime: cardIdOf(ref) === renewing,
    })),
  };
};

/** Paying as guest and as customer, saved cards, and webhooks of the provider. */
export const mountPaymentRoutes = (
  http: MountTools & { readonly accounts: CardGuard },
  door: Payments,
): void => {
  const tools = toolsBehind(door);
  mount(http, payments, {
    'GET /api/payment/settings': () => {
      const { name, publishableKey, script, wallets } = tools.provider;
      return { provider: name, publishable_key: publishableKey, script, wallets };
    },
    'POST /api/payment/intent': async ({ body, call: { now, ip } }) => {
      if (body.prime_subscription === true) return nothingToConfirm(joinSignedIn);
      const { order_id: orderId, token } = body;
      if (orderId === undefined || token === undefined) return refuse('invalid', noOrder);
      if (await asksTooOften(http.accounts, orderId, now)) return refuse('payment.too_many');
      const found = await payableOrder(tools, orderId, { token }, now);
      const wanted = { method: body.payment_method, save: false, network: networkOf(http.accounts, ip) };
      return found.ok ? intentFor(tools, found, wanted) : found;
    },
    'POST /api/customer/payment/intent': async ({ body, call: { now, session, ip } }) => {
      const subject = body.order_id ?? session.userId;
      if (await asksTooOften(http.accounts, subject, now)) return refuse('payment.too_many');
      const save = body.save ?? body.prime_subscription ?? false;
      const wanted = { method: body.payment_method, save, network: networkOf(http.accounts, ip) };
      if (body.prime_subscription === true) {
        const asked = { userId: session.userId, trial: body.trial ?? true, plan: body.plan, now };
        const membership = await joining(tools, asked);
        if (membership.ok) return intentFor(tools, membership, wanted);
        return nothingToConfirm(membership.message);
      }
      if (body.order_id === undefined) return refuse('invalid', noOrder);
      const found = await payableOrder(tools, body.order_id, { userId: session.userId }, now);
      return found.ok ? intentFor(tools, found, wanted) : found;
    },
    'POST /api/payment/settle': ({ body }) => settleBySecret(tools, body.client_secret),
    'POST /api/customer/payment/setup': async ({ call: { session, now } }) =>
      (await keepsTooMany(http.accounts, session.userId, now))
        ? refuse('payment.too_many')
        : keepCard(tools, session.userId),
    'POST /api/customer/payment/setup/settle': ({ body }) => settleKeeping(tools, body.client_secret),
    'GET /api/customer/payment/methods': ({ call }) => cards(tools, call.session.userId, call.now),
    'DELETE /api/customer/payment/methods/:card': ({ params, call: { session, now } }) =>
      forgetOwnCard(tools, { userId: session.userId, card: params.card }, now),
    'POST /api/payment/webhook': ({ raw, call }) =>
      refuseIfUnavailable(tools, handleEvent(tools, raw, call.headers)),
  });
};
