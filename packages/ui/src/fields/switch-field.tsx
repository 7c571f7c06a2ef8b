import { Switch } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';

type SwitchFieldProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** A switch acts at once; what waits for a button is a checkbox. */
  readonly onChange: (checked: boolean) => void;
};

/** Switch with its label; the whole line can be pressed. */
export function SwitchField({ label, hint, checked, disabled = false, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex min-h-9 items-start justify-between gap-4 py-1.5 pointer-coarse:min-h-11">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium text-small">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-caption text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      <Switch.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative h-6 w-10 shrink-0 cursor-pointer rounded-full border border-line-strong bg-sunken transition-colors duration-150 data-checked:border-basil data-checked:bg-basil data-disabled:cursor-default data-disabled:opacity-55"
      >
        <Switch.Thumb className="block size-4.5 translate-x-0.5 rounded-full bg-ink-soft transition-transform duration-150 data-checked:translate-x-4.5 data-checked:bg-on-basil" />
      </Switch.Root>
    </div>
  );
}
