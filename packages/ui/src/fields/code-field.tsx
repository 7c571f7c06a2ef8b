import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import { inputStyle } from './field-style.ts';

type CodeFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'inputMode' | 'autoComplete'> &
  FieldWords;

/**
 * Field for a code from a message: one field, so that devices can fill it in and people can paste it, spaces and all.
 */
export function CodeField({ label, note, hint, error, className, ...rest }: CodeFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...{ label, note, hint, error, className }}>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={inputStyle(
          Boolean(error),
          'min-h-16 text-center font-display font-semibold text-h2 tabular-nums tracking-[0.3em]',
        )}
        {...rest}
      />
    </FieldFrame>
  );
}
