import { FormNotices } from '@zanga/browser/form/form-notices.tsx';
import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { useContractForm } from '@zanga/browser/form/use-contract-form.ts';
import { ProfileForm as Schema, type User } from '@zanga/contract/people/profile';
import { localDate } from '@zanga/domain/time';
import { formatLocalDate } from '@zanga/domain/time-format';
import { DateField } from '@zanga/ui/fields/date-field.tsx';
import { isoOf, partsOf } from '@zanga/ui/fields/date-parts.ts';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { UserIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { AccountSection, type Ending } from './account-section.tsx';
import { accountTexts } from './account-texts.ts';
import { Facts } from './facts.tsx';
import { SectionButtons } from './section-buttons.tsx';
import { useSaveProfile } from './use-save-profile.ts';

const t = accountTexts.profile;

type ProfileFormProps = Ending & { readonly user: User };

function ProfileForm({ user, onSaved, onCancel }: ProfileFormProps) {
  const saveProfile = useSaveProfile();
  const { firstname, lastname, birthdate } = user;
  const { form, field, submit, busy, alert, spoken } = useContractForm(Schema, {
    defaults: { firstname, lastname, birthdate },
    labels: { firstname: t.firstname, lastname: t.lastname, birthdate: t.birthdate },
    send: async (values) => {
      await saveProfile(values);
      onSaved();
    },
  });
  const { field: date, fieldState } = useController({ control: form.control, name: 'birthdate' });
  const [parts, setParts] = useState(() => partsOf(birthdate));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormNotices alert={alert} spoken={spoken} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t.firstname} autoComplete="given-name" required {...field('firstname')} />
        <TextField label={t.lastname} autoComplete="family-name" required {...field('lastname')} />
      </div>
      <DateField
        label={t.birthdate}
        note={formTexts.optional}
        hint={t.birthdateHint}
        error={fieldState.error && t.birthdateWrong}
        words={t.dateWords}
        parts={parts}
        ref={date.ref}
        onChange={(next) => {
          const iso = isoOf(next);
          setParts(next);
          // Half a date is passed on unchanged, for the schema to refuse.
          date.onChange(iso === undefined ? Object.values(next).join('-') : iso);
        }}
      />
      <SectionButtons busy={busy} onCancel={onCancel} />
    </form>
  );
}

/** Names and birthdate. */
export function ProfileSection({ user }: { readonly user: User }) {
  return (
    <AccountSection
      id="chi-sei"
      title={t.title}
      icon={UserIcon}
      summary={
        <Facts
          facts={[
            [t.firstname, user.firstname],
            [t.lastname, user.lastname],
            [t.birthdate, user.birthdate && formatLocalDate(localDate(user.birthdate))],
          ]}
        />
      }
      form={(ending) => <ProfileForm user={user} {...ending} />}
    />
  );
}
