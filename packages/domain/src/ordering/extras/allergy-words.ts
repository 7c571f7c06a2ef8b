/** Beginnings of words about allergies, in Italian as typed and in English. */
const words = /\ballerg|\bceliac|\bintolleran|\bintoleran|\banafila|\bfavism|\bshock\b/i;

/** Whether a note speaks of an allergy: staff then see it in a prominent place. */
export const namesAllergy = (note: string): boolean =>
  words.test(note.normalize('NFD').replace(/\p{M}/gu, ''));
