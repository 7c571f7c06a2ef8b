/** Contact as typed: the name in one field, as on a doorbell. */
export type WrittenContact = { readonly name: string; readonly telephone: string; readonly email: string };
