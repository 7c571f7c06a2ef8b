import { isLocalDate } from '../../time.ts';
import { formatLocalDate } from '../../time-format.ts';
import type { WindowForm } from '../editing/window-form.ts';
import { readDay } from './days.ts';

const days = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'] as const;
const dayMinutes = 1440;

const two = (value: number): string => String(value).padStart(2, '0');
const timeText = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
const dayText = (day: string): string => (isLocalDate(day) ? formatLocalDate(day) : day);

/** `lun mar 18:00-23:30 dal 01/06/2026 al 30/06/2026`; an end before the begin means the next day. */
export const windowText = ({ weekdays, from, to, first_date, last_date }: WindowForm): string => {
  const end = to > dayMinutes && to - dayMinutes <= from ? to - dayMinutes : to;
  return [
    ...weekdays.map((day) => days[day - 1] ?? ''),
    `${timeText(from)}-${timeText(end)}`,
    ...(first_date === null ? [] : ['dal', dayText(first_date)]),
    ...(last_date === null ? [] : ['al', dayText(last_date)]),
  ].join(' ');
};

const shape =
  /^((?:(?:lun|mar|mer|gio|ven|sab|dom)[^ ,]*[ ,]+)*)(\d{1,2})[:.](\d\d) ?[-–] ?(\d{1,2})[:.](\d\d)(?: dal (\S+))?(?: al (\S+))?$/;

/** Reads the output of `windowText`; undefined for other texts. */
export const readWindow = (text: string): WindowForm | undefined => {
  const found = shape.exec(text.toLowerCase().replaceAll(/\s+/g, ' '));
  if (!found) return undefined;
  const [, named = '', fromHour, fromMinute, toHour, toMinute, first, last] = found;
  const from = Number(fromHour) * 60 + Number(fromMinute);
  const said = Number(toHour) * 60 + Number(toMinute);
  const [first_date, last_date] = [first, last].map((day) => (day === undefined ? null : readDay(day)));
  if (first_date === undefined || last_date === undefined) return undefined;
  if (Number(fromMinute) > 59 || Number(toMinute) > 59 || from >= dayMinutes) return undefined;
  const weekdays = named
    .split(/[ ,]+/)
    .filter(Boolean)
    .map((name) => days.findIndex((day) => name.startsWith(day)) + 1);
  return { weekdays, from, to: said <= from ? said + dayMinutes : said, first_date, last_date };
};
