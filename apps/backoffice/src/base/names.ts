import { type Names, namesOf, unnamed } from '@zanga/domain/brand/names';

/** Attributes that the server writes on the page (`web/backoffice.ts`). */
const { brand, membership } = globalThis.document?.documentElement.dataset ?? {};

/** Names of the brand at the opening of the office; every text uses them. A new name shows at the next opening. */
export const names: Names = brand ? namesOf(brand, membership) : unnamed;
