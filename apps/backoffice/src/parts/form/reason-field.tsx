import { Chip } from '@zanga/ui/chip.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';

type ReasonFieldProps = {
  readonly label: string;
  /** Reasons to choose by one tap. */
  readonly reasons?: readonly string[];
  readonly value: string;
  readonly onChange: (reason: string) => void;
  readonly error: string | undefined;
};

/** A reason: a usual one, or own words. */
export function ReasonField({ label, reasons = [], value, onChange, error }: ReasonFieldProps) {
  return (
    <>
      {reasons.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {reasons.map((words) => (
            <Chip
              key={words}
              pressed={value === words}
              className="max-w-full whitespace-normal! text-start"
              onClick={() => onChange(words)}
            >
              {words}
            </Chip>
          ))}
        </div>
      )}
      <TextField
        label={label}
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error}
      />
    </>
  );
}

/** Whether a reason is too short. */
export const isNoReason = (reason: string): boolean => reason.trim().length < 3;
