import { type Names, namesOf, unnamed } from '@zanga/domain/brand/names';

/** What the server has written on the page (`web/backoffice.ts`). */
const { brand, membership } = globalThis.document?.documentElement.dataset ?? {};

/** Names of the brand when the office was opened; every text is made with them. A new name is read at the next opening. */
export const names: Names = brand ? namesOf(brand, membership) : unnamed;
