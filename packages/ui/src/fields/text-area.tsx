import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import { inputStyle } from './field-style.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldWords;

/** Text area that grows with its text, where the browser can. */
export function TextArea({ label, note, hint, error, className, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...{ label, note, hint, error, className }}>
      <textarea
        id={id}
        rows={5}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={inputStyle(Boolean(error), 'field-sizing-content min-h-32 resize-y py-3')}
        {...rest}
      />
    </FieldFrame>
  );
}
