/** A date while it is typed. */
export type DateParts = { readonly day: string; readonly month: string; readonly year: string };

export const noDate: DateParts = { day: '', month: '', year: '' };

/** Three parts of `2026-05-31`; null gives three empty ones. */
export const partsOf = (iso: string | null): DateParts => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso ?? '') ?? [];
  if (!year || !month || !day) return noDate;
  return { day: String(Number(day)), month: String(Number(month)), year };
};

const digits = (text: string, most: number) => {
  const trimmed = text.trim();
  return /^\d+$/.test(trimmed) && trimmed.length <= most ? Number(trimmed) : undefined;
};

const two = (value: number) => String(value).padStart(2, '0');

/** ISO date of the parts: null where all are empty, undefined where they are no date, such as 31 February. */
export const isoOf = ({ day, month, year }: DateParts): string | null | undefined => {
  if (`${day}${month}${year}`.trim() === '') return null;
  const [d, m, y] = [digits(day, 2), digits(month, 2), digits(year, 4)];
  if (d === undefined || m === undefined || y === undefined || y < 1000) return undefined;
  const date = new Date(Date.UTC(y, m - 1, d));
  const real = date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  return real ? `${y}-${two(m)}-${two(d)}` : undefined;
};
