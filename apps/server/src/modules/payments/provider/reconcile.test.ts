import type { PaymentId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { reconcile, sellThings, switchSandbox, toolsBehind } from '../testing.ts';

const app = await makeTestApp();
const { payments, db } = app;
const tools = toolsBehind(payments);
const shop = await sellThings(app);
const minutes = (count: number) => {
  app.now.at = new Date(app.now.at.getTime() + count * 60_000);
};

const pay = async (paymentId: PaymentId) => {
  const intent = await payments.intentFor(paymentId, { method: 'new', save: false });
  if ('ok' in intent) throw new Error(intent.code);
  await shop.browser.confirm(intent.client_secret);
};
const providers = tools.provider;
const refOf = async (paymentId: PaymentId) => {
  const row = await db
    .selectFrom('sandbox_intents')
    .selectAll()
    .where('house_payment', '=', paymentId)
    .executeTakeFirstOrThrow();
  return row.ref;
};

describe('the comparison with the provider', () => {
  it('[API-16] settles payments without a report from browser or webhook', async () => {
    await switchSandbox(db, { mute: true });
    const { id } = await shop.offer('ord_untold');
    await pay(id);
    minutes(11);
    expect((await reconcile(tools)).settled).toEqual([id]);
    expect(await shop.changesOf('ord_untold')).toEqual(['moved paid']);
    expect((await reconcile(tools)).settled).toEqual([]);
  });

  it('[API-16] finds the intent of a process that died before it wrote it down', async () => {
    const { id } = await shop.offer('ord_died');
    const opened = await providers.createIntent({
      key: `${id}:1`,
      paymentId: id,
      amountCents: 1_850,
      capture: 'automatic',
      customer: null,
    });
    await shop.browser.confirm(opened.clientSecret);
    expect((await reconcile(tools)).settled).toEqual([id]);
    expect(await shop.stateOf('ord_died')).toBe('paid');
  });

  it('[API-16] returns money that nothing of ours stands for', async () => {
    const orphan = await providers.createIntent({
      key: 'orphan',
      paymentId: 'pay_gone',
      amountCents: 700,
      capture: 'automatic',
      customer: null,
    });
    await shop.browser.confirm(orphan.clientSecret);
    expect((await reconcile(tools)).refunded).toEqual([orphan.ref]);
    const there = () =>
      db.selectFrom('sandbox_intents').select('refunded_cents').where('ref', '=', orphan.ref).execute();
    expect(await there()).toEqual([{ refunded_cents: 700 }]);
    await reconcile(tools);
    expect(await there()).toEqual([{ refunded_cents: 700 }]);
  });

  it('[API-16] leaves alone intents that another system opened there', async () => {
    const { id } = await shop.offer('ord_elsewhere');
    await pay(id);
    const ref = await refOf(id);
    await db.updateTable('sandbox_intents').set({ house_payment: null }).where('ref', '=', ref).execute();
    expect((await reconcile(tools)).refunded).not.toContain(ref);
  });

  it('[API-41] lets a forgotten hold go before the bank does', async () => {
    const { id } = await shop.offer('ord_forgotten', { capture: 'manual' });
    await pay(id);
    await payments.settle(id);
    minutes(5 * 24 * 60);
    expect((await reconcile(tools)).released).toEqual([]);
    minutes(2 * 24 * 60);
    expect((await reconcile(tools)).released).toEqual([id]);
    minutes(11);
    await reconcile(tools);
    expect(await shop.stateOf('ord_forgotten')).toBe('released');
  });

  it('[API-16] looks back to the end of the last comparison, however long ago', async () => {
    await reconcile(tools);
    const { id } = await shop.offer('ord_before_the_holidays');
    const opened = await providers.createIntent({
      key: `${id}:1`,
      paymentId: id,
      amountCents: 1_850,
      capture: 'automatic',
      customer: null,
    });
    await shop.browser.confirm(opened.clientSecret);
    minutes(20 * 24 * 60);
    // A comparison that fails midway does not advance.
    await switchSandbox(db, { outage: 'down' });
    await expect(reconcile(tools)).rejects.toThrow('plays dead');
    await switchSandbox(db, { outage: 'none' });
    expect((await reconcile(tools)).settled).toEqual([id]);
    expect(await shop.stateOf('ord_before_the_holidays')).toBe('paid');
  });

  it('[ERR-9] waits for a provider that does not answer', async () => {
    await switchSandbox(db, { outage: 'down' });
    const { id } = await shop.offer('ord_waiting');
    await switchSandbox(db, { outage: 'none' });
    await pay(id);
    minutes(11);
    await switchSandbox(db, { outage: 'down' });
    await expect(reconcile(tools)).rejects.toThrow('plays dead');
    await switchSandbox(db, { outage: 'none' });
    expect((await reconcile(tools)).settled).toContain(id);
  });
});
