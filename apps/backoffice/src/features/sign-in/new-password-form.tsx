import { errorText } from '@zanga/browser/form/error-text.ts';
import { NewPasswordFields } from '@zanga/browser/form/password-fields.tsx';
import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { useOnce } from '@zanga/browser/form/use-once.ts';
import { ApiError } from '@zanga/contract/wire/client';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { signInTexts } from './sign-in-texts.ts';

const t = signInTexts.newPassword;

/** Typed fields, and the server's errors of each. */
export const useTyped = () => {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, readonly string[]>>>({});
  const field = (name: string) => ({
    name,
    value: values[name] ?? '',
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
    error: problems[name]?.[0],
  });
  const typed = (name: string) => values[name] ?? '';
  return { field, typed, setProblems, problems };
};

type NewPasswordFormProps = {
  readonly fields: Pick<ReturnType<typeof useTyped>, 'field' | 'setProblems' | 'problems'>;
  /** Fields before the passwords. */
  readonly children?: ReactNode;
  readonly go: string;
  readonly send: () => Promise<unknown>;
};

/** Form that sets a new password; the server's errors show at their fields. */
export function NewPasswordForm({ fields, children, go, send }: NewPasswordFormProps) {
  const { busy, once } = useOnce();
  const [alert, setAlert] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { problems, setProblems } = fields;
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void once(async () => {
      setAlert(undefined);
      setProblems({});
      try {
        await send();
      } catch (error) {
        if (error instanceof ApiError) setProblems(error.fields);
        setAlert(errorText(error));
      }
    });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormAlert text={alert} />
      {children}
      <NewPasswordFields labels={t.labels} field={fields.field} />
      <SubmitButton size="large" busy={busy}>
        {go}
      </SubmitButton>
    </form>
  );
}
