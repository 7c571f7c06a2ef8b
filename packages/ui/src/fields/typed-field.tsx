import { type ReactNode, useState } from 'react';
import { TextField } from './text-field.tsx';
import { type ParsedValue, readMoney, readTime, writeMoney, writeTime } from './typed-values.ts';

type TypedFieldProps = {
  readonly label: string;
  readonly name?: string;
  readonly note?: string;
  readonly hint?: ReactNode;
  /** The form's error for this field. */
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Null for an empty field. */
  readonly value: number | null;
  /** Gets undefined while the typed text is unreadable; the form cannot be sent then. */
  readonly onChange: (value: ParsedValue<number>) => void;
  /** Message for unreadable text: shows the right notation. */
  readonly unreadable: string;
};

type How = {
  readonly read: (text: string) => ParsedValue<number>;
  readonly write: (value: number) => string;
};

const money: How = { read: readMoney, write: writeMoney };
const time: How = { read: readTime, write: writeTime };

/** Free text, parsed at every letter, rewritten in the standard notation on blur. */
function TypedField({
  value,
  onChange,
  unreadable,
  error,
  how,
  ...rest
}: TypedFieldProps & { readonly how: How }) {
  const [typing, setTyping] = useState<string>();
  const written = value === null ? '' : how.write(value);
  const shown = typing ?? written;
  const broken = typing !== undefined && how.read(typing) === undefined;
  const [left, setLeft] = useState(false);
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      error={broken && left ? unreadable : error}
      onFocus={() => setLeft(false)}
      onChange={(event) => {
        setTyping(event.target.value);
        onChange(how.read(event.target.value));
      }}
      onBlur={() => {
        setLeft(true);
        if (!broken) setTyping(undefined);
      }}
    />
  );
}

/** Field for an amount: cents, typed with an Italian comma. */
export function MoneyField(props: TypedFieldProps) {
  return <TypedField {...props} how={money} />;
}

/** Field for a time of day: minutes since midnight, typed as `9:30`, in any browser's language. */
export function TimeField(props: TypedFieldProps) {
  return <TypedField {...props} how={time} />;
}
