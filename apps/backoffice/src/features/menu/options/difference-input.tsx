import { deskInputStyle } from '@zanga/ui/desk-style.ts';
import { readDifference, writeDifference } from '@zanga/ui/fields/typed-values.ts';
import { useState } from 'react';
import { optionTexts as t } from './option-texts.ts';

type DifferenceInputProps = {
  readonly label: string;
  readonly value: number;
  /** Gets undefined while the text is unreadable. */
  readonly onChange: (value: number | undefined) => void;
};

/** Surcharge or reduction of a choice; formatted when the field is left. */
export function DifferenceInput({ label, value, onChange }: DifferenceInputProps) {
  const [typing, setTyping] = useState<string>();
  const broken = typing !== undefined && readDifference(typing) === undefined;
  return (
    <span className="flex flex-col">
      <input
        aria-label={label}
        aria-invalid={broken || undefined}
        inputMode="text"
        autoComplete="off"
        placeholder={t.noDifference}
        className={deskInputStyle(broken ? 'w-full border-tomato-ink' : 'w-full')}
        value={typing ?? writeDifference(value)}
        onChange={({ target }) => {
          setTyping(target.value);
          const read = readDifference(target.value);
          onChange(read === null ? 0 : read);
        }}
        onBlur={() => !broken && setTyping(undefined)}
      />
      {broken && <span className="pt-1 text-caption text-tomato-ink">{t.differenceUnreadable}</span>}
    </span>
  );
}
