import { classNames } from '@zanga/ui/class-names.ts';

type TimeLeftProps = {
  readonly left: number;
  /** Seconds it lived when it came. */
  readonly lifetime: number;
  readonly words: string;
};

/** Seconds from which the countdown is shown as urgent. */
const soon = 10;

/** A countdown as a bar and in words; read aloud four times a minute, not every second. */
export function TimeLeft({ left, lifetime, words }: TimeLeftProps) {
  const hurry = left <= soon;
  return (
    <div className="flex w-full max-w-72 flex-col items-center gap-2">
      <div aria-hidden="true" className="h-2 w-full overflow-hidden rounded-full bg-sunken">
        <div
          className={classNames(
            'h-full origin-left rounded-full transition-transform duration-1000 ease-linear motion-reduce:transition-none',
            hurry ? 'bg-alarm' : 'bg-basil',
          )}
          style={{ transform: `scaleX(${lifetime > 0 ? left / lifetime : 0})` }}
        />
      </div>
      <p aria-hidden="true" className={classNames('font-semibold tabular-nums', hurry && 'text-alarm-ink')}>
        {words}
      </p>
      <p role="status" className="sr-only">
        {left % 15 === 0 ? words : ''}
      </p>
    </div>
  );
}
