import { useQuery } from '@tanstack/react-query';
import { mayDo, mayDoEverywhere } from '@zanga/browser/staff-roles.ts';
import { isForDevice } from '@zanga/domain/staff/device-rights';
import type { Right } from '@zanga/domain/staff/rights';
import { service } from './api.ts';
import { useDeviceHere } from './device-here.ts';
import { useToken } from './session.ts';

/** Who is at work here, where somebody has signed in. */
export const useUser = () => {
  const token = useToken();
  return useQuery({ ...service.query('GET /api/user'), enabled: token !== null, staleTime: 300_000 });
};

/**
 * What who is at work here may do; nothing until it is known who they are. A device with nobody on it shows what could
 * be done on it: who presses is asked who they are.
 */
export const useRights = (): ((right: Right) => boolean) => {
  const { data: user } = useUser();
  const here = useDeviceHere();
  if (here) {
    const { kind, person } = here;
    return (right) => isForDevice(kind, right) && (!person || person.rights.includes(right));
  }
  return (right) => user !== undefined && mayDo(user, right);
};

/** What who is at work here may do in all shops: what belongs to none is for them alone. A device is of one shop. */
export const useRightsEverywhere = (): ((right: Right) => boolean) => {
  const { data: user } = useUser();
  const here = useDeviceHere();
  return (right) => !here && user !== undefined && mayDoEverywhere(user, right);
};

/** Whether who is at work here may do something. */
export const useMay = (right: Right): boolean => useRights()(right);
