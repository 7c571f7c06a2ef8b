import type { DescribedForm } from '../../staff/editing/described.ts';
import type { Polygon } from '../geography.ts';
import type { NamedStreet } from '../streets/zones.ts';
import type { areaFields } from './area-fields.ts';
import type { NamedTown } from './area-lines.ts';
import { outlineProblem, overlap } from './outline.ts';

type OwnValues = {
  readonly polygon: Polygon;
  readonly lead_minutes: number;
  readonly towns: readonly NamedTown[];
  readonly streets: readonly NamedStreet[];
};

/** A delivery area: a value for each field of `areaFields`. */
export type EditedArea = DescribedForm<typeof areaFields, OwnValues>;

export type AreasForm = { readonly areas: readonly EditedArea[] };

/** `field` is a path in the form: `areas.0.name`. */
export type AreaProblem = { readonly field: string; readonly text: string };

const longestWay = 180;

const folded = (text: string) => text.trim().toLowerCase();

/** The first text that occurs twice. */
const twice = (texts: readonly string[]): string | undefined =>
  texts.find((text, index) => texts.slice(0, index).some((other) => folded(other) === folded(text)));

function* problemsOf(
  area: EditedArea,
): Generator<{ readonly name: keyof EditedArea; readonly text: string }> {
  const outline = outlineProblem(area.polygon);
  if (area.name.trim() === '') yield { name: 'name', text: 'Scrivi come si chiama la zona' };
  if (outline) yield { name: 'polygon', text: outline };
  if (area.free_over !== null && area.free_over < area.minimum)
    yield { name: 'free_over', text: 'È sotto l’ordine minimo: la consegna sarebbe sempre gratis' };
  if (!Number.isInteger(area.lead_minutes) || area.lead_minutes < 0 || area.lead_minutes > longestWay)
    yield { name: 'lead_minutes', text: `Scrivi i minuti, da 0 a ${longestWay}` };
  const town = twice(area.towns.map(({ city, province }) => `${city} ${province}`));
  if (town) yield { name: 'towns', text: `${town} c’è due volte` };
  const backwards = area.streets.find(({ from, to }) => to !== null && to < from);
  if (backwards) yield { name: 'streets', text: `${backwards.street}: i numeri sono al contrario` };
  const street = twice(area.streets.map((one) => `${one.street} ${one.from}`));
  if (street) yield { name: 'streets', text: `${street} c’è due volte` };
}

/** Problems that prevent saving areas, field by field. */
export const areasProblems = ({ areas }: AreasForm): readonly AreaProblem[] =>
  areas.flatMap((area, index) => {
    const own = [...problemsOf(area)].map(({ name, text }) => ({ field: `areas.${index}.${name}`, text }));
    const named = areas.slice(0, index).some((other) => folded(other.name) === folded(area.name));
    return named && area.name.trim() !== ''
      ? [...own, { field: `areas.${index}.name`, text: 'Un’altra zona si chiama già così' }]
      : own;
  });

/** Pairs of overlapping areas, with the one that is charged there. */
export const overlaps = ({
  areas,
}: AreasForm): readonly { readonly between: readonly [string, string]; readonly charged: EditedArea }[] =>
  areas.flatMap((one, index) =>
    areas.slice(index + 1).flatMap((other) => {
      if (!overlap(one.polygon, other.polygon)) return [];
      const cheaper = one.fee - other.fee || one.minimum - other.minimum;
      return [{ between: [one.name, other.name] as const, charged: cheaper <= 0 ? one : other }];
    }),
  );
