import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { service } from './api.ts';
import { useIsDevice } from './device.ts';

/** The build that is running, by the name of its first file: whoever looks after devices sees which one is old. */
const version = /([\w-]{1,40})\.js$/.exec(
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '',
)?.[1];

const hereQuery = () =>
  service.query('GET /api/device/here', { query: version === undefined ? {} : { version } });

/** The device that this browser is, and who is on it; says every minute that it is in use. */
export const useDeviceHere = () => {
  const on = useIsDevice();
  const { data } = useQuery({
    ...hereQuery(),
    enabled: on,
    refetchInterval: 60_000,
    refetchIntervalInBackground: true,
    staleTime: 20_000,
  });
  return on ? data : undefined;
};

/** Keeps what an answer has just said of the device; the same two functions as long as the screen is there. */
export const useKeepHere = () => {
  const client = useQueryClient();
  return useMemo(() => {
    const { queryKey } = hereQuery();
    return {
      keep: (here: NonNullable<ReturnType<typeof useDeviceHere>>) => client.setQueryData(queryKey, here),
      lookAgain: () => client.invalidateQueries({ queryKey }),
    };
  }, [client]);
};
