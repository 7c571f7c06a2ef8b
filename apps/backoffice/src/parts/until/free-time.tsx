import { untilMoment } from '@zanga/domain/time-words';
import { TimeField } from '@zanga/ui/fields/typed-field.tsx';
import { nextTime } from './next-time.ts';

/** The choice beside fixed lengths: until a time that is typed. */
export const atTime = 'time';

export const freeTimeTexts = {
  choice: 'Fino alle…',
  label: 'Fino a che ora?',
  unreadable: 'scrivi un’ora, come 21:40',
} as const;

/** Minutes since midnight; null is nothing, undefined what cannot be read. */
export type TypedTime = number | null | undefined;

/** When a typed time comes next; undefined while there is none. */
export const momentOf = (typed: TypedTime, now: Date): Date | undefined =>
  typed == null ? undefined : nextTime(typed, now);

type FreeTimeProps = {
  readonly typed: TypedTime;
  readonly now: Date;
  /** Whether somebody wanted to go on without one. */
  readonly missing: boolean;
  readonly onChange: (typed: TypedTime) => void;
};

/** The field for it, which says which day is meant. */
export function FreeTime({ typed, now, missing, onChange }: FreeTimeProps) {
  const moment = momentOf(typed, now);
  return (
    <TimeField
      label={freeTimeTexts.label}
      value={typed ?? null}
      onChange={onChange}
      hint={moment && untilMoment(moment, now)}
      unreadable={freeTimeTexts.unreadable}
      error={missing && moment === undefined ? freeTimeTexts.unreadable : undefined}
    />
  );
}
