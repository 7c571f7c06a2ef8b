import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import { inputStyle } from './field-style.ts';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & FieldWords;

/** A line of text; long ones are refused with words, never cut off in silence. */
export function TextField({ label, note, hint, error, className, type = 'text', ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...{ label, note, hint, error, className }}>
      <input
        id={id}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={inputStyle(Boolean(error))}
        {...rest}
      />
    </FieldFrame>
  );
}
