import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DueAgreement } from '@zanga/contract/brand/agreements';
import { useService } from '../../base/api/api.tsx';
import { keepAnswer } from '../../base/api/keep-answer.ts';
import { useSession } from '../../base/session/session.ts';

/** Texts that the signed-in person has to agree to; none for a visitor. */
export const useAgreements = () => {
  const { signedIn } = useSession();
  const service = useService();
  const client = useQueryClient();
  const query = service.query('GET /api/customer/agreements');
  const { data, refetch } = useQuery({ ...query, enabled: signedIn });
  const due: readonly DueAgreement[] = (signedIn && data?.due) || [];
  return {
    due,
    reread: () => (signedIn ? refetch() : Promise.resolve()),
    agree: async () => {
      const body = { states: due.map(({ state }) => state) };
      const after = await service.api('POST /api/customer/agreements', { body });
      await keepAnswer(client, query.queryKey, after);
    },
  };
};
