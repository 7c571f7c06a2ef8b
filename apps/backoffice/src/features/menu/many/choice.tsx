import { SelectField } from '@zanga/ui/fields/select-field.tsx';

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly hint?: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
};

/** One of several words. */
export function Choice<Value extends string>({
  values,
  names,
  onChange,
  hint,
  ...field
}: ChoiceProps<Value>) {
  return (
    <SelectField
      {...field}
      {...(hint !== undefined && { hint })}
      onChange={({ target }) => {
        const chosen = values.find((one) => one === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </SelectField>
  );
}
