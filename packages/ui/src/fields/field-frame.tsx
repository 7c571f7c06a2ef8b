import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

/** Texts around a field: label, hint and error. */
export type FieldWords = {
  readonly label: string;
  /** Beside the label: that it may be left empty, say. */
  readonly note?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
};

/** Ids of the hint and the error, for `aria-describedby`. */
export const describedBy = (id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

type FieldFrameProps = FieldWords & {
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Frame of a field: label above, hint beneath it, error under the field. */
export function FieldFrame({ id, label, note, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="block pb-1.5 font-semibold text-small">
        {label}
        {note && <span className="font-normal text-ink-soft"> {note}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="pt-1.5 text-caption text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
