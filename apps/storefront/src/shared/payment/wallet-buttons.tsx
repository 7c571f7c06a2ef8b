import type { StripeElements } from '@stripe/stripe-js';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { useEffect, useRef } from 'react';
import { paymentTexts as t } from './payment-texts.ts';
import type { WalletEvent, WalletState } from './wallet-events.ts';

type Told = {
  readonly onEvent: (event: WalletEvent) => void;
  /** Whether the wallet may open. */
  readonly ready: () => Promise<boolean>;
  /** Pays with what the wallet gives; false when it did not come to a payment. */
  readonly pay: () => Promise<boolean>;
};

type WalletButtonsProps = Told & {
  readonly elements: StripeElements;
  readonly state: WalletState;
};

/** Stripe's words for what a wallet tells, in ours (STA-8). */
const listen = (elements: StripeElements, place: HTMLElement, told: () => Told) => {
  const onEvent = (event: WalletEvent) => told().onEvent(event);
  const buttons = elements.create('expressCheckout', {
    buttonHeight: 48,
    paymentMethods: { amazonPay: 'never', klarna: 'never', link: 'never', paypal: 'never' },
  });
  buttons.on('ready', ({ availablePaymentMethods: there }) =>
    onEvent({ type: 'loaded', offered: Boolean(there?.applePay || there?.googlePay) }),
  );
  buttons.on('loaderror', () => onEvent({ type: 'failed_to_load' }));
  buttons.on('shippingaddresschange', (change) => {
    onEvent({ type: 'shipping_contact_selected', country: change.address.country });
    if (change.address.country === 'IT') change.resolve();
    else change.reject();
  });
  buttons.on('click', async ({ resolve, reject }) => {
    if (await told().ready()) resolve();
    else reject();
  });
  buttons.on('confirm', async ({ paymentFailed }) => {
    onEvent({ type: 'payment_method_created' });
    if (!(await told().pay())) paymentFailed();
  });
  buttons.on('cancel', () => onEvent({ type: 'canceled' }));
  buttons.mount(place);
  return () => buttons.destroy();
};

/** Apple Pay and Google Pay, where the browser has one. */
export function WalletButtons({ elements, state, ...told }: WalletButtonsProps) {
  const place = useRef<HTMLDivElement>(null);
  const now = useRef(told);
  now.current = told;
  useEffect(() => {
    if (!place.current) return;
    return listen(elements, place.current, () => now.current);
  }, [elements]);
  const there = state.phase === 'offered' || state.phase === 'paying';
  return (
    <div className={there ? 'pb-4' : 'absolute opacity-0'} inert={!there}>
      <div ref={place} />
      <FormAlert text={state.message} className="pt-3" />
      {there && <p className="pt-4 text-center text-ink-soft text-small">{t.orCard}</p>}
    </div>
  );
}
