import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { useState } from 'react';

type WholeProps = {
  readonly label: string;
  readonly hint?: string;
  readonly value: number | null;
  readonly unreadable: string;
  readonly error: string | undefined;
  readonly onChange: (value: number | null | undefined) => void;
};

/** Field for a whole number: null when empty, undefined when unreadable. */
export function WholeField({ value, unreadable, error, onChange, ...words }: WholeProps) {
  const [typed, setTyped] = useState<string>();
  const read = (text: string) =>
    text.trim() === '' ? null : /^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined;
  const broken = typed !== undefined && read(typed) === undefined;
  return (
    <TextField
      {...words}
      inputMode="numeric"
      autoComplete="off"
      className="max-w-64"
      value={typed ?? value ?? ''}
      error={broken ? unreadable : error}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
      onBlur={() => !broken && setTyped(undefined)}
    />
  );
}
