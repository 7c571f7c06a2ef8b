import { type Cents, formatEuro, proportion } from '../../money.ts';

/** Units in which a packed product's quantity is printed on it. */
export const packUnits = ['g', 'kg', 'ml', 'cl', 'l', 'pz'] as const;
export type PackUnit = (typeof packUnits)[number];

/** Content of a pack: `{ quantity: 75, unit: 'cl' }`. */
export type PackSize = {
  readonly quantity: number;
  readonly unit: PackUnit;
};

/** A price for a kilogram, a litre or a piece. */
export type UnitPrice = {
  readonly price: Cents;
  readonly per: 'kg' | 'l' | 'pz';
};

const measures = {
  g: { per: 'kg', fraction: 1000 },
  kg: { per: 'kg', fraction: 1 },
  ml: { per: 'l', fraction: 1000 },
  cl: { per: 'l', fraction: 100 },
  l: { per: 'l', fraction: 1 },
  pz: { per: 'pz', fraction: 1 },
} as const satisfies Record<PackUnit, { per: UnitPrice['per']; fraction: number }>;

// Packs are labelled to a thousandth at most (0,75 l): counting thousandths keeps the division exact.
const thousandths = 1000;

/** Price of one kilogram, litre or piece of a pack, rounded half up; null for a pack of zero. */
export const unitPrice = (price: Cents, { quantity, unit }: PackSize): UnitPrice | null => {
  const held = Math.round(quantity * thousandths);
  if (!(held > 0)) return null;
  const { per, fraction } = measures[unit];
  return { price: proportion(price, fraction * thousandths, held), per };
};

/** `12,00 €/kg` */
export const formatUnitPrice = ({ price, per }: UnitPrice): string => `${formatEuro(price)}/${per}`;
