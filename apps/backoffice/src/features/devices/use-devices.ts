import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Totem } from '@zanga/contract/shops/totems';
import { service } from '../../base/api.ts';
import { useMay } from '../../base/user.ts';
import type { ShownDevice } from './device-row.tsx';

/** A totem in the list of devices: it has its own registration and no PINs. */
const asDevice = ({ id, name, created_at, seen_at }: Totem): ShownDevice => ({
  ...{ id, name, seen_at, kind: 'totem', claimed_at: created_at, totem: true },
  ...{ code_until: null, asleep: false, browser: null, network: null, version: null },
  ...{ person: null, last_person: null },
});

/** Devices and totems of a shop, read anew every few seconds: they come and go. */
export const useDevices = (shop: string) => {
  const client = useQueryClient();
  const seesTotems = useMay('totems.edit');
  const given = { params: { shop } };
  const devices = useQuery({
    ...service.query('GET /api/backoffice/shops/:shop/devices', given),
    staleTime: 0,
    refetchInterval: 10_000,
  });
  const totems = useQuery({
    ...service.query('GET /api/backoffice/shops/:shop/totems', given),
    enabled: seesTotems,
    staleTime: 0,
  });
  const shown: readonly ShownDevice[] | undefined = devices.data && [
    ...devices.data.data.map((device) => ({ ...device, totem: false })),
    ...(totems.data?.data.map(asDevice) ?? []),
  ];
  const look = async () => {
    for (const key of ['devices', 'totems'] as const)
      await client.invalidateQueries({ queryKey: [`GET /api/backoffice/shops/:shop/${key}`] });
  };
  return {
    shown,
    idle: devices.data?.idle_minutes,
    error: devices.error,
    retry: () => void devices.refetch(),
    look,
  };
};
