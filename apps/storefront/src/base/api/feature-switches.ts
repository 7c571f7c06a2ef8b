import { useQuery } from '@tanstack/react-query';
import type { AppCheck } from '@zanga/contract/brand/brand';
import { parseStored, useStored } from '../storage/storage.ts';
import { useService } from './api.tsx';

type Feature = AppCheck['features'][number];

const isList = (value: unknown): value is Feature[] => Array.isArray(value);

/** Whether the shop is open to the public, by the server's last answer; true before the first. */
export const useIsOpen = (): boolean =>
  useQuery(useService().query('GET /api/check/app')).data?.open !== false;

/** Whether the brand has switched a feature on (ROL-4): by the server's last answer, offline by the stored one. */
export const useFeatureSwitch = (feature: Feature) => {
  const { data } = useQuery(useService().query('GET /api/check/app'));
  const stored = parseStored(useStored('features'), isList);
  return (data?.features ?? stored ?? []).includes(feature);
};
