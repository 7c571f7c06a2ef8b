import { describedBy, FieldFrame } from '@zanga/ui/fields/field-frame.tsx';
import { inputStyle } from '@zanga/ui/fields/field-style.ts';
import { type ComponentProps, useId } from 'react';
import { PlaceOptions } from '../search/place-options.tsx';
import { optionId, usePlaceList } from '../search/use-place-list.ts';

type SuggestionFieldProps = Omit<ComponentProps<'input'>, 'id' | 'list'> & {
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  /** Accessible name of the list. */
  readonly listLabel: string;
  readonly suggestions: readonly string[];
  readonly onTake: (text: string) => void;
  /** The typed text is valid even if it was not suggested. */
  readonly free?: boolean;
};

/** Text field that suggests known values while typing. */
export function SuggestionField(props: SuggestionFieldProps) {
  const { label, hint, error, listLabel, suggestions, onTake, free = false, className, ...input } = props;
  const id = useId();
  const places = suggestions.map((text) => ({ formatted_address: text }));
  const list = usePlaceList({
    places,
    idAt: optionId(id),
    onChoose: ({ formatted_address: text }) => onTake(text),
    free,
  });
  return (
    <FieldFrame id={id} {...{ label, hint, error, className }}>
      <div className="relative">
        <input
          {...input}
          id={id}
          type="text"
          role="combobox"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={list.open}
          aria-controls={`${id}-list`}
          aria-activedescendant={list.activeId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={inputStyle(Boolean(error))}
          onChange={(event) => {
            input.onChange?.(event);
            list.reopen();
          }}
          onKeyDown={list.onKeyDown}
          onBlur={(event) => {
            input.onBlur?.(event);
            list.close();
          }}
        />
        <PlaceOptions id={id} label={listLabel} list={list} places={places} />
      </div>
    </FieldFrame>
  );
}
