import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete'> & {
  /** Name for signing in, or address for mail: browsers offer each from another store. */
  readonly autoComplete: 'username' | 'email';
};

/** Email field, without capitals or spell checking. */
export function EmailField(props: EmailFieldProps) {
  return <TextField type="email" autoCapitalize="none" spellCheck={false} required {...props} />;
}
