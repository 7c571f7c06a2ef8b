/** Whoever is called, as it is written: the name in one field, as on a doorbell. */
export type WrittenContact = { readonly name: string; readonly telephone: string; readonly email: string };
