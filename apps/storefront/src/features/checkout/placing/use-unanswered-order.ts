import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { tabStorage } from '../../../base/storage/tab-storage.ts';
import { openAttempt } from './attempt.ts';
import { sendAttempt } from './place-order.ts';

/**
 * An order that was sent, and whose answer was lost with the page, has left an empty cart behind: it is asked for again
 * under its own key, which gives that very order. True while it is being asked for.
 */
export const useUnansweredOrder = (cartIsEmpty: boolean) => {
  const service = useService();
  const router = useRouter();
  const [asking, setAsking] = useState(true);
  useEffect(() => {
    if (!cartIsEmpty) return;
    const attempt = openAttempt(tabStorage);
    if (!attempt) return setAsking(false);
    sendAttempt(service, attempt).then(
      ({ order }) => router.navigate({ to: '/thank-you', search: { ordine: order.id }, replace: true }),
      () => setAsking(false),
    );
  }, [cartIsEmpty, service, router]);
  return asking && cartIsEmpty;
};
