import { PasswordField } from '@zanga/ui/fields/password-field.tsx';
import type { ComponentProps } from 'react';
import { formTexts } from './form-texts.ts';

const words = { reveal: formTexts.reveal, conceal: formTexts.conceal };

type RegisteredField = Omit<ComponentProps<typeof PasswordField>, 'label' | 'what' | 'reveal' | 'conceal'>;

type NewPasswordFieldsProps = {
  readonly labels: {
    readonly password: string;
    readonly passwordHint: string;
    readonly passwordWhat: string;
    readonly confirmation: string;
    readonly confirmationWhat: string;
  };
  readonly field: (name: 'password' | 'password_confirmation') => RegisteredField;
};

/** A new password, typed twice. */
export function NewPasswordFields({ labels, field }: NewPasswordFieldsProps) {
  const same = { autoComplete: 'new-password', required: true, ...words };
  return (
    <>
      <PasswordField
        label={labels.password}
        hint={labels.passwordHint}
        what={labels.passwordWhat}
        {...same}
        {...field('password')}
      />
      <PasswordField
        label={labels.confirmation}
        what={labels.confirmationWhat}
        {...same}
        {...field('password_confirmation')}
      />
    </>
  );
}

type CurrentPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'autoComplete' | 'reveal' | 'conceal' | 'required'
>;

/** The person's current password: `current-password` lets the browser offer its saved one. */
export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  return <PasswordField autoComplete="current-password" required {...words} {...props} />;
}
