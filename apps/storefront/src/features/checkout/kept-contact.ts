import type { Introduction } from '../../shared/introduction.ts';

const place = 'checkout_contact';
const none: Introduction = { firstname: '', lastname: '', email: '', telephone: '' };

/** What was typed before a reload or a trip to the bank; it goes with the tab. */
export const keptContact = (box: Pick<Storage, 'getItem'>): Introduction => {
  try {
    const value: unknown = JSON.parse(box.getItem(place) ?? 'null');
    if (typeof value !== 'object' || value === null) return none;
    const entries = Object.entries(value).filter(
      ([name, text]) => Object.hasOwn(none, name) && typeof text === 'string',
    );
    return { ...none, ...Object.fromEntries(entries) };
  } catch {
    return none;
  }
};

/** Keeps what is being typed. */
export const keepContact = (box: Pick<Storage, 'setItem'>, contact: Partial<Introduction>) =>
  box.setItem(place, JSON.stringify(contact));
