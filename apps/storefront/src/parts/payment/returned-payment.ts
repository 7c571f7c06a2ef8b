import { useRouter } from '@tanstack/react-router';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useEffect, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import type { PaymentOutcome } from './outcome.ts';
import { refusedToast } from './refused-toast.ts';
import { settle } from './settle.ts';

/** Parameters that a provider adds to the return address. */
const added = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

const secretIn = (href: string) => new URL(href).searchParams.get('payment_intent_client_secret');

const withoutAdded = (href: string) => {
  const url = new URL(href);
  for (const name of added) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
};

/**
 * Outcome of the payment after the bank's own page has returned here; undefined on any other visit. The parameters
 * leave the address, so that a reload does not ask again.
 */
export const useReturnedPayment = (): 'settling' | PaymentOutcome | undefined => {
  const service = useService();
  const { history } = useRouter();
  const [state, setState] = useState<'settling' | PaymentOutcome>();
  useEffect(() => {
    const secret = secretIn(location.href);
    if (secret === null) return;
    setState('settling');
    history.replace(withoutAdded(location.href));
    void settle(service, secret).then((outcome) => {
      if (outcome.outcome === 'refused')
        toast({ text: outcome.message, tone: 'problem', name: refusedToast });
      setState(outcome);
    });
  }, [service, history]);
  return state;
};
