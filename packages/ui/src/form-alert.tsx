import type { ReactNode } from 'react';
import { WarningIcon } from './panel-icons.tsx';

type FormAlertProps = {
  /** What went wrong with the whole form; nothing while all is well. */
  readonly text: ReactNode;
  readonly className?: string;
};

/** Seen at the head of a form and read out the moment it appears. */
export function FormAlert({ text, className }: FormAlertProps) {
  return (
    <div role="alert" className={className}>
      {text && (
        <p className="flex items-start gap-3 rounded-md bg-tomato-wash px-4 py-3 font-medium text-tomato-ink">
          <WarningIcon size={22} className="mt-px shrink-0" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}

type SpokenProblemsProps = {
  readonly text: string;
  /** Counts the attempts, so that the same words are said again. */
  readonly attempt: number;
};

/** The wrong fields all together, for who hears the form: each is also read when one gets to it. */
export function SpokenProblems({ text, attempt }: SpokenProblemsProps) {
  return (
    <div role="alert" className="sr-only">
      <span key={attempt}>{text}</span>
    </div>
  );
}
