/** An open table: since when, and when staff last let more phones sit down. */
export type OpenTable = { readonly openSince: Date; readonly welcomedAt: Date | null };

/** People who have been shown to their table read the code within this time. */
const welcomeMinutes = 15;

/** Until when the code on a table gives a phone a seat; later only another phone of the table does, or staff. */
export const welcomesUntil = ({ openSince, welcomedAt }: OpenTable): Date => {
  const last = Math.max(openSince.getTime(), welcomedAt?.getTime() ?? 0);
  return new Date(last + welcomeMinutes * 60_000);
};

/** Whether the code on a table gives a phone a seat now. */
export const welcomes = (table: OpenTable, now: Date): boolean => now < welcomesUntil(table);
