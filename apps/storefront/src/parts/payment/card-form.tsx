import type { PaymentSettings } from '@zanga/contract/ordering/payments';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { type RefObject, Suspense } from 'react';
import { platform } from '../../base/device/platform.ts';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';
import type { CardFormHandle, WalletUse } from './card-form-port.ts';
import { paymentTexts } from './payment-texts.ts';
import { SandboxCardForm } from './sandbox/sandbox-card-form.tsx';

const StripeCardForm = lazyWithRetry(() => import('./stripe/stripe-card-form.tsx'));

/** In the app the provider's own library pays: its script refuses pages that no server has sent. */
const NativeCardForm = __NATIVE__ ? lazyWithRetry(() => import('./native/native-card-form.tsx')) : undefined;

type CardFormProps = {
  readonly ref: RefObject<CardFormHandle | null>;
  readonly settings: PaymentSettings;
  readonly isNew: boolean;
  readonly save: boolean;
  /** Null where a card is only kept, and nothing is paid. */
  readonly amountCents: number | null;
  readonly capture?: 'automatic' | 'manual';
  readonly wallet?: WalletUse;
};

/** The provider's own part; Stripe's comes only where Stripe is used. */
export function CardForm(props: CardFormProps) {
  const { ref, settings, isNew, save, amountCents, capture = 'automatic', wallet } = props;
  const { provider, publishable_key: publishableKey, script, wallets } = settings;
  if (provider === 'sandbox') return <SandboxCardForm ref={ref} isNew={isNew} />;
  // Somebody we do not know, or cannot reach: a card is typed into nobody else's fields, least of all into ours.
  if (provider !== 'stripe' || publishableKey === null || script === null)
    return <FormAlert text={paymentTexts.closed} />;
  const offered = wallets ? wallet : undefined;
  if (NativeCardForm && platform !== 'browser')
    return (
      <Suspense fallback={<Skeleton className="h-14 rounded-md" />}>
        <NativeCardForm {...{ ref, isNew, publishableKey, amountCents }} wallet={offered} />
      </Suspense>
    );
  const planned = { script, publishableKey, amountCents, capture, save };
  return (
    <Suspense fallback={<Skeleton className="h-56 rounded-md" />}>
      <StripeCardForm ref={ref} isNew={isNew} wallet={offered} {...planned} />
    </Suspense>
  );
}
