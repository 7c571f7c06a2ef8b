import { TextField } from '@zanga/ui/fields/text-field.tsx';

const texts = {
  password: 'La tua password',
  line: 'Per dare indietro dei soldi ci serve di nuovo: vale dieci minuti.',
} as const;

type PasswordAgainProps = { readonly value: string; readonly onChange: (password: string) => void };

/** Asks for the password again, where the sign-in is too old for giving money back. */
export function PasswordAgain({ value, onChange }: PasswordAgainProps) {
  return (
    <TextField
      label={texts.password}
      hint={texts.line}
      type="password"
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
