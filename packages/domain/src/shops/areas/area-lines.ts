import type { NamedStreet } from '../streets/zones.ts';

export type NamedTown = { readonly city: string; readonly province: string; readonly zip: string };

/** The lines read, or the first unreadable one. */
export type ReadLines<Line> =
  | { readonly ok: true; readonly lines: readonly Line[] }
  | { readonly ok: false; readonly line: string };

const readLines = <Line>(text: string, read: (line: string) => Line | undefined): ReadLines<Line> => {
  const lines: Line[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const found = read(line);
    if (found === undefined) return { ok: false, line };
    lines.push(found);
  }
  return { ok: true, lines };
};

/** A street of each line: `Via Etnea`, `Via Etnea 1-120`, or `Via Etnea 121-` up to its end. */
export const readStreets = (text: string): ReadLines<NamedStreet> =>
  readLines(text, (line) => {
    const [, street = line, from, to] = /^(.*\S)\s+(\d{1,5})\s*[-–]\s*(\d{1,5})?$/.exec(line) ?? [];
    if (street.length > 120) return undefined;
    return { street, from: from === undefined ? 1 : Number(from), to: to === undefined ? null : Number(to) };
  });

export const writeStreets = (streets: readonly NamedStreet[]): string =>
  streets
    .map(({ street, from, to }) => (from <= 1 && to === null ? street : `${street} ${from}-${to ?? ''}`))
    .join('\n');

/** A town of each line: `Aci Castello CT 95021`; the post code may be left out. */
export const readTowns = (text: string): ReadLines<NamedTown> =>
  readLines(text, (line) => {
    const [, city, province, zip = ''] =
      /^(.{1,80}?)[\s,]+\(?([A-Za-z]{2})\)?(?:[\s,]+(\d{5}))?$/.exec(line) ?? [];
    return city && province ? { city, province: province.toUpperCase(), zip } : undefined;
  });

export const writeTowns = (towns: readonly NamedTown[]): string =>
  towns.map(({ city, province, zip }) => [city, province, zip].filter(Boolean).join(' ')).join('\n');
