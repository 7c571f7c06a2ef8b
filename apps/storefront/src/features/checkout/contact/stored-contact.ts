import { tabKeys } from '../../../base/storage/tab-storage.ts';
import type { SignUpPrefill } from '../../../parts/sign-in/sign-up-prefill.ts';

const place = tabKeys.contact;
const none: SignUpPrefill = { firstname: '', lastname: '', email: '', telephone: '' };

/**
 * The contact typed before a reload or a trip to the bank; it ends with the tab. A reopened tab still has it after its
 * owner signed out: another person then gets an empty one.
 */
export const readStoredContact = (box: Pick<Storage, 'getItem'>, person: string | null): SignUpPrefill => {
  try {
    const value: unknown = JSON.parse(box.getItem(place) ?? 'null');
    if (typeof value !== 'object' || value === null) return none;
    if ('owner' in value && value.owner !== person) return none;
    const entries = Object.entries(value).filter(
      ([name, text]) => Object.hasOwn(none, name) && typeof text === 'string',
    );
    return { ...none, ...Object.fromEntries(entries) };
  } catch {
    return none;
  }
};

/** Stores the contact while it is typed, under the name of the customer who types it. */
export const storeContact = (
  box: Pick<Storage, 'setItem'>,
  contact: Partial<SignUpPrefill>,
  owner: string | null,
) => box.setItem(place, JSON.stringify({ ...contact, ...(owner !== null && { owner }) }));
