import { Combobox } from '@base-ui/react/combobox';
import { useId } from 'react';
import { CheckIcon, ChevronDownIcon } from '../icons/panel-icons.tsx';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import { inputStyle } from './field-style.ts';

export type ComboboxItem = { readonly value: string; readonly label: string };

type ComboboxFieldProps = FieldWords & {
  readonly items: readonly ComboboxItem[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** Message when no item matches the typed text. */
  readonly none: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  /** Asks for the items that match the typed text; without it the field filters `items` itself. */
  readonly onType?: (text: string) => void;
};

/** Field that chooses one of many by typing a part of its name; of a few, a `SelectField` does it. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { items, value, onChange, none, placeholder, disabled = false, onType, ...words } = props;
  const id = useId();
  return (
    <FieldFrame id={id} {...words}>
      <Combobox.Root
        items={items}
        value={items.find((item) => item.value === value) ?? null}
        onValueChange={(item) => onChange(item?.value ?? null)}
        disabled={disabled}
        {...(onType && { filter: null, onInputValueChange: onType })}
      >
        <span className="relative block">
          <Combobox.Input
            id={id}
            {...(placeholder !== undefined && { placeholder })}
            aria-invalid={words.error ? true : undefined}
            aria-describedby={describedBy(id, words)}
            className={inputStyle(Boolean(words.error), 'pe-11')}
          />
          <ChevronDownIcon size={20} className="pointer-events-none absolute inset-y-0 end-3.5 my-auto" />
        </span>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={4} className="z-60">
            <Combobox.Popup className="w-(--anchor-width) max-w-(--available-width) rounded-sm border border-line bg-raised text-ink shadow-lift">
              <Combobox.Empty>
                <p className="px-4 py-3 text-ink-soft text-small">{none}</p>
              </Combobox.Empty>
              <Combobox.List className="max-h-72 overflow-y-auto p-1.5 data-empty:p-0">
                {(item: ComboboxItem) => (
                  <Combobox.Item
                    key={item.value}
                    value={item}
                    className="flex min-h-9 cursor-pointer items-center gap-2 rounded-sm px-2.5 text-small data-highlighted:bg-sunken pointer-coarse:min-h-11"
                  >
                    <span className="min-w-0 flex-1 truncate">{item.label}</span>
                    <Combobox.ItemIndicator>
                      <CheckIcon size={16} />
                    </Combobox.ItemIndicator>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </FieldFrame>
  );
}
