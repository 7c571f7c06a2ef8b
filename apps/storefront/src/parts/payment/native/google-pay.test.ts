import { describe, expect, it } from 'vitest';
import { called, onPhone } from '../../../../tests/native/on-phone.ts';
import type { WalletEvent } from '../wallet/wallet-events.ts';

const phone = onPhone('android', {
  'Stripe.initialize': {},
  'Stripe.isGooglePayAvailable': {},
  'Stripe.createGooglePay': {},
});
const { openPayments, payByWallet } = await import('./native-pay.ts');

const paying = { clientSecret: 'pi_1_secret_2', amountCents: 1290, goesTo: [] };

describe('paying on an Android phone', () => {
  it('[NAT-2] asks for Google’s wallet, not for Apple’s', async () => {
    expect(await openPayments('pk_test_1')).toBe(true);
    expect(called(phone, 'Stripe')).toEqual(['initialize', 'isGooglePayAvailable']);
  });

  it.each([
    ['Completed', { confirmed: 'told' }],
    ['Canceled', { confirmed: 'refused' }],
    ['Failed', { confirmed: 'refused' }],
  ])('[STA-8] [NAT-2] tells how Google Pay ended: %s', async (end, outcome) => {
    const told: WalletEvent[] = [];
    phone.answer('Stripe.presentGooglePay', () => {
      for (const name of ['Loaded', 'FailedToLoad', end]) phone.tell('Stripe', `googlePay${name}`);
      return { paymentResult: `googlePay${end}` };
    });
    const paid = payByWallet(paying, (event) => {
      told.push(event);
    });
    expect(await paid).toMatchObject(outcome);
    expect(told.map(({ type }) => type)).toEqual(['loaded', 'failed_to_load', end.toLowerCase()]);
  });
});
