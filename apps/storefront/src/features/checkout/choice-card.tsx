import { classNames } from '@zanga/ui/class-names.ts';
import type { IconProps } from '@zanga/ui/icons/icon.tsx';
import type { ComponentType, ReactNode } from 'react';

type ChoiceCardProps = {
  /** Name of its radio group. */
  readonly group: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  /** Without its hint on a phone, so that several stand beside each other. */
  readonly brief?: boolean;
  readonly icon?: ComponentType<IconProps>;
  readonly disabled?: boolean;
};

/** A choice among a few, on a card that can be pressed anywhere. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { group, checked, onChoose, title, hint, icon: Icon, brief = false, disabled = false } = props;
  return (
    <label
      className={classNames(
        'flex min-h-14 flex-1 items-center gap-1.5 rounded-md border-2 px-2.5 py-2 sm:min-h-16 sm:gap-3 sm:px-4 sm:py-3 transition-colors duration-150 ease-out',
        'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        checked ? 'border-tomato bg-tomato-wash' : 'border-line bg-surface',
        disabled ? 'cursor-default text-ink-soft' : 'hover:border-line-strong',
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
      {Icon && (
        <Icon size={26} className={classNames('shrink-0 max-sm:size-5.5', checked && 'text-tomato-ink')} />
      )}
      <span className="min-w-0">
        <span className="block font-semibold leading-snug">{title}</span>
        {hint && (
          <span className={classNames('block text-caption text-ink-soft', brief && 'max-sm:hidden')}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
