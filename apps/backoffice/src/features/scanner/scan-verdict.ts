import type { Scan } from '@zanga/contract/ordering/redemptions';

/** How a scan ended, as it is drawn and as it sounds. */
export type ScanVerdict = 'done' | 'used' | 'refused' | 'unknown';

/** What was used before is told apart from what is not ours and from what cannot be used now or here. */
export const scanVerdict = ({
  done,
  kind,
  used_at,
}: Pick<Scan, 'done' | 'kind' | 'used_at'>): ScanVerdict => {
  if (done) return 'done';
  if (kind === null) return 'unknown';
  return used_at === null ? 'refused' : 'used';
};
