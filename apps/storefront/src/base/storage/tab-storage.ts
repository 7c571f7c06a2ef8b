import { fallbackStorage } from '@zanga/browser/storage/fallback-storage.ts';

/** Tab storage: lost when the tab is closed. */
export const tabStorage = fallbackStorage(() => sessionStorage);

/** What a tab stores of an order in the making: the contact, and the attempt to place it. */
export const tabKeys = { contact: 'checkout_contact', attempt: 'checkout_attempt' } as const;

/** Clears it, as when its owner signs out. */
export const forgetTab = () => {
  for (const key of Object.values(tabKeys)) tabStorage.removeItem(key);
};
