import { type ComponentProps, useId, useState } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import { inputStyle } from './field-style.ts';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type'> &
  FieldWords & {
    readonly reveal: string;
    readonly conceal: string;
    /** Read out with the two words above: which password. */
    readonly what: string;
  };

/** Password field that can be shown while typing, and pasted into. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, note, hint, error, className, reveal, conceal, what, ...rest } = props;
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} {...{ label, note, hint, error, className }}>
      <span className="relative block">
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={inputStyle(Boolean(error), 'pe-28')}
          {...rest}
        />
        <button
          type="button"
          aria-controls={id}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="tap absolute inset-y-0 end-1 my-auto rounded-full px-3 font-semibold text-small text-tomato-ink hover:bg-sunken"
        >
          {shown ? conceal : reveal}
          <span className="sr-only"> {what}</span>
        </button>
      </span>
    </FieldFrame>
  );
}
