import type { Post } from '@zanga/contract/people/staff';
import type { StaffRole } from '@zanga/domain/staff/rights';

export const roleWords = {
  viewer: 'Sola lettura',
  worker: 'Banco',
  manager: 'Responsabile',
  owner: 'Titolare',
} as const satisfies Record<StaffRole, string>;

/** `Banco, Zanga Catania` */
export const postText = ({ role, shop, waiting }: Post): string => {
  if (waiting) return `${roleWords[role]}, senza negozio`;
  return `${roleWords[role]}, ${shop?.name ?? 'tutti i negozi'}`;
};
