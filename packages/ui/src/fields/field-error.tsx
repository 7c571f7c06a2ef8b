import { WarningIcon } from '../icons/panel-icons.tsx';

type FieldErrorProps = { readonly id: string; readonly error: string | undefined };

/** What is wrong with a field; the field refers to it, so it is read when one gets there. */
export function FieldError({ id, error }: FieldErrorProps) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="flex items-start gap-1.5 pt-1.5 font-medium text-small text-tomato-ink">
      <WarningIcon size={18} className="mt-px shrink-0" />
      {error}
    </p>
  );
}
