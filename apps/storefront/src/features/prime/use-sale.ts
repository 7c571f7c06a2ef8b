import { useQuery } from '@tanstack/react-query';
import { useService } from '../../base/api/api.tsx';
import { useSession } from '../../base/session/session.ts';
import { paymentSettingsQuery, savedCardsQuery } from '../../parts/payment/payment-queries.ts';
import { usePrimePlan, usePrimeStatus } from './prime-queries.ts';
import { contentSlug } from './prime-words.ts';

/**
 * Everything Prime's one screen is made of, asked for together: what is in it comes at once, and moves nothing. Each time it
 * is opened, what it costs is asked anew.
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
    // Which text a customer reads depends on their membership; a visitor's is known.
    enabled: !signedIn || asked.data !== undefined,
  });
  const till = useQuery({ ...paymentSettingsQuery(service), enabled: signedIn });
  const cards = useQuery({ ...savedCardsQuery(service), enabled: signedIn });
  const rest = signedIn ? [content, till, cards] : [content];
  return {
    status,
    plan: signedIn ? undefined : offer.data,
    /** No phone is confirmed: the server sells nothing before (LOG-11). */
    phoneFirst: status?.phone_first ?? false,
    error: asked.error,
    retry: () => void asked.refetch(),
    /** Nothing is still to come, or will not come. */
    complete: asked.error !== null || (asked.data !== undefined && rest.every(({ isPending }) => !isPending)),
  };
};

export type Sale = ReturnType<typeof useSale>;
