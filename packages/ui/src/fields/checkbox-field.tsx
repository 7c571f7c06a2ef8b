import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field-error.tsx';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'children'> & {
  readonly error?: string | undefined;
  /** Beneath the label, read out as its description. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
};

/** Checkbox with its label; the whole line can be pressed. */
export function CheckboxField({ error, hint, className, children, ...rest }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className="-mx-2 flex min-h-11 items-start gap-3 rounded-sm px-2 py-2.5 hover:bg-sunken">
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={
            classNames(hint !== undefined && `${id}-hint`, error && `${id}-error`) || undefined
          }
          className="mt-px size-6 shrink-0"
          {...rest}
        />
        <span>{children}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ps-9 text-caption text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
