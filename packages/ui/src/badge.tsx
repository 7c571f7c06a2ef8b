import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  neutral: 'bg-sunken text-ink-soft',
  tomato: 'bg-tomato text-on-tomato',
  alarm: 'bg-alarm text-on-alarm',
  basil: 'bg-basil-wash text-basil-ink',
  lemon: 'bg-lemon text-on-lemon',
  majolica: 'bg-majolica-wash text-majolica-ink',
};

type BadgeProps = {
  readonly tone?: keyof typeof tones;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Badge: a short fact about the element it sits on. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-caption font-semibold',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
