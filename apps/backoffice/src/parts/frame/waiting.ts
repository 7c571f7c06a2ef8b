import { useQuery } from '@tanstack/react-query';
import { service } from '../../base/api.ts';
import { useMay } from '../../base/user.ts';

export const waitingMessages = service.query('GET /api/backoffice/messages/waiting');

const everyMinute = 60_000;

/** How many messages wait for an answer, for who may read them. */
export const useWaitingMessages = (): number => {
  const enabled = useMay('inbox.read');
  const { data } = useQuery({ ...waitingMessages, enabled, refetchInterval: everyMinute });
  return data?.waiting ?? 0;
};
