import { Chip } from '@zanga/ui/chip.tsx';

type ChipChoiceProps<Value> = {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly chosen: Value | undefined;
  readonly words: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
};

/** A choice of few, one tap each. */
export function ChipChoice<Value extends string | number | boolean | null>(props: ChipChoiceProps<Value>) {
  const { legend, values, chosen, words, onChoose } = props;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="pb-2 font-semibold">{legend}</legend>
      {values.map((value) => (
        <Chip key={String(value)} pressed={value === chosen} onClick={() => onChoose(value)}>
          {words(value)}
        </Chip>
      ))}
    </fieldset>
  );
}
