import { classNames } from '@zanga/ui/class-names.ts';
import type { IconProps } from '@zanga/ui/icons/icon.tsx';
import type { ComponentType, ReactNode } from 'react';

type ChoiceRowProps = {
  /** Name of its radio group. */
  readonly group: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: ComponentType<IconProps>;
  readonly disabled?: boolean;
};

/** A choice among a few; the whole row can be pressed. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { group, checked, onChoose, title, hint, icon: Icon, disabled = false } = props;
  return (
    <label
      className={classNames(
        'flex min-h-14 flex-1 items-center gap-3 rounded-md border-2 px-3.5 py-2.5 transition-colors duration-150 ease-out',
        'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        checked ? 'border-tomato bg-tomato-wash' : 'border-line bg-surface',
        disabled ? 'cursor-default text-ink-soft' : 'cursor-pointer hover:border-line-strong',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="size-5 shrink-0 accent-tomato outline-none"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold leading-snug">{title}</span>
        {hint && <span className="block text-caption text-ink-soft">{hint}</span>}
      </span>
      {Icon && (
        <Icon size={24} className={classNames('shrink-0', checked ? 'text-tomato-ink' : 'text-ink-soft')} />
      )}
    </label>
  );
}
