import { fallbackStorage } from '@zanga/browser/storage/fallback-storage.ts';

/** Tab storage: lost when the tab is closed. */
export const tabStorage = fallbackStorage(() => sessionStorage);

/** Keys of an unfinished order: its contact, and the attempt to place it. */
export const tabKeys = { contact: 'checkout_contact', attempt: 'checkout_attempt' } as const;

/** Clears the tab's keys, as when their owner signs out. */
export const forgetTab = () => {
  for (const key of Object.values(tabKeys)) tabStorage.removeItem(key);
};
