import { FormNotices } from '@zanga/browser/form/form-notices.tsx';
import { CurrentPasswordField } from '@zanga/browser/form/password-fields.tsx';
import { useAction } from '@zanga/browser/form/use-action.ts';
import { useContractForm } from '@zanga/browser/form/use-contract-form.ts';
import { ProfileForm as Schema, type User } from '@zanga/contract/people/profile';
import { Badge } from '@zanga/ui/badge.tsx';
import { Button } from '@zanga/ui/button.tsx';
import { EmailField } from '@zanga/ui/fields/email-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { MailIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { AccountSection, type Ending } from '../account-section.tsx';
import { accountTexts } from '../account-texts.ts';
import { SectionButtons } from '../section-buttons.tsx';
import { useSaveProfile } from '../use-save-profile.ts';

const t = accountTexts.email;

type EmailFormProps = Ending & { readonly user: User };

function EmailForm({ user, onSaved, onCancel }: EmailFormProps) {
  const saveProfile = useSaveProfile();
  const { field, submit, busy, alert, spoken } = useContractForm(Schema, {
    defaults: { email: '', ...(user.has_password && { password: '' }) },
    labels: { email: t.email, password: t.password },
    send: async (values) => {
      const { pending_email } = await saveProfile(values);
      onSaved(pending_email ? t.pending(pending_email) : undefined);
    },
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormNotices alert={alert} spoken={spoken} />
      <EmailField label={t.email} hint={t.hint} autoComplete="email" {...field('email')} />
      {user.has_password && (
        <CurrentPasswordField label={t.password} what={t.passwordWhat} {...field('password')} />
      )}
      <SectionButtons busy={busy} onCancel={onCancel} save={t.save} />
    </form>
  );
}

/** Mails a link to the account's own address: opened, it confirms the mail. */
function ConfirmEmail({ email }: { readonly email: string }) {
  const saveProfile = useSaveProfile();
  const { busy, alert, run } = useAction(async () => {
    await saveProfile({ email });
    toast({ text: t.confirmSent(email) });
  });
  return (
    <>
      <FormAlert text={alert} />
      <Button variant="outline" className="mt-3" aria-disabled={busy || undefined} onClick={run}>
        {t.confirm}
      </Button>
    </>
  );
}

/** The address one signs in with; another one counts once its link has been opened. */
export function EmailSection({ user }: { readonly user: User }) {
  return (
    <AccountSection
      id="email"
      title={t.title}
      icon={MailIcon}
      summary={
        <>
          <p className="flex flex-wrap items-center gap-2 font-medium [overflow-wrap:anywhere]">
            {user.email}
            {user.email_verified && <Badge tone="basil">{t.verified}</Badge>}
          </p>
          {user.email_to_confirm && <ConfirmEmail email={user.email} />}
          {user.pending_email && (
            <p className="pt-1 text-ink-soft text-small [overflow-wrap:anywhere]">
              {t.waiting(user.pending_email)}
            </p>
          )}
        </>
      }
      form={(ending) => <EmailForm user={user} {...ending} />}
    />
  );
}
