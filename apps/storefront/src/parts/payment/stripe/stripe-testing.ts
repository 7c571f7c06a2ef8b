import type { StripeElements, StripeElementsUpdateOptions } from '@stripe/stripe-js';
import { createElements, type PlannedPayment } from './stripe-elements.ts';

/** A payment as the server opens it at Stripe. */
export type OpenedIntent = {
  readonly amount: number;
  readonly capture_method: 'automatic' | 'manual';
  readonly setup_future_usage: 'off_session' | null;
};

type ElementsOptions = Pick<StripeElementsUpdateOptions, 'amount' | 'captureMethod' | 'setupFutureUsage'>;

/**
 * Stripe's script, reduced to one rule for fields older than their payment: their last update has to match the payment,
 * and a submit has to follow the update.
 */
const scriptOfStripe = () => {
  const groups = new Map<StripeElements, { told: ElementsOptions; submitted: boolean }>();
  const elements = (told: ElementsOptions) => {
    const group = {
      update: (news: StripeElementsUpdateOptions) => {
        const { told: before } = groups.get(made) ?? { told };
        groups.set(made, { told: { ...before, ...news }, submitted: false });
      },
      submit: async () => {
        groups.set(made, { told: groups.get(made)?.told ?? told, submitted: true });
        return {};
      },
    };
    // Only the methods called here exist.
    const made = group as unknown as StripeElements;
    groups.set(made, { told, submitted: false });
    return made;
  };
  const refusalOf = (group: StripeElements, intent: OpenedIntent): string | undefined => {
    const { told, submitted } = groups.get(group) ?? { told: {}, submitted: false };
    if (!submitted) return 'elements.submit() must be called before stripe.confirmPayment()';
    if (told.amount !== intent.amount) return 'The amounts do not match';
    if ((told.captureMethod ?? 'automatic') !== intent.capture_method) return 'capture_method does not match';
    if ((told.setupFutureUsage ?? null) !== intent.setup_future_usage)
      return 'setup_future_usage does not match';
    return undefined;
  };
  return { elements, refusalOf };
};

/** A page's fields, and whether Stripe would accept them for a payment. */
export const openElements = (planned: PlannedPayment) => {
  const script = scriptOfStripe();
  // Stripe's type has many options; the script here reads four of them.
  const stripe = script as unknown as Parameters<typeof createElements>[0];
  return { ...createElements(stripe, {}, planned), refusalOf: script.refusalOf };
};
