import { chipStyle } from '@zanga/ui/chip-style.ts';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import type { ComponentProps } from 'react';
import { useId } from 'react';
import { addressTexts as t } from '../address-texts.ts';

type ZoneQuestionProps = {
  readonly names: readonly string[];
  /** The answer: a zone's name, empty for "I do not know", null before an answer. */
  readonly said: string | null;
  readonly error: string | undefined;
  readonly input: Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onBlur'>;
  readonly onSay: (zone: string) => void;
};

/** Asks for the zone of a street that no shop lists; "I do not know" is an answer. */
export function ZoneQuestion({ names, said, error, input, onSay }: ZoneQuestionProps) {
  const id = useId();
  const answers = [...names.map((name) => [name, name] as const), ['', t.zoneUnknown] as const];
  return (
    <fieldset aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}>
      <legend className="pb-1.5 font-semibold text-small">{t.zone}</legend>
      <div className="flex flex-wrap gap-2">
        {answers.map(([value, text]) => (
          <label
            key={text}
            className={chipStyle(
              said === value,
              'relative has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
            )}
          >
            <input
              type="radio"
              {...input}
              value={value}
              checked={said === value}
              onChange={() => onSay(value)}
              className="sr-only"
            />
            {text}
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="pt-1.5 text-caption text-ink-soft">
        {t.zoneHint}
      </p>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
