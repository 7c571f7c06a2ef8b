import { FormNotices } from '@zanga/browser/form/form-notices.tsx';
import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { useContractForm } from '@zanga/browser/form/use-contract-form.ts';
import { ConfirmForm } from '@zanga/contract/people/profile';
import { PasswordField } from '@zanga/ui/fields/password-field.tsx';
import { FormButtons } from '@zanga/ui/form-buttons.tsx';
import { useService } from '../../../base/api/api.tsx';
import { confirmTexts as t } from './confirm-texts.ts';

type ConfirmAgainProps = { readonly onConfirmed: () => void; readonly onCancel: () => void };

/** Asks for the password again, before what must not be possible on a phone left lying about. */
export function ConfirmAgain({ onConfirmed, onCancel }: ConfirmAgainProps) {
  const service = useService();
  const { field, submit, busy, alert, spoken } = useContractForm(ConfirmForm, {
    defaults: { password: '' },
    labels: { password: t.password },
    send: async (body) => {
      await service.api('POST /api/customer/confirm', { body });
      onConfirmed();
    },
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormNotices alert={alert} spoken={spoken} />
      <p className="text-ink-soft">{t.line}</p>
      <PasswordField
        label={t.password}
        what={t.what}
        autoComplete="current-password"
        required
        reveal={formTexts.reveal}
        conceal={formTexts.conceal}
        {...field('password')}
      />
      <FormButtons
        busy={busy}
        submit={t.confirm}
        sending={formTexts.sending}
        cancel={formTexts.cancel}
        onCancel={onCancel}
      />
    </form>
  );
}
