import { WarningIcon } from '../icons/panel-icons.tsx';

type FieldErrorProps = { readonly id: string; readonly error: string | undefined };

/** Error of a field; the field refers to it, so that screen readers say it with the field. */
export function FieldError({ id, error }: FieldErrorProps) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="flex items-start gap-1.5 pt-1.5 font-medium text-small text-alarm-ink">
      <WarningIcon size={18} className="mt-px shrink-0" />
      {error}
    </p>
  );
}
