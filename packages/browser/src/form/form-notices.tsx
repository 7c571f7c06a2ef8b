import { FormAlert, SpokenProblems } from '@zanga/ui/form-alert.tsx';

type FormNoticesProps = {
  readonly alert: string | undefined;
  readonly spoken: { readonly text: string; readonly attempt: number };
};

/** What a form says of itself: seen where it failed, heard where fields are wrong. */
export function FormNotices({ alert, spoken }: FormNoticesProps) {
  return (
    <>
      <FormAlert text={alert} />
      <SpokenProblems {...spoken} />
    </>
  );
}
