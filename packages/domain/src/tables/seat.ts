/** An open table: time of its opening, and when staff last let more phones sit down. */
export type OpenTable = { readonly openSince: Date; readonly welcomedAt: Date | null };

/** Guests read the code within this time after being shown to their table. */
const welcomeMinutes = 15;

/**
 * Until when the table's code gives a phone a seat; later, another phone of the table or staff must let it sit down.
 */
export const welcomesUntil = ({ openSince, welcomedAt }: OpenTable): Date => {
  const last = Math.max(openSince.getTime(), welcomedAt?.getTime() ?? 0);
  return new Date(last + welcomeMinutes * 60_000);
};

/** Whether the table's code gives a phone a seat now. */
export const welcomes = (table: OpenTable, now: Date): boolean => now < welcomesUntil(table);
