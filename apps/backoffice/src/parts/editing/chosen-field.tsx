import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { ComboboxField, type ComboboxItem } from '@zanga/ui/fields/combobox-field.tsx';

type ChosenFieldProps<Value extends string> = {
  readonly title: string;
  readonly add: string;
  readonly hint?: string;
  /** Words when nothing matches the typed text. */
  readonly none: string;
  readonly removeLabel: (name: string) => string;
  readonly remove: string;
  /** All choices. */
  readonly items: readonly (ComboboxItem & { readonly value: Value })[];
  readonly chosen: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly onChange: (chosen: readonly Value[]) => void;
  readonly onType?: (text: string) => void;
  readonly error?: string | undefined;
};

/** Several choices, one after the other; each can be removed. */
export function ChosenField<Value extends string>(props: ChosenFieldProps<Value>) {
  const { title, add, hint, none, removeLabel, remove, items, chosen, nameOf, onChange, onType, error } =
    props;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold text-small">{title}</p>
      <ul className="flex flex-col gap-1.5 empty:hidden">
        {chosen.map((value) => (
          <li
            key={value}
            className="flex items-center justify-between gap-3 rounded-sm bg-sunken py-1 ps-3 pe-1"
          >
            <span className="min-w-0 text-small">{nameOf(value)}</span>
            <button
              type="button"
              aria-label={removeLabel(nameOf(value))}
              className={deskButtonStyle('quiet')}
              onClick={() => onChange(chosen.filter((one) => one !== value))}
            >
              {remove}
            </button>
          </li>
        ))}
      </ul>
      <ComboboxField
        label={add}
        {...(hint !== undefined && { hint })}
        // A new key empties the field after a choice.
        key={chosen.length}
        items={items.filter(({ value }) => !chosen.includes(value))}
        value={null}
        onChange={(value) => {
          const item = items.find((one) => one.value === value);
          if (item) onChange([...chosen, item.value]);
        }}
        none={none}
        {...(onType && { onType })}
        error={error}
      />
    </div>
  );
}
