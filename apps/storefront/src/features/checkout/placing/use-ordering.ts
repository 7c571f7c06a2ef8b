import { useRouter } from '@tanstack/react-router';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { useOnce } from '@zanga/browser/form/use-once.ts';
import type { Cart, PaymentKind } from '@zanga/contract/ordering/carts';
import type { Order } from '@zanga/contract/ordering/orders';
import { type RefObject, useState } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { readLiveCart } from '../../../parts/cart/live-cart.ts';
import type { CardPaymentHandle, ChosenCard } from '../../../parts/payment/card-form-port.ts';
import type { PaymentOutcome } from '../../../parts/payment/outcome.ts';
import type { SignUpPrefill } from '../../../parts/sign-in/sign-up-prefill.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { useProof } from '../proof/use-proof.ts';
import { hasChanged, type PlacingRefusal, refusedWith } from '../refusals.ts';
import { payOrder } from './pay-order.ts';
import { placeOrder } from './place-order.ts';

const t = checkoutTexts.confirm;

export type ReadyOrder = {
  readonly cart: Cart;
  readonly contact: SignUpPrefill;
  readonly kind: PaymentKind;
  readonly termsVersion: string;
  readonly ofAge: boolean;
};

type Tools = {
  readonly till: RefObject<CardPaymentHandle | null>;
  /** Reads the terms of sale and the texts to agree to again. */
  readonly reread: () => Promise<unknown>;
  /** An order exists: the page is about it from now on. */
  readonly onPlaced: (order: Order) => void;
  /** A card was refused: another may be chosen. */
  readonly onRefused: () => void;
  /** Nothing was placed: the page is about the cart again. */
  readonly onNotPlaced: () => void;
};

/** Attempts one after the other: current step, and why the last one was refused. */
const useAttempts = () => {
  const { busy, once } = useOnce();
  const [step, setStep] = useState<string>();
  const [refused, setRefused] = useState<PlacingRefusal>();
  const [attempt, setAttempt] = useState(0);
  const refuse = (why: PlacingRefusal) => {
    setRefused(why);
    setAttempt((count) => count + 1);
  };
  const begin = (work: () => Promise<unknown>) =>
    once(async () => {
      setRefused(undefined);
      await work();
      setStep(undefined);
    });
  return { step: busy ? (step ?? t.checking) : undefined, setStep, refused, attempt, refuse, begin };
};

const wishOf = (
  { contact, kind, termsVersion, ofAge }: ReadyOrder,
  card: ChosenCard | undefined,
  captcha: string | undefined,
) => ({
  contact,
  payment_method: kind === 'card' ? (card?.method ?? 'new') : kind,
  terms_version: termsVersion,
  of_age: ofAge,
  captcha,
});

/** Leads to the thank-you page. */
const useThanks = () => {
  const router = useRouter();
  return (ordine: string) => {
    // The server has emptied the cart of the ordered lines.
    void readLiveCart().catch(() => undefined);
    return router.navigate({ to: '/thank-you', search: { ordine }, replace: true });
  };
};

/** From the press of the button to a paid order or a message with the reason. */
export const useOrdering = ({ till, reread, onPlaced, onRefused, onNotPlaced }: Tools) => {
  const service = useService();
  const thank = useThanks();
  const { step, setStep, refused, attempt, refuse, begin } = useAttempts();
  const proof = useProof<ReadyOrder>();

  const goOn = async (order: string, outcome: PaymentOutcome) => {
    if (outcome.outcome === 'done' || outcome.outcome === 'pending') await thank(order);
    else onRefused();
  };

  /** Pays with a validated card; a refusal is shown at the card. */
  const payWith = async (order: string, card: ChosenCard) => {
    if (!till.current) return;
    setStep(t.paying);
    try {
      await goOn(order, await payOrder({ service, order, card, till: till.current }));
    } catch (error) {
      refuse({ title: errorText(error), obstacles: [] });
    }
  };

  const place = async (ready: ReadyOrder, captcha?: string) => {
    const { cart, kind } = ready;
    const card = kind === 'card' ? await till.current?.check() : undefined;
    if (kind === 'card' && !card) return;
    setStep(card ? t.reserving : t.sending);
    try {
      const { order } = await placeOrder(service, cart, wishOf(ready, card, captcha));
      if (!card || order.state !== 'awaiting_payment') return await thank(order.id);
      onPlaced(order);
      await payWith(order.id, card);
    } catch (error) {
      onNotPlaced();
      if (proof.ask(error, ready, captcha !== undefined)) return;
      // Without a cart the error itself is shown.
      const now = hasChanged(error) ? await readLiveCart().catch(() => undefined) : undefined;
      if (isApiError(error) && error.code.startsWith('terms.')) await reread();
      refuse(refusedWith(error, cart, now));
    }
  };

  return {
    step,
    refused,
    attempt,
    /** Lists missing data before anything is sent. */
    refuse,
    order: (ready: ReadyOrder, captcha?: string) => begin(() => place(ready, captcha)),
    /** An order that waits for a captcha or a code. */
    proof,
    /** Another try for an order that exists. */
    pay: (order: string) =>
      begin(async () => {
        const card = await till.current?.check();
        if (card) await payWith(order, card);
      }),
  };
};

export type Ordering = ReturnType<typeof useOrdering>;
