import { FormAlert, SpokenProblems } from '@zanga/ui/form-alert.tsx';

type FormNoticesProps = {
  readonly alert: string | undefined;
  readonly spoken: { readonly text: string; readonly attempt: number };
};

/** Errors of a form: shown above it, and announced field by field. */
export function FormNotices({ alert, spoken }: FormNoticesProps) {
  return (
    <>
      <FormAlert text={alert} />
      <SpokenProblems {...spoken} />
    </>
  );
}
