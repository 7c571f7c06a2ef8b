import { isApiError } from '@zanga/browser/api/api-error.ts';
import { FormNotices } from '@zanga/browser/form/form-notices.tsx';
import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { useContractForm } from '@zanga/browser/form/use-contract-form.ts';
import { PhoneForm } from '@zanga/contract/people/registration';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { useService } from '../../base/api/api.tsx';
import { showPhone } from '../../base/format/phone-format.ts';
import type { PendingPhone } from './pending-phone.ts';
import { registrationTexts as t } from './registration-texts.ts';

type PhoneStepProps = {
  readonly confirmed: string | null;
  /** The number that already waits for its code. */
  readonly pending: PendingPhone | null;
  readonly onSent: (pending: PendingPhone) => void;
  readonly onSame: () => void;
};

/** Enters or changes the phone number. */
export function PhoneStep({ confirmed, pending, onSent, onSame }: PhoneStepProps) {
  const service = useService();
  const { field, submit, busy, alert, spoken } = useContractForm(PhoneForm, {
    defaults: { telephone: showPhone(pending?.telephone ?? confirmed ?? '') },
    labels: { telephone: t.phone },
    send: async ({ telephone }) => {
      if (telephone === confirmed) return onSame();
      try {
        const { resend_in, expires_in } = await service.api('POST /api/register/change', {
          body: { telephone },
        });
        onSent({ telephone, resend_in, expires_in });
      } catch (error) {
        // A code for this number is on its way: go on to its field instead of asking for another one.
        if (isApiError(error) && error.code === 'phone.resend_wait' && pending?.telephone === telephone)
          return onSent(pending);
        throw error;
      }
    },
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormNotices alert={alert} spoken={spoken} />
      <p className="text-ink-soft">{t.phoneIntro}</p>
      <TextField
        label={t.phone}
        hint={t.phoneHint}
        type="tel"
        autoComplete="tel"
        required
        {...field('telephone')}
      />
      <SubmitButton busy={busy}>{t.send}</SubmitButton>
    </form>
  );
}
