import { errorText } from '@zanga/browser/form/error-text.ts';
import { ApiError } from '@zanga/contract/wire/client';
import { Button } from '@zanga/ui/button.tsx';
import { EmailField } from '@zanga/ui/fields/email-field.tsx';
import { PasswordField } from '@zanga/ui/fields/password-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { enter } from '../enter.ts';
import { signInTexts } from '../sign-in-texts.ts';
import { firstOwnerTexts as t } from './first-owner-texts.ts';

const empty = { key: '', firstname: '', lastname: '', email: '', password: '', password_confirmation: '' };
type Values = typeof empty;
type Problems = Readonly<Record<string, readonly string[]>>;

/** Sends the form; the server alone checks its fields, so that each rule stands once. */
const useBecoming = (onEntered: () => void) => {
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [alert, setAlert] = useState<string>();
  const become = async (values: Values) => {
    if (busy) return;
    setBusy(true);
    setProblems({});
    setAlert(undefined);
    try {
      await service.api('POST /api/backoffice/first-owner', { body: values });
      await enter(values.email, values.password);
      onEntered();
    } catch (error) {
      if (error instanceof ApiError) setProblems(error.fields ?? {});
      setAlert(errorText(error));
    }
    setBusy(false);
  };
  return { busy, problems, alert, become };
};

export function FirstOwnerForm({ onEntered }: { readonly onEntered: () => void }) {
  const { busy, problems, alert, become } = useBecoming(onEntered);
  const [values, setValues] = useState(empty);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const field = (name: keyof Values) => ({
    name,
    value: values[name],
    required: true,
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
    error: problems[name]?.[0],
  });
  const secret = { reveal: signInTexts.reveal, conceal: signInTexts.conceal, autoComplete: 'new-password' };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void become(values);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormAlert text={alert} />
      <TextField label={t.key} hint={t.keyHint} autoComplete="off" spellCheck={false} {...field('key')} />
      <TextField label={t.firstname} autoComplete="given-name" {...field('firstname')} />
      <TextField label={t.lastname} autoComplete="family-name" {...field('lastname')} />
      <EmailField label={t.email} autoComplete="username" {...field('email')} />
      <PasswordField
        label={t.password}
        what={signInTexts.passwordWhat}
        hint={t.passwordHint}
        {...secret}
        {...field('password')}
      />
      <PasswordField
        label={t.confirmation}
        what={t.confirmationWhat}
        {...secret}
        {...field('password_confirmation')}
      />
      <Button type="submit" size="large" aria-disabled={busy || undefined}>
        {busy ? texts.sending : t.become}
      </Button>
    </form>
  );
}
