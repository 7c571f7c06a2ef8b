import type { AvailabilityWindow } from '@zanga/domain/catalogue/availability';
import type { WindowForm } from '@zanga/domain/catalogue/editing/window-form';
import { isLocalDate, type LocalDate, type Weekday } from '@zanga/domain/time';
import * as z from 'zod/mini';
import { jsonColumn } from '../../../platform/database/json-column.ts';

const Weekdays = z.literal<Weekday[]>([1, 2, 3, 4, 5, 6, 7]);
const Day = z.custom<LocalDate>((value) => typeof value === 'string' && isLocalDate(value));

const windowsIn = jsonColumn(
  'availability',
  z.array(
    z.object({
      weekdays: z._default(z.array(Weekdays), []),
      from: z.int(),
      to: z.int(),
      firstDate: z._default(z.nullable(Day), null),
      lastDate: z._default(z.nullable(Day), null),
    }),
  ),
);

const always: readonly AvailabilityWindow[] = [];

/** Columns in memory are read by each call: their windows are checked once. */
const checked = new WeakMap<object, readonly AvailabilityWindow[]>();

/** Hours of a product or category from its column; empty means always. */
export const windowsOf = (column: unknown): readonly AvailabilityWindow[] => {
  if (typeof column !== 'object') return windowsIn(column);
  if (column === null) return always;
  const known = checked.get(column) ?? windowsIn(column);
  checked.set(column, known);
  return known;
};

/** Same for the form of staff. */
export const editedWindows = (column: unknown) =>
  windowsOf(column).map(({ weekdays, from, to, firstDate, lastDate }) => ({
    weekdays: [...weekdays],
    ...{ from, to, first_date: firstDate, last_date: lastDate },
  }));

/** Edited hours as the column stores them. */
export const keptWindows = (windows: readonly WindowForm[]) =>
  windows.length === 0
    ? null
    : windows.map(({ first_date: firstDate, last_date: lastDate, ...window }) => ({
        ...window,
        weekdays: [...window.weekdays],
        firstDate,
        lastDate,
      }));
