import type { StaffPost, StaffRole } from '@zanga/domain/staff/rights';
import type { ShopNames } from './present-people.ts';

const words: Readonly<Record<StaffRole, string>> = {
  viewer: 'Sola lettura',
  worker: 'Banco',
  manager: 'Responsabile',
  owner: 'Titolare',
};

/** A post in words for letters: “Banco di Zanga Catania”. */
export const postInWords = ({ role, shopId, allShops }: StaffPost, shops: ShopNames): string => {
  if (role === 'owner') return words.owner;
  if (allShops) return `${words[role]} di tutti i negozi`;
  const shop = shops.find(({ id }) => id === shopId);
  return shop ? `${words[role]} di ${shop.name}` : words[role];
};
