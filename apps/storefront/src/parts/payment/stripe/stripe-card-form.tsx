import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { type Ref, useEffect, useImperativeHandle, useReducer, useRef } from 'react';
import { noteInLog } from '../../../base/device/device-log.ts';
import type { CardFormHandle, WalletUse } from '../card-form-port.ts';
import { paymentTexts as t } from '../payment-texts.ts';
import { WalletButtons } from '../wallet/wallet-buttons.tsx';
import { afterWallet, noWalletYet, type WalletEvent } from '../wallet/wallet-events.ts';
import { WalletPlace } from '../wallet/wallet-place.tsx';
import { confirmAtStripe } from './stripe-confirm.ts';
import { type Till, updateElements } from './stripe-elements.ts';
import { type PlannedElements, useStripeElements } from './use-stripe-elements.ts';

type StripeTillProps = PlannedElements & {
  readonly ref: Ref<CardFormHandle>;
  readonly isNew: boolean;
  readonly wallet: WalletUse | undefined;
};

/** Stripe's card fields: their content never reaches us. */
function CardElement({ till }: { readonly till: Till }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const wallets = { applePay: 'never', googlePay: 'never' } as const;
    const card = till.card.create('payment', { wallets, terms: { card: 'never' } });
    card.mount(place.current);
    return () => card.destroy();
  }, [till]);
  return <div ref={place} className="min-h-56" />;
}

/** Stripe in a browser: card fields, wallets, confirmation. */
export default function StripeCardForm({ ref, isNew, wallet, ...planned }: StripeTillProps) {
  const { till, failed } = useStripeElements(planned);
  const [state, tellWallet] = useReducer(afterWallet, noWalletYet);
  const byWallet = useRef(false);

  const hear = (event: WalletEvent) => {
    noteInLog('wallet', event.type);
    tellWallet(event);
    byWallet.current = event.type === 'payment_method_created';
  };
  const pay = async () => {
    await wallet?.pay();
    // The page stopped before the payment and shows the reason: the wallet closes.
    const stopped = byWallet.current;
    if (stopped) hear({ type: 'canceled' });
    return !stopped;
  };

  useImperativeHandle(ref, () => ({
    byWallet: () => byWallet.current,
    check: async (charge) => {
      if (till && charge) updateElements(till, { ...charge, save: planned.save });
      const group = byWallet.current ? till?.wallet : till?.card;
      // Stripe's fields show their own errors.
      return group !== undefined && (await group.submit()).error === undefined;
    },
    confirm: async (clientSecret, withNew) => {
      if (!till) return { confirmed: 'refused', message: t.notReady };
      const used = byWallet.current ? till.wallet : withNew ? till.card : undefined;
      const { stripe } = till;
      const done = await confirmAtStripe({ stripe, clientSecret, elements: used, returnUrl: location.href });
      if (byWallet.current)
        hear(
          done.confirmed === 'refused' ? { type: 'failed', message: done.message } : { type: 'completed' },
        );
      return done;
    },
  }));

  if (failed) return <FormAlert text={t.notReady} />;
  if (!till) return <Skeleton className="h-56 rounded-md" />;
  return (
    <>
      {wallet && (
        <WalletPlace place={wallet.place}>
          <WalletButtons {...wallet} {...{ state, pay }} elements={till.wallet} onEvent={hear} />
        </WalletPlace>
      )}
      {isNew && <CardElement till={till} />}
    </>
  );
}
