import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import { inputStyle } from './field-style.ts';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & FieldWords;

/** Text field; text that is too long gets an error and is never cut off. */
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
