import { expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { openStand } from '../ordering/order/order-testing.ts';
import { toolsBehind } from '../payments/testing.ts';
import { inviteToReview } from './invite-to-review.ts';
import { openGuestbook } from './testing.ts';

const opening = new Date('2026-11-20T12:00:00Z');
const app = await makeTestApp({ now: { at: opening } });
const stand = await openStand(app);
const { eater, write } = await openGuestbook(app, stand);

const { jobs, clock } = toolsBehind(app.payments);
const tools = { db: app.db, notify: app.notify, jobs, clock, origin: () => 'https://zanga.test' };
const after = (hours: number) => {
  app.now.at = new Date(opening.getTime() + hours * 3_600_000);
  return inviteToReview(tools);
};
const invited = async (order: string) => {
  const { rows } = await app.pool.query<{ data: { data: { link: string } } }>(
    `select data from pgboss.job where name = 'notifications.email' and data->>'key' = $1`,
    [`review_invitation:${order}`],
  );
  return rows.map(({ data }) => data.data.link);
};

it('[RTE-20] customers are asked for a review some hours after the handover, once', async () => {
  const [ada, bea, cleo] = [await eater(), await eater(), await eater()];
  const waiting = await eater({ handedOver: false });
  await write(bea);
  const off = { user_id: cleo.userId, topic: 'reviews', channel: 'email' };
  await app.db.insertInto('notifications_off').values(off).execute();
  await after(2.9);
  expect(await invited(ada.order)).toEqual([]);
  await Promise.all([after(3), after(3)]);
  await after(20);
  expect(await invited(ada.order)).toEqual([`https://zanga.test/reviews?ordine=${ada.order}`]);
  for (const { order } of [bea, cleo, waiting]) expect(await invited(order)).toEqual([]);
});

it('[RTE-20] an order of days ago brings no invitation', async () => {
  app.now.at = opening;
  const dora = await eater();
  await after(73);
  expect(await invited(dora.order)).toEqual([]);
});
