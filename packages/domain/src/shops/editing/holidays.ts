import { addDays, type LocalDate, localDate } from '../../time.ts';

export type Holiday = { readonly date: LocalDate; readonly name: string };

/** Italian holidays with a fixed date; Saint Francis since 2026. */
const fixed = [
  ['01-01', 'Capodanno'],
  ['01-06', 'Epifania'],
  ['04-25', 'Festa della Liberazione'],
  ['05-01', 'Festa dei Lavoratori'],
  ['06-02', 'Festa della Repubblica'],
  ['08-15', 'Ferragosto'],
  ['10-04', 'San Francesco'],
  ['11-01', 'Ognissanti'],
  ['12-08', 'Immacolata'],
  ['12-25', 'Natale'],
  ['12-26', 'Santo Stefano'],
] as const;

/** Easter of the Gregorian calendar, by Gauss’s rule as Butcher wrote it. */
export const easterOf = (year: number): LocalDate => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const corrected =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - corrected - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * corrected + 22 * weekday) / 451);
  const days = corrected + weekday - 7 * shift + 114;
  const two = (value: number) => String(value).padStart(2, '0');
  return localDate(`${year}-${two(Math.floor(days / 31))}-${two((days % 31) + 1)}`);
};

/** The holidays of a year in Italy, in their order. */
const holidaysOf = (year: number): readonly Holiday[] => {
  const easter = easterOf(year);
  const named: Holiday[] = fixed.map(([day, name]) => ({ date: localDate(`${year}-${day}`), name }));
  const moving = [
    { date: easter, name: 'Pasqua' },
    { date: addDays(easter, 1), name: 'Lunedì dell’Angelo' },
  ];
  return [...named, ...moving]
    .filter(({ name }) => name !== 'San Francesco' || year >= 2026)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
};

/** Holidays of the next twelve months. */
export const holidaysAhead = (from: LocalDate): readonly Holiday[] => {
  const year = Number(from.slice(0, 4));
  const end = addDays(from, 365);
  return [...holidaysOf(year), ...holidaysOf(year + 1)].filter(({ date }) => from <= date && date < end);
};
