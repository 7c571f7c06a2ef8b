import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { service } from './api.ts';
import { useIsDevice } from './device.ts';

/** Running build, named by its first file: the list of devices shows an old one. */
const version = /([\w-]{1,40})\.js$/.exec(
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '',
)?.[1];

const hereQuery = () =>
  service.query('GET /api/device/here', { query: version === undefined ? {} : { version } });

/** This device and the person on it; reports every minute that it is in use. */
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

/** Functions that store a newer state of the device; their identity never changes. */
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
