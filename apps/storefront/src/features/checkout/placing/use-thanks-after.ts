import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { PaymentOutcome } from '../../../parts/payment/outcome.ts';

/** Goes on to the thanks once a payment that the page was left for has gone well. */
export const useThanksAfter = (
  ordine: string | undefined,
  returned: 'settling' | PaymentOutcome | undefined,
) => {
  const router = useRouter();
  const well =
    typeof returned === 'object' && (returned.outcome === 'done' || returned.outcome === 'pending');
  useEffect(() => {
    if (well && ordine !== undefined)
      void router.navigate({ to: '/thank-you', search: { ordine }, replace: true });
  }, [well, ordine, router]);
};
