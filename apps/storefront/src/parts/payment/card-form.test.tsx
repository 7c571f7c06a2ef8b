import type { PaymentSettings } from '@zanga/contract/ordering/payments';
import { createRef } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__SETTINGS__', { domain: '', totem: null, testMode: false, appView: false });
const { CardForm } = await import('./card-form.tsx');

const settings: PaymentSettings = {
  provider: 'sandbox',
  publishable_key: null,
  script: null,
  wallets: false,
};

const drawn = async (given: object) => {
  const page = await renderToReadableStream(
    // A newer server may send a provider that this bundle does not know.
    <CardForm
      ref={createRef()}
      settings={Object.assign({ ...settings }, given)}
      isNew
      save={false}
      amountCents={100}
    />,
  );
  await page.allReady;
  return new Response(page).text();
};

it('shows our own fields in the sandbox only', async () => {
  expect(await drawn({})).toContain('<input');
  const others = [
    { provider: 'adyen' },
    { provider: 'none' },
    { provider: 'stripe' },
    { provider: 'stripe', publishable_key: 'pk_live_1' },
    { provider: 'stripe', script: 'https://js.stripe.com/v3' },
  ];
  for (const other of others) {
    expect(await drawn(other)).not.toContain('<input');
    expect(await drawn(other)).toContain('In questo momento non è possibile pagare con carta.');
  }
});
