import type { LocalDate } from '../time.ts';
import { formatLocalDate } from '../time-format.ts';

/** Customers found by a rule; each field narrows the group, and null does not. */
export type CustomerGroup = {
  /** Customers with or without an order since a day; null means ever. */
  readonly orders: { readonly has: boolean; readonly since: LocalDate | null } | null;
  /** The shop whose orders count. */
  readonly shop: string | null;
  readonly members: boolean;
  /** The month they were born in, from 1. */
  readonly birth_month: number | null;
};

const months = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
];
const monthNames: readonly string[] = [...months, 'ottobre', 'novembre', 'dicembre'];

const orderWords = ({ orders, shop }: CustomerGroup, shopName: string | null): readonly string[] => {
  if (!orders && shop === null) return [];
  const has = orders?.has ?? true;
  const since = orders?.since ?? null;
  const where = shop === null ? '' : ` da ${shopName ?? 'un negozio'}`;
  const when = since === null ? '' : ` dal ${formatLocalDate(since)}`;
  return [
    has
      ? `hanno ordinato${where}${when}`
      : `non hanno${since === null ? ' mai' : ''} ordinato${where}${when}`,
  ];
};

/** `I clienti che hanno ordinato da Siracusa dal 01/09/2026 e hanno l’abbonamento`. */
export const groupWords = (group: CustomerGroup, shopName: string | null): string => {
  const { members, birth_month: month } = group;
  const parts = [
    ...orderWords(group, shopName),
    ...(members ? ['hanno l’abbonamento'] : []),
    ...(month === null ? [] : [`compiono gli anni a ${monthNames[month - 1] ?? ''}`]),
  ];
  return parts.length === 0 ? 'Tutti i clienti' : `I clienti che ${parts.join(' e ')}`;
};
