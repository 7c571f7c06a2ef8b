import type { Scan } from '@zanga/contract/ordering/redemptions';

/** Result of a scan; decides its colour and sound. */
export type ScanVerdict = 'done' | 'used' | 'refused' | 'unknown';

/** A used code, a foreign code and a code not usable here or now are three results. */
export const scanVerdict = ({
  done,
  kind,
  used_at,
}: Pick<Scan, 'done' | 'kind' | 'used_at'>): ScanVerdict => {
  if (done) return 'done';
  if (kind === null) return 'unknown';
  return used_at === null ? 'refused' : 'used';
};
