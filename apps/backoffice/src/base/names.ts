import { type Names, namesOf, unnamed } from '@zanga/domain/brand/names';

/** What the server has written on the page (`web/backoffice.ts`). */
const { brand, membership } = globalThis.document?.documentElement.dataset ?? {};

/** The names of the brand as they were when the office was opened; every text is made with them. */
export const names: Names = brand ? namesOf(brand, membership) : unnamed;
