import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SeenMember } from '@zanga/contract/ordering/prime-members';
import type { OfficePlans } from '@zanga/contract/ordering/prime-office';
import { service } from '../../base/api.ts';
import { type MembersParams, membersQuery } from './members/members-params.ts';

const plans = () => service.query('GET /api/backoffice/prime/plans');

/** All versions of the plan, read anew at each visit. */
export const usePlans = () => useQuery({ ...plans(), staleTime: 0 });

export const useNumbers = () =>
  useQuery({ ...service.query('GET /api/backoffice/prime/numbers'), staleTime: 0 });

const forgetAudit = (client: ReturnType<typeof useQueryClient>) =>
  client.invalidateQueries({
    queryKey: service.query('GET /api/backoffice/audit', { query: {} }).queryKey.slice(0, 1),
  });

/** Takes over the versions of an answer; without one they are read anew. */
export const usePlansChanged = () => {
  const client = useQueryClient();
  return async (next?: OfficePlans) => {
    if (!next) return client.invalidateQueries({ queryKey: plans().queryKey });
    client.setQueryData(plans().queryKey, next);
    return forgetAudit(client);
  };
};

const listKey = ['prime-members'] as const;

/** Members, page by page. */
export const useMembers = (params: MembersParams) => {
  const query = membersQuery(params);
  return useInfiniteQuery({
    queryKey: [...listKey, query],
    queryFn: ({ pageParam }) =>
      service.api('GET /api/backoffice/prime/members', {
        query: { ...query, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
};

const member = (id: string) =>
  service.query('GET /api/backoffice/prime/members/:member', { params: { member: id } });

export const useMember = (id: string) => useQuery({ ...member(id), staleTime: 0 });

/** Takes over a membership after an action on it. */
export const useMemberChanged = () => {
  const client = useQueryClient();
  return async (seen: SeenMember) => {
    client.setQueryData(member(seen.id).queryKey, seen);
    await client.invalidateQueries({ queryKey: listKey });
    await forgetAudit(client);
  };
};
