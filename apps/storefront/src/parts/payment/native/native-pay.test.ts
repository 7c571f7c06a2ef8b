import { beforeEach, describe, expect, it } from 'vitest';
import { onPhone } from '../../../../tests/native/on-phone.ts';
import type { WalletEvent } from '../wallet/wallet-events.ts';

const phone = onPhone('ios', {
  'Stripe.initialize': {},
  'Stripe.isApplePayAvailable': {},
  'Stripe.createApplePay': {},
  'Stripe.updateApplePaySheet': {},
  'Stripe.createPaymentSheet': {},
});
const { openPayments, payByCard, payByWallet } = await import('./native-pay.ts');
type WalletPayment = Parameters<typeof payByWallet>[0];

const paying = { clientSecret: 'pi_1_secret_2', amountCents: 1290, goesTo: [] };
const carried = { ...paying, goesTo: ['Via Etnea 10, 95131 Catania (CT)'] };
const told: WalletEvent[] = [];
const tell = (event: WalletEvent) => void told.push(event);
const happens = (name: string, data = {}) => phone.tell('Stripe', `applePay${name}`, data);
/** Pays in a sheet in which this happens before it ends so. */
const sheet = (end: string, within: () => void = () => undefined, what: WalletPayment = paying) => {
  phone.answer('Stripe.presentApplePay', () => {
    happens('Loaded');
    within();
    happens(end);
    return { paymentResult: `applePay${end}` };
  });
  return payByWallet(what, tell);
};

beforeEach(() => {
  told.length = 0;
});

describe('paying on an iPhone', () => {
  it('[NAT-2] reports whether there is a wallet with a card', async () => {
    expect(await openPayments('pk_test_1')).toBe(true);
    expect(phone.calls.find(({ name }) => name === 'Stripe.initialize')?.options).toEqual({
      publishableKey: 'pk_test_1',
    });
    phone.answer('Stripe.isApplePayAvailable', { refused: 'Can not use on this Device.' });
    expect(await openPayments('pk_test_1')).toBe(false);
  });

  it('[STA-8] reports a wallet that loads, creates its method and completes', async () => {
    expect(await sheet('Completed', () => happens('DidCreatePaymentMethod', { contact: {} }))).toEqual({
      confirmed: 'told',
    });
    expect(told.map(({ type }) => type)).toEqual(['loaded', 'payment_method_created', 'completed']);
    const made = phone.calls.find(({ name }) => name === 'Stripe.createApplePay');
    expect(made?.options).toMatchObject({
      paymentIntentClientSecret: 'pi_1_secret_2',
      paymentSummaryItems: [{ label: 'Zanga', amount: 12.9 }],
      merchantIdentifier: 'merchant.it.zanga.app',
      currency: 'EUR',
    });
  });

  it('[STA-8] answers the sheet’s chosen address, for which the sheet waits', async () => {
    const contact = { isoCountryCode: 'it', postalCode: '20121' };
    const choose = () => happens('DidSelectShippingContact', { contact, updateId: 'u1' });
    await sheet('Canceled', choose, carried);
    const event = { type: 'shipping_contact_selected', country: 'IT', elsewhere: true };
    expect(told).toContainEqual(event);
    const paymentSummaryItems = [
      { label: 'Consegna: Via Etnea 10, 95131 Catania (CT)', amount: 0 },
      { label: 'Zanga', amount: 12.9 },
    ];
    // Lines and price are the same as before: the wallet's address does not change the order.
    for (const name of ['createApplePay', 'updateApplePaySheet'])
      expect(phone.calls.findLast((call) => call.name === `Stripe.${name}`)?.options).toMatchObject({
        paymentSummaryItems,
      });
  });

  it('[STA-8] asks for an address in Italy for a delivery, and for none otherwise', async () => {
    const asked = () => phone.calls.findLast(({ name }) => name === 'Stripe.createApplePay')?.options;
    await sheet('Canceled', undefined, carried);
    expect(asked()).toMatchObject({
      requiredShippingContactFields: ['postalAddress'],
      allowedCountries: ['IT', 'it'],
      allowedCountriesErrorDescription: 'Consegniamo solo in Italia',
    });
    await sheet('Canceled');
    expect(asked()).not.toHaveProperty('requiredShippingContactFields');
  });

  it('[STA-8] [ERR-9] reports a wallet that is canceled, fails, or does not load', async () => {
    expect(await sheet('Canceled')).toEqual({
      confirmed: 'refused',
      message: 'Il pagamento non è stato completato: riprova.',
    });
    expect(told.at(-1)).toEqual({ type: 'canceled' });
    const message = 'Errore nel pagamento con carta, si prega di riprovare';
    expect(await sheet('Failed')).toEqual({ confirmed: 'refused', message });
    expect(told.at(-1)).toEqual({ type: 'failed' });
    await sheet('Canceled', () => happens('FailedToLoad', { error: 'x' }));
    expect(told).toContainEqual({ type: 'failed_to_load' });
  });

  it('[STA-8] fails with a message when the wallet cannot be created, and removes its listeners', async () => {
    phone.answer('Stripe.createApplePay', { refused: 'Invalid Params' });
    expect(await payByWallet(paying, tell)).toMatchObject({ confirmed: 'refused' });
    expect(told).toEqual([{ type: 'failed' }]);
    await expect.poll(() => happens('Loaded')).toBe(0);
  });

  it.each([
    ['paymentSheetCompleted', { confirmed: 'told' }],
    [
      'paymentSheetCanceled',
      { confirmed: 'refused', message: expect.stringContaining('non è stato completato') },
    ],
    [
      'paymentSheetFailed',
      { confirmed: 'refused', message: expect.stringContaining('Errore nel pagamento') },
    ],
  ])('[NAT-2] takes a new card in the provider’s sheet, which ends %s', async (paymentResult, outcome) => {
    phone.answer('Stripe.presentPaymentSheet', { paymentResult });
    expect(await payByCard('pi_1_secret_2')).toEqual(outcome);
    expect(phone.calls.findLast(({ name }) => name === 'Stripe.createPaymentSheet')?.options).toEqual({
      paymentIntentClientSecret: 'pi_1_secret_2',
      merchantDisplayName: 'Zanga',
      countryCode: 'IT',
      returnURL: 'it.zanga.app://pagamento',
    });
  });

  it('[NAT-2] stores a card without charging it', async () => {
    phone.answer('Stripe.presentPaymentSheet', { paymentResult: 'paymentSheetCompleted' });
    expect(await payByCard('seti_1_secret_2')).toEqual({ confirmed: 'told' });
    const made = phone.calls.findLast(({ name }) => name === 'Stripe.createPaymentSheet');
    expect(made?.options).toMatchObject({ setupIntentClientSecret: 'seti_1_secret_2' });
    expect(made?.options).not.toHaveProperty('paymentIntentClientSecret');
  });
});
