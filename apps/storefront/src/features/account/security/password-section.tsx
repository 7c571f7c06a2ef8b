import { useQueryClient } from '@tanstack/react-query';
import { FormNotices } from '@zanga/browser/form/form-notices.tsx';
import { CurrentPasswordField, NewPasswordFields } from '@zanga/browser/form/password-fields.tsx';
import { useContractForm } from '@zanga/browser/form/use-contract-form.ts';
import { ChangePasswordForm as Schema } from '@zanga/contract/people/password';
import type { User } from '@zanga/contract/people/profile';
import { KeyIcon } from '@zanga/ui/icons/person-icons.tsx';
import { useService } from '../../../base/api/api.tsx';
import { AccountSection, type Ending, SectionFrame } from '../account-section.tsx';
import { accountTexts } from '../account-texts.ts';
import { SectionButtons } from '../section-buttons.tsx';
import { CreatePassword } from './create-password.tsx';
import { signInsQuery } from './sign-ins-query.ts';

const t = accountTexts.password;

type PasswordFormProps = Ending & { readonly email: string };

function PasswordForm({ email, onSaved, onCancel }: PasswordFormProps) {
  const service = useService();
  const queryClient = useQueryClient();
  const { field, submit, busy, alert, spoken } = useContractForm(Schema, {
    defaults: { old_password: '', password: '', password_confirmation: '' },
    labels: { old_password: t.old, password: t.password, password_confirmation: t.confirmation },
    send: async (body) => {
      await service.api('PATCH /api/password/change', { body });
      await queryClient.invalidateQueries({ queryKey: signInsQuery(service).queryKey });
      onSaved();
    },
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormNotices alert={alert} spoken={spoken} />
      {/* Password managers want to know whose password changes. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <CurrentPasswordField label={t.old} what={t.oldWhat} {...field('old_password')} />
      <NewPasswordFields labels={t} field={field} />
      <SectionButtons busy={busy} onCancel={onCancel} />
    </form>
  );
}

/** The password; a person who signed up by a social network can create one. */
export function PasswordSection({ user }: { readonly user: User }) {
  const frame = { id: 'password', title: t.title, icon: KeyIcon };
  if (!user.has_password)
    return (
      <SectionFrame {...frame}>
        <CreatePassword user={user} />
      </SectionFrame>
    );
  return (
    <AccountSection
      {...frame}
      summary={<p className="text-ink-soft">{t.line}</p>}
      form={(ending) => <PasswordForm email={user.email} {...ending} />}
    />
  );
}
