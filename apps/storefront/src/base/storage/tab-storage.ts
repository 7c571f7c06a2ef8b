import { sureBox } from './fallback-storage.ts';

/** What goes with the tab. */
export const tabBox = sureBox(() => sessionStorage);

/** What a tab keeps of an order that is being made: who is called, where it goes. */
export const tabKeys = { contact: 'checkout_contact', attempt: 'checkout_attempt' } as const;

/** Forgets it, as when its owner leaves. */
export const forgetTab = () => {
  for (const key of Object.values(tabKeys)) tabBox.removeItem(key);
};
