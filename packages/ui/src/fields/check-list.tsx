import { classNames } from '../class-names.ts';

export type CheckItem<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** Smaller line below the label. */
  readonly note?: string | undefined;
  /** Cannot be ticked any more; an existing tick can still be removed. */
  readonly unavailable?: boolean;
};

type CheckListProps<Value extends string> = {
  readonly label: string;
  readonly items: readonly CheckItem<Value>[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
  readonly className?: string;
};

/** List of boxes to tick, as dense as a menu. */
export function CheckList<Value extends string>({
  label,
  items,
  chosen,
  onChange,
  className,
}: CheckListProps<Value>) {
  const toggle = (value: Value) =>
    onChange(
      items.flatMap((item) => (chosen.includes(item.value) !== (item.value === value) ? [item.value] : [])),
    );
  return (
    <fieldset className={className}>
      <legend className="sr-only">{label}</legend>
      {items.map(({ value, label: name, note, unavailable = false }) => (
        <label
          key={value}
          className={classNames(
            'flex min-h-8 items-center gap-2.5 rounded-sm px-2.5 text-small hover:bg-sunken pointer-coarse:min-h-11',
          )}
        >
          <input
            type="checkbox"
            className="size-4 shrink-0"
            checked={chosen.includes(value)}
            disabled={unavailable && !chosen.includes(value)}
            onChange={() => toggle(value)}
          />
          {name}
          {note && <span className="ml-auto text-caption text-ink-soft">{note}</span>}
        </label>
      ))}
    </fieldset>
  );
}
