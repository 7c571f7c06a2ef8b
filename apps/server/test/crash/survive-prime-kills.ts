import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { UserId } from '@zanga/domain/ids';
import { type Dice, dice } from '@zanga/domain/testing';
import { hashToken } from '../../src/modules/accounts/testing.ts';
import { offerPlan } from '../../src/modules/membership/testing.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';
import { wrongsOfPrime } from './prime-wrongs.ts';

/** The seed decides the people's actions and the moments of the kills; the order of two answers is the machine's. */
type Life = {
  readonly members: number;
  readonly years: number;
  readonly kills: number;
  readonly seed: number;
};

type Member = { readonly userId: UserId; readonly token: string };

const dayMs = 86_400_000;

const newMember = async ({ pool }: OrderShop): Promise<Member> => {
  const [userId, token] = [
    `usr_${randomBytes(8).toString('hex')}` as const,
    randomBytes(32).toString('base64url'),
  ];
  // Only a person with a confirmed phone gets a trial.
  await pool.query('insert into users (id, email, phone, firstname, lastname) values ($1, $2, $3, $4, $5)', [
    userId,
    `${userId}@example.it`,
    `+39333${randomInt(1_000_000, 9_999_999)}`,
    'Ada',
    'Rossi',
  ]);
  await pool.query('insert into access_tokens (token_hash, user_id, expires_at) values ($1, $2, $3)', [
    hashToken(token),
    userId,
    '2099-01-01',
  ]);
  return { userId, token };
};

/** Joins, or pays a due period; does nothing for a member. */
const join = async (shop: OrderShop, { token }: Member) => {
  const asked = { prime_subscription: true, payment_method: 'new' };
  const { body } = await shop.send('POST', '/api/customer/payment/intent', { body: asked, token });
  const { client_secret } = body as { client_secret: string | null };
  if (client_secret === null) return;
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2049, cvc: '123' };
  await shop.post('/dev/payments/confirm', { client_secret, card });
  await shop.send('PATCH', '/api/customer/prime/subscribe', { body: { payment_method: 'new' }, token });
  // There are few test cards: the next person with the same one counts as having their own.
  await shop.pool.query('delete from prime_trials');
};

/** Empties or fills the account behind a member's cards. */
const setAccount = ({ pool }: OrderShop, { userId }: Member, behaviour: 'no_funds' | 'pays') =>
  pool.query(
    `update sandbox_cards set behaviour = $1 where customer_ref in
      (select customer_ref from payment_customers where user_id = $2)`,
    [behaviour, userId],
  );

/** People and banks while time passes: accounts run dry and are filled, members leave, stay, or come back. */
const liveMeanwhile = async (
  shop: OrderShop,
  members: readonly Member[],
  { chance }: Dice,
  walking: () => boolean,
) => {
  while (walking()) {
    for (const member of members) {
      await setAccount(shop, member, chance(1 / 4) ? 'no_funds' : 'pays');
      const what = chance(1 / 20) ? 'unsubscribe' : 'resume';
      const asked = { body: {}, token: member.token };
      // A press at a dead process has no effect.
      const pressed = chance(1 / 8)
        ? join(shop, member)
        : shop.send('PATCH', `/api/customer/prime/${what}`, asked);
      await pressed.catch(() => undefined);
    }
    await wait(60);
  }
};

const now = async ({ pool }: OrderShop) => {
  const { rows } = await pool.query<{ at: Date }>(
    `select now() + ahead_ms * interval '1 millisecond' as at from sandbox_clock`,
  );
  return rows[0]?.at ?? new Date(0);
};

/** Moves the clock to an instant, through kills of the process. */
const walkUntil = async (shop: OrderShop, until: Date, killAfterMs: number | undefined) => {
  const walk = shop.post('/dev/clock', { to: until.toISOString() }).catch(() => undefined);
  if (killAfterMs === undefined) return void (await walk);
  await wait(killAfterMs);
  await shop.kill();
  await walk;
  await shop.start();
};

/** Four more days, whose nightly comparisons settle payments left open by a kill. */
const settleIn = async (shop: OrderShop) => {
  await shop.post('/dev/clock', { to: '2d' });
  await shop.post('/dev/clock', { to: '2d' });
};

/** Runs memberships for years in a process that is killed again and again, and checks the books. */
export const survivePrimeKills = async ({ members: count, years, kills, seed }: Life) => {
  const [people, killer] = [dice(seed), dice(seed + 1)];
  const shop = await openOrderShop();
  try {
    await offerPlan({ db: shop.db });
    await shop.start();
    const members: Member[] = [];
    for (let number = 0; number < count; number++) members.push(await newMember(shop));
    for (const member of members) await join(shop, member);
    // Guarantees both cases on any machine: one member has an empty account until a walk is over, and one pays month
    // after month without leaving.
    const [broke, , ...others] = members;
    if (broke) await setAccount(shop, broke, 'no_funds');
    let acting = others;
    const start = await now(shop);
    const legs = Math.max(years, kills) * 2;
    let killed = 0;
    for (let leg = 1; leg <= legs; leg++) {
      const until = new Date(start.getTime() + (leg / legs) * years * 365 * dayMs);
      let walking = true;
      const life = liveMeanwhile(shop, acting, people, () => walking);
      // Draws in which of the remaining legs, and how far into it, the process is killed.
      const kill = killer.below(legs - leg + 1) < kills - killed;
      await walkUntil(shop, until, kill ? 100 + killer.below(950) : undefined);
      if (kill) killed += 1;
      else if (broke) acting = [broke, ...others];
      walking = false;
      await life;
    }
    await settleIn(shop);
    return { ...(await wrongsOfPrime(shop.pool)), kills: killed };
  } finally {
    await shop.close();
  }
};
