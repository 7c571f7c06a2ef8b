import { FormNotices } from '@zanga/browser/form/form-notices.tsx';
import { PersonFields } from '@zanga/browser/form/person-fields.tsx';
import { useContractForm } from '@zanga/browser/form/use-contract-form.ts';
import { ContactForm, CustomerContactForm } from '@zanga/contract/brand/contact';
import type { User } from '@zanga/contract/people/profile';
import { useService } from '../../base/api/api.tsx';
import { contactTexts as t } from './contact-texts.ts';
import { MessageFields } from './message-fields.tsx';
import { messageLabels, type SentProps, useContactCaptcha, useFirstWords } from './use-contact-form.ts';

const form = 'flex flex-col gap-4';

/** Form of a visitor, with name and email. */
export function GuestForm({ onSent }: SentProps) {
  const service = useService();
  const { captcha, renewing, solve } = useContactCaptcha();
  const { field, submit, busy, alert, spoken } = useContractForm(ContactForm, {
    defaults: { firstname: '', lastname: '', email: '', ...useFirstWords() },
    labels: { firstname: t.firstname, lastname: t.lastname, email: t.email, ...messageLabels },
    before: async ({ setValue }) => setValue('captcha', await solve()),
    send: (body) =>
      renewing(async () => {
        const { reference } = await service.api('POST /api/contact', { body });
        onSent({ reference, email: body.email });
      }),
  });
  return (
    <form noValidate onSubmit={submit} className={form}>
      <FormNotices alert={alert} spoken={spoken} />
      <PersonFields labels={t} field={field} />
      <MessageFields field={field} captcha={captcha} busy={busy} />
    </form>
  );
}

/** Form of a customer, without name and email. */
export function CustomerForm({ user, onSent }: SentProps & { readonly user: User }) {
  const service = useService();
  const { captcha, renewing, solve } = useContactCaptcha();
  const { field, submit, busy, alert, spoken } = useContractForm(CustomerContactForm, {
    defaults: useFirstWords(),
    labels: messageLabels,
    before: async ({ setValue }) => setValue('captcha', await solve()),
    send: (body) =>
      renewing(async () => {
        const { reference } = await service.api('POST /api/customer/contact', { body });
        onSent({ reference, email: user.email });
      }),
  });
  return (
    <form noValidate onSubmit={submit} className={form}>
      <FormNotices alert={alert} spoken={spoken} />
      <p className="text-small">{t.writingAs(`${user.firstname} ${user.lastname}`.trim(), user.email)}</p>
      <MessageFields field={field} captcha={captcha} busy={busy} />
    </form>
  );
}
