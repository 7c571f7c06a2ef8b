import type { Cluster } from './cluster.ts';
import { insist, post, type ShopAnswer } from './people.ts';
import type { Stock } from './stock.ts';
import { until } from './until.ts';

const card = { number: '4242424242424242', exp_month: 12, exp_year: 2049, cvc: '123' };

const subscribe = async (url: string, token: string): Promise<ShopAnswer> => {
  const answer = await fetch(`${url}/api/customer/prime/subscribe`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ payment_method: 'new' }),
    signal: AbortSignal.timeout(5_000),
  });
  // The caller knows the type of the answer.
  return { status: answer.status, body: (await answer.json()) as never, date: answer.headers.get('date') };
};

/** Makes members of all prepared people; their first fortnight is free. */
export const joinAll = async ({ url, ask }: Cluster, { members }: Stock): Promise<void> => {
  for (const token of members) {
    const asked = { prime_subscription: true, payment_method: 'new' };
    const { answer } = await insist(() => post(`${url}/api/customer/payment/intent`, asked, token));
    const { client_secret } = answer.body as { client_secret: string };
    await insist(() => post(`${url}/dev/payments/confirm`, { client_secret, card }));
    const { answer: joined } = await insist(() => subscribe(url, token));
    if (joined.status >= 300) throw new Error(`Nobody joins: ${JSON.stringify(joined.body)}`);
    // There are few test cards: without this the next user of a card would get no trial.
    await ask('delete from prime_trials');
  }
};

/** Ends one more member's fortnight: the first month is due now. */
export const monthFallsDue = async ({ ask }: Cluster): Promise<void> => {
  await ask(`update memberships set first_period_at = now(), due_at = now()
    where id = (select id from memberships where paid_periods = 0 and first_period_at > now() limit 1)`);
};

/** Waits until no month is due; the nodes look every five minutes. */
export const monthsAreCharged = ({ ask }: Cluster): Promise<void> =>
  until(
    'all months that fell due are charged',
    async () => (await ask('select 1 from memberships where due_at <= now()')).length === 0,
    400_000,
  );
