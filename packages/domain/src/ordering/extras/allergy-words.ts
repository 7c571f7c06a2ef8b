/** Words by which somebody tells of an allergy, in Italian as it is typed and in English. */
const words = /\ballerg|\bceliac|\bintolleran|\bintoleran|\banafila|\bfavism|\bshock\b/i;

/** Whether a note speaks of an allergy: then it stands where nobody overlooks it. */
export const namesAllergy = (note: string): boolean =>
  words.test(note.normalize('NFD').replace(/\p{M}/gu, ''));
