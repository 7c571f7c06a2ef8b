import { formatEuro } from '../../money.ts';
import { formatDate, formatLastDay, formatMinute } from '../../time-format.ts';
import type { PriceRuleForm } from '../editing/price-rule-form.ts';
import { channelNames } from '../italian-names.ts';

const days = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'] as const;

/** `gio–sab`, `lun, mer`: three or more days in a row are told by the first and the last. */
const weekdayWords = (weekdays: readonly number[]): string => {
  const runs: number[][] = [];
  for (const day of weekdays.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  const nameOf = (day: number | undefined) => days[(day ?? 1) - 1] ?? '';
  return runs
    .flatMap((run) =>
      run.length > 2 ? [`${nameOf(run[0])}–${nameOf(run.at(-1))}`] : run.map((day) => nameOf(day)),
    )
    .join(', ');
};

/** `gio–sab 18:00–20:30` */
export const hoursWords = ({ weekdays, from, to }: NonNullable<PriceRuleForm['hours']>): string => {
  const some = weekdays.length === 0 || weekdays.length === 7 ? 'tutti i giorni' : weekdayWords(weekdays);
  return `${some} ${formatMinute(from)}–${formatMinute(to)}`;
};

/** Where a price holds: `Al tavolo, Zanga Catania`. */
export const placeWords = (
  { channel, shop }: Pick<PriceRuleForm, 'channel' | 'shop'>,
  nameOf: (shop: string) => string,
): string =>
  [channel && channelNames[channel], shop && nameOf(shop)].filter((word) => word !== null).join(', ') ||
  'Ovunque';

/** `Al tavolo: 7,00 €, gio–sab 18:00–20:30, dal 01/12/2026 al 31/12/2026, «Happy hour»` */
export const priceRuleWords = (row: PriceRuleForm, nameOf: (shop: string) => string): string => {
  const until = row.until === null ? '' : ` al ${formatLastDay(new Date(row.until))}`;
  return [
    `${placeWords(row, nameOf)}: ${formatEuro(row.price)}`,
    ...(row.hours === null ? [] : [hoursWords(row.hours)]),
    `dal ${formatDate(new Date(row.from))}${until}`,
    ...(row.name === '' ? [] : [`«${row.name}»`]),
  ].join(', ');
};
