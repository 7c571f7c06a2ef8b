import { addDays, type LocalDate, localDate, wallClock } from '@zanga/domain/time';
import type { Interval } from '@zanga/ui/fields/interval-menu.tsx';

const firstOfMonth = (day: LocalDate) => localDate(`${day.slice(0, 7)}-01`);

/** Usual intervals of a list's filter, by the calendar in Rome. */
export const dayPresets = (now: Date): readonly { readonly label: string; readonly interval: Interval }[] => {
  const today = wallClock(now).date;
  const yesterday = addDays(today, -1);
  const endOfLastMonth = addDays(firstOfMonth(today), -1);
  return [
    { label: 'Oggi', interval: { from: today, to: today } },
    { label: 'Ieri', interval: { from: yesterday, to: yesterday } },
    { label: 'Ultimi 7 giorni', interval: { from: addDays(today, -6), to: today } },
    { label: 'Questo mese', interval: { from: firstOfMonth(today), to: today } },
    { label: 'Mese scorso', interval: { from: firstOfMonth(endOfLastMonth), to: endOfLastMonth } },
  ];
};
