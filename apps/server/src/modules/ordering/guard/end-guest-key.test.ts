import { expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { call, openStand } from '../order/order-testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);

it('a guest ends the key to an order that is over, and it opens nothing any more', async () => {
  const { id, token } = await stand.placed(undefined, { payment_method: 'till' });
  const end = (key: string) => call(app, `POST orders/${id}/end-key`, { payload: { token: key } });
  const see = () => call(app, `POST orders/${id}`, { payload: { token } });
  expect(await end(token)).toMatchObject({ status: 409, body: { code: 'order.wrong_step' } });
  await call(app, `POST orders/${id}/cancel`, { payload: { token } });
  expect(await end('x'.repeat(43))).toMatchObject({ status: 404 });
  expect((await see()).status).toBe(200);
  expect((await end(token)).status).toBe(204);
  expect((await see()).status).toBe(404);
  expect((await call(app, `POST orders/${id}/receipt`, { payload: { token } })).status).toBe(404);
  expect((await end(token)).status).toBe(404);
});
