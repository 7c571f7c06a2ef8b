import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { useState } from 'react';

type TypedAreaProps<Value> = {
  readonly label: string;
  readonly hint: string;
  readonly rows: number;
  /** Initial text. */
  readonly value: string;
  /** Reads the text, or says why it is unreadable. */
  readonly read: (text: string) => { readonly value: Value } | { readonly problem: string };
  readonly error: string | undefined;
  readonly onValue: (value: Value | undefined) => void;
};

/** Several lines, read while they are typed; unreadable text stays in the field, with the reason. */
export function TypedArea<Value>({ label, hint, rows, value, read, error, onValue }: TypedAreaProps<Value>) {
  const [typed, setTyped] = useState<string>();
  const found = typed === undefined ? undefined : read(typed);
  const problem = found && 'problem' in found ? found.problem : undefined;
  return (
    <TextArea
      label={label}
      hint={hint}
      rows={rows}
      spellCheck={false}
      value={typed ?? value}
      error={problem ?? error}
      onChange={({ target }) => {
        setTyped(target.value);
        const now = read(target.value);
        onValue('value' in now ? now.value : undefined);
      }}
      onBlur={() => problem === undefined && setTyped(undefined)}
    />
  );
}
