import { useQuery } from '@tanstack/react-query';
import { service } from '../../base/api.ts';
import { useMay } from '../../base/user.ts';

export const waitingMessages = service.query('GET /api/backoffice/messages/waiting');

const everyMinute = 60_000;

/** Number of open messages, with the right to read them. */
export const useWaitingMessages = (): number => {
  const enabled = useMay('inbox.read');
  const { data } = useQuery({ ...waitingMessages, enabled, refetchInterval: everyMinute });
  return data?.waiting ?? 0;
};
