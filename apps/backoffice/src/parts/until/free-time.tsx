import { untilMoment } from '@zanga/domain/time-words';
import { TimeField } from '@zanga/ui/fields/typed-field.tsx';
import { nextTime } from './next-time.ts';

/** The choice "until a time", beside fixed lengths. */
export const atTime = 'time';

export const freeTimeTexts = {
  choice: 'Fino alle…',
  label: 'Fino a che ora?',
  unreadable: 'scrivi un’ora, come 21:40',
} as const;

/** Minutes since midnight; null while empty, undefined when unreadable. */
export type TypedTime = number | null | undefined;

/** Next moment with the typed time; undefined without one. */
export const momentOf = (typed: TypedTime, now: Date): Date | undefined =>
  typed == null ? undefined : nextTime(typed, now);

type FreeTimeProps = {
  readonly typed: TypedTime;
  readonly now: Date;
  /** Whether confirming failed for want of a time. */
  readonly missing: boolean;
  readonly onChange: (typed: TypedTime) => void;
};

/** Field for the time; it also says the day. */
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
