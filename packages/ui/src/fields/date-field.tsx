import { type ReactNode, type Ref, useId } from 'react';
import type { DateParts } from './date-parts.ts';
import { FieldError } from './field-error.tsx';
import { describedBy, type FieldWords } from './field-frame.tsx';
import { inputStyle } from './field-style.ts';
import { Select } from './select.tsx';

export type DateWords = {
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly chooseMonth: string;
  /** January first. */
  readonly months: readonly string[];
};

type DateFieldProps = FieldWords & {
  readonly words: DateWords;
  readonly parts: DateParts;
  readonly onChange: (parts: DateParts) => void;
  /** Element to focus when the date is wrong. */
  readonly ref?: Ref<HTMLInputElement>;
};

type PartProps = { readonly htmlFor: string; readonly name: string; readonly children: ReactNode };

function Part({ htmlFor, name, children }: PartProps) {
  return (
    <div>
      <label htmlFor={htmlFor} className="block pb-1 text-caption text-ink-soft">
        {name}
      </label>
      {children}
    </div>
  );
}

/**
 * Date field of three inputs, for dates known by heart such as a birthdate: a calendar would have to be leafed through
 * for decades.
 */
export function DateField({ label, note, hint, error, words, parts, onChange, ref }: DateFieldProps) {
  const id = useId();
  const invalid = Boolean(error);
  const typed = (part: 'day' | 'year') => ({
    id: `${id}-${part}`,
    inputMode: 'numeric' as const,
    autoComplete: `bday-${part}`,
    value: parts[part],
    'aria-invalid': invalid || undefined,
    className: inputStyle(invalid),
    onChange: (event: { readonly target: HTMLInputElement }) =>
      onChange({ ...parts, [part]: event.target.value }),
  });
  return (
    <fieldset aria-describedby={describedBy(id, { hint, error })}>
      <legend className="pb-1.5 font-semibold text-small">
        {label}
        {note && <span className="font-normal text-ink-soft"> {note}</span>}
      </legend>
      <div className="grid max-w-md grid-cols-[4.5rem_1fr_6rem] gap-2">
        <Part htmlFor={`${id}-day`} name={words.day}>
          <input ref={ref} {...typed('day')} />
        </Part>
        <Part htmlFor={`${id}-month`} name={words.month}>
          <Select
            id={`${id}-month`}
            autoComplete="bday-month"
            value={parts.month}
            invalid={invalid}
            aria-invalid={invalid || undefined}
            onChange={(event) => onChange({ ...parts, month: event.target.value })}
          >
            <option value="">{words.chooseMonth}</option>
            {words.months.map((name, index) => (
              <option key={name} value={String(index + 1)}>
                {name}
              </option>
            ))}
          </Select>
        </Part>
        <Part htmlFor={`${id}-year`} name={words.year}>
          <input {...typed('year')} />
        </Part>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="pt-1.5 text-caption text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
