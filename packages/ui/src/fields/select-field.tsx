import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import { Select } from './select.tsx';

type SelectFieldProps = Omit<ComponentProps<typeof Select>, 'id' | 'invalid'> & FieldWords;

/** Select with its label. */
export function SelectField({ label, note, hint, error, className, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...{ label, note, hint, error, className }}>
      <Select
        id={id}
        invalid={Boolean(error)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        {...rest}
      />
    </FieldFrame>
  );
}
