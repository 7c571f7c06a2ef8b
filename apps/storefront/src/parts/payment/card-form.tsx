import type { PaymentSettings } from '@zanga/contract/ordering/payments';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { type ComponentType, type Ref, type RefObject, Suspense } from 'react';
import { platform } from '../../base/device/platform.ts';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';
import type { CardFormHandle, WalletUse } from './card-form-port.ts';
import { useFormToCome } from './form-to-come.ts';
import { paymentTexts } from './payment-texts.ts';

const SandboxCardForm = lazyWithRetry(() => import('./sandbox/sandbox-card-form.tsx'));

const StripeCardForm = lazyWithRetry(() => import('./stripe/stripe-card-form.tsx'));

/** The app pays by the provider's own library: its script refuses pages that did not come from a server. */
const NativeCardForm = __NATIVE__ ? lazyWithRetry(() => import('./native/native-card-form.tsx')) : undefined;

type ProvidersFormProps = {
  readonly ref: Ref<CardFormHandle>;
  readonly settings: PaymentSettings;
  readonly isNew: boolean;
  readonly save: boolean;
  /** Null where a card is only stored, and no payment is made. */
  readonly amountCents: number | null;
  readonly capture?: 'automatic' | 'manual';
  readonly wallet?: WalletUse;
};

type CardFormProps = Omit<ProvidersFormProps, 'ref'> & { readonly ref: RefObject<CardFormHandle | null> };

/** Stripe's fields in a browser, its library in the app. */
function StripeForm(props: ProvidersFormProps) {
  const { ref, settings, isNew, save, amountCents, capture = 'automatic', wallet } = props;
  const { publishable_key: publishableKey, script, wallets } = settings;
  if (publishableKey === null || script === null) return <FormAlert text={paymentTexts.closed} />;
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

/** Form of each provider in the contract; a provider's code loads only where it is in use. */
const forms: Readonly<Record<PaymentSettings['provider'], ComponentType<ProvidersFormProps> | undefined>> = {
  sandbox: ({ ref, isNew }) => (
    <Suspense fallback={<Skeleton className="h-56 rounded-md" />}>
      <SandboxCardForm ref={ref} isNew={isNew} />
    </Suspense>
  ),
  stripe: StripeForm,
  none: undefined,
};

/** The provider's own part of a card payment. */
export function CardForm(props: CardFormProps) {
  const Form = forms[props.settings.provider];
  const form = useFormToCome(props.ref, Form !== undefined);
  // An unknown or unreachable provider: no card number may be typed into another party's fields, least of all ours.
  return Form ? <Form {...props} ref={form} /> : <FormAlert text={paymentTexts.closed} />;
}
