import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { planTexts } from './plan-texts.ts';

const t = planTexts.form;

type WhenFieldProps = {
  /** Typed day; undefined is at once. */
  readonly day: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (day: string | undefined) => void;
};

/** Beginning of a version. */
export function WhenField({ day, error, onChange }: WhenFieldProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 font-semibold text-small">{t.when}</legend>
      {([undefined, day ?? ''] as const).map((one) => (
        <label
          key={one === undefined ? 'now' : 'later'}
          className="flex min-h-11 items-center gap-3 text-ink"
        >
          <input
            type="radio"
            name="when"
            className="size-4 shrink-0"
            checked={(one === undefined) === (day === undefined)}
            onChange={() => onChange(one)}
          />
          {one === undefined ? t.now : t.later}
        </label>
      ))}
      {day !== undefined && (
        <TextField
          type="date"
          label={t.day}
          hint={t.dayHint}
          className="max-w-64"
          value={day}
          onChange={({ target }) => onChange(target.value)}
          error={error}
        />
      )}
    </fieldset>
  );
}
