import { useQuery } from '@tanstack/react-query';
import { useService } from '../../base/api/api.tsx';
import { useSession } from '../../base/session/session.ts';
import { paymentSettingsQuery, savedCardsQuery } from '../../parts/payment/payment-queries.ts';
import { usePrimePlan, usePrimeStatus } from './prime-queries.ts';
import { contentSlug } from './prime-words.ts';

/**
 * Data of Prime's screen, asked for together, so that it appears at once and nothing moves. Each opening asks for the
 * price again.
 */
export const useSale = (open: boolean) => {
  const { signedIn } = useSession();
  const service = useService();
  const own = usePrimeStatus(open);
  const offer = usePrimePlan(open && !signedIn);
  const asked = signedIn ? own : offer;
  const status = signedIn ? own.data : undefined;
  const content = useQuery({
    ...service.query('GET /api/contents/:slug', { params: { slug: contentSlug(status) } }),
    // A customer's text depends on their membership; a visitor's is always the same.
    enabled: !signedIn || asked.data !== undefined,
  });
  const till = useQuery({ ...paymentSettingsQuery(service), enabled: signedIn });
  const cards = useQuery({ ...savedCardsQuery(service), enabled: signedIn });
  const rest = signedIn ? [content, till, cards] : [content];
  return {
    status,
    plan: signedIn ? undefined : offer.data,
    /** The phone is not confirmed: the server sells no membership before (LOG-11). */
    phoneFirst: status?.phone_first ?? false,
    error: asked.error,
    retry: () => void asked.refetch(),
    /** All answers have arrived, or one has failed. */
    complete: asked.error !== null || (asked.data !== undefined && rest.every(({ isPending }) => !isPending)),
  };
};

export type Sale = ReturnType<typeof useSale>;
