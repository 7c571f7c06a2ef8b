import { useQuery } from '@tanstack/react-query';
import { mayDo, mayDoEverywhere } from '@zanga/browser/staff-roles.ts';
import { isForDevice } from '@zanga/domain/staff/device-rights';
import type { Right } from '@zanga/domain/staff/rights';
import { service } from './api.ts';
import { useDeviceHere } from './device-here.ts';
import { useToken } from './session.ts';

/** The signed-in person. */
export const useUser = () => {
  const token = useToken();
  return useQuery({ ...service.query('GET /api/user'), enabled: token !== null, staleTime: 300_000 });
};

/**
 * Checks rights of the person; all false until they are known. A device without a person has every right that its
 * people could have: pressing a button asks for the PIN.
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

/** Checks rights held in all shops, for data that belong to no single one. A device is of one shop, so it has none. */
export const useRightsEverywhere = (): ((right: Right) => boolean) => {
  const { data: user } = useUser();
  const here = useDeviceHere();
  return (right) => !here && user !== undefined && mayDoEverywhere(user, right);
};

export const useMay = (right: Right): boolean => useRights()(right);
