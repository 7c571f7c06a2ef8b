import type { WorkShift } from '@zanga/contract/people/hours';
import { wallClock } from '@zanga/domain/time';
import { formatDate, formatTime } from '@zanga/domain/time-format';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import type { TableColumn } from '@zanga/ui/table/table-column.ts';
import { momentText } from '../../parts/moment.ts';
import { hoursText, hoursTexts as t } from './hours-texts.ts';

export const dayOf = ({ from }: WorkShift) => formatDate(new Date(from.at));

const untilOf = ({ from, until, forgotten }: WorkShift) => {
  if (!until) return forgotten ? t.forgotten : t.open;
  const time = formatTime(new Date(until.at));
  const sameDay = wallClock(new Date(from.at)).date === wallClock(new Date(until.at)).date;
  return sameDay ? time : t.nextDay(time);
};

const wayOf = (stamp: NonNullable<WorkShift['until']>) =>
  [t.ways[stamp.how], stamp.device ?? stamp.by].filter(Boolean).join(', ');
const howOf = ({ from, until }: WorkShift) =>
  [...new Set([from, ...(until ? [until] : [])].map(wayOf))].join(' · ');

const stateOf = ({ mended, until, forgotten }: WorkShift) => {
  if (forgotten) return t.forgotten;
  if (mended) return t.mended;
  return until ? t.told : t.open;
};

const hoursOf = ({ minutes }: WorkShift) => (minutes === null ? '' : hoursText(minutes));

/** Columns on the screen; the file has full dates and times instead. */
const toldColumns: readonly TableColumn<WorkShift>[] = [
  {
    id: 'day',
    label: t.columns.day,
    width: [95],
    cell: dayOf,
    text: dayOf,
    sort: 'descending',
    sortBy: ({ from }) => from.at,
  },
  {
    id: 'person',
    label: t.columns.person,
    width: [120, 2],
    cell: ({ person }) => <span className="block truncate font-semibold">{person.name}</span>,
    text: ({ person }) => person.name,
    sort: 'ascending',
    sortBy: ({ person }) => person.name,
    always: true,
    card: 'title',
  },
  {
    id: 'from',
    label: t.columns.from,
    width: [76],
    cell: ({ from }) => formatTime(new Date(from.at)),
    text: ({ from }) => momentText(from.at),
  },
  {
    id: 'until',
    label: t.columns.until,
    width: [120],
    cell: (shift) => (
      <span className={shift.forgotten ? 'font-semibold text-tomato-ink' : undefined}>{untilOf(shift)}</span>
    ),
    text: ({ until }) => (until ? momentText(until.at) : ''),
  },
  {
    id: 'hours',
    label: t.columns.hours,
    width: [75],
    cell: hoursOf,
    text: hoursOf,
    card: 'aside',
    sort: 'descending',
    sortBy: ({ minutes }) => minutes,
  },
  {
    id: 'shop',
    label: t.columns.shop,
    width: [130, 1],
    spare: 3,
    cell: ({ shop }) => shop?.name ?? '',
    text: ({ shop }) => shop?.name ?? '',
  },
  {
    id: 'how',
    label: t.columns.how,
    width: [160, 1],
    spare: 1,
    cell: (shift) => <span className="block truncate">{howOf(shift)}</span>,
    text: howOf,
  },
  {
    id: 'state',
    label: t.columns.state,
    width: [110],
    spare: 2,
    cell: (shift) => <span title={shift.mended?.reason}>{stateOf(shift)}</span>,
    text: stateOf,
  },
];

/** Columns of a list of shifts. */
export const hoursColumns = (onMend: (shift: WorkShift) => void): readonly TableColumn<WorkShift>[] => [
  ...toldColumns,
  {
    id: 'mend',
    label: t.columns.mend,
    width: [110],
    cell: (shift) =>
      shift.mendable && (
        <button
          type="button"
          aria-label={t.mendOf(shift.person.name, dayOf(shift))}
          className={deskButtonStyle('quiet')}
          onClick={() => onMend(shift)}
        >
          {t.mend}
        </button>
      ),
  },
];

/** Columns of the file: the screen's, minutes as a number, and the reason of a correction. */
export const exportColumns: readonly TableColumn<WorkShift>[] = [
  ...toldColumns,
  {
    id: 'minutes',
    label: t.columns.minutes,
    width: [80],
    cell: ({ minutes }) => minutes,
    text: ({ minutes }) => minutes ?? '',
  },
  {
    id: 'reason',
    label: t.columns.reason,
    width: [80],
    cell: ({ mended }) => mended?.reason,
    text: ({ mended }) => mended?.reason ?? '',
  },
];
