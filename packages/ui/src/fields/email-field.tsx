import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete'> & {
  /** The name one signs in with, or where one is written to: browsers offer each from another store. */
  readonly autoComplete: 'username' | 'email';
};

/** Email field, without capitals or spell checking. */
export function EmailField(props: EmailFieldProps) {
  return <TextField type="email" autoCapitalize="none" spellCheck={false} required {...props} />;
}
