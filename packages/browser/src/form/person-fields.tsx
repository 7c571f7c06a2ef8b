import { EmailField } from '@zanga/ui/fields/email-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import type { useContractForm } from './use-contract-form.ts';

type PersonFieldsProps = {
  readonly labels: { readonly firstname: string; readonly lastname: string; readonly email: string };
  readonly field: (
    name: 'firstname' | 'lastname' | 'email',
  ) => ReturnType<ReturnType<typeof useContractForm>['field']>;
};

/** First name, last name, email and phone of a person, the same in every form. */
export function PersonFields({ labels, field }: PersonFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={labels.firstname} autoComplete="given-name" required {...field('firstname')} />
        <TextField label={labels.lastname} autoComplete="family-name" required {...field('lastname')} />
      </div>
      <EmailField label={labels.email} autoComplete="email" {...field('email')} />
    </>
  );
}
