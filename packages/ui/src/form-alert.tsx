import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import { CheckIcon, WarningIcon } from './icons/panel-icons.tsx';

type FormWordsProps = {
  /** Empty without a message. */
  readonly text: ReactNode;
  readonly className?: string;
};

// An empty alert takes no room but exists: screen readers announce text that appears in an existing region.
const quiet = 'empty:absolute';

/** Error of a whole form: above it, and announced as it appears. */
export function FormAlert({ text, className }: FormWordsProps) {
  return (
    <div role="alert" className={classNames(quiet, className)}>
      {text && (
        <p className="flex items-start gap-3 rounded-md bg-alarm-wash px-4 py-3 font-medium text-alarm-ink">
          <WarningIcon size={22} className="mt-px shrink-0" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}

/** Success of a form, in its place. */
export function FormDone({ text, className }: FormWordsProps) {
  return (
    <div role="status" className={classNames(quiet, className)}>
      {text && (
        <p className="flex items-start gap-2 font-semibold text-basil-ink">
          <CheckIcon size={22} className="mt-px shrink-0" />
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

/** Long enough to be noticed by what reads aloud; after that the words may be out of date. */
const spokenMilliseconds = 4_000;

/** Announces all errors of a form together; each is also read with its field. */
export function SpokenProblems({ text, attempt }: SpokenProblemsProps) {
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(attempt), spokenMilliseconds);
    return () => clearTimeout(timer);
  }, [attempt]);
  return (
    <div role="alert" className="sr-only">
      {text && over !== attempt && <span key={attempt}>{text}</span>}
    </div>
  );
}
