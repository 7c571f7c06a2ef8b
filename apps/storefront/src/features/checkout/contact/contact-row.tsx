import { EmailField } from '@zanga/ui/fields/email-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { UserIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import type { SyntheticEvent } from 'react';
import { showPhone } from '../../../base/format/phone-format.ts';
import { useSession } from '../../../base/session/session.ts';
import { useAskToLogin } from '../../../parts/sign-in/ask-to-login.ts';
import { CheckoutRow, RowBody } from '../checkout-row.tsx';
import { checkoutTexts } from '../checkout-texts.ts';
import type { Rows } from '../rows.ts';
import type { ContactForm } from './use-contact-form.ts';
import type { WrittenContact } from './written-contact.ts';

const t = checkoutTexts.contact;

function HasAccount() {
  const askToLogin = useAskToLogin();
  return (
    <p className="-my-2 text-small">
      {t.guest}{' '}
      <button
        type="button"
        onClick={() => void askToLogin()}
        className="min-h-11 font-semibold text-tomato-ink underline underline-offset-4"
      >
        {t.login}
      </button>
    </p>
  );
}

function ContactFields({ form }: Pick<ContactForm, 'form'>) {
  const errorOf = (name: keyof WrittenContact) => form.getFieldState(name, form.formState).error?.message;
  const field = (name: keyof WrittenContact) => ({
    // An error disappears while typing, as soon as the field is right.
    ...form.register(name, { onChange: () => errorOf(name) && void form.trigger(name) }),
    error: errorOf(name),
  });
  // Enter in a field is no order: only the button is.
  const stay = (event: SyntheticEvent) => event.preventDefault();
  return (
    <form noValidate onSubmit={stay} className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t.name}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        required
        className="sm:col-span-2"
        {...field('name')}
      />
      <TextField
        label={t.telephone}
        hint={t.line}
        type="tel"
        autoComplete="tel"
        required
        {...field('telephone')}
      />
      <EmailField label={t.email} hint={t.emailHint} autoComplete="email" {...field('email')} />
    </form>
  );
}

type ContactRowProps = { readonly contact: ContactForm; readonly rows: Rows };

/** Person to call when the bell does not work; a complete contact is one line. */
export function ContactRow({ contact, rows }: ContactRowProps) {
  const { form, known, waiting } = contact;
  const { signedIn } = useSession();
  const { name, telephone, email } = form.watch();
  const wrong = Object.keys(form.formState.errors).length > 0;
  const open = !waiting && (!known || wrong || rows.isOpen('contact'));
  return (
    <CheckoutRow
      id="contact"
      icon={UserIcon}
      title={t.title}
      line={waiting ? <Skeleton className="h-5 w-40" /> : name}
      detail={!waiting && [showPhone(telephone), email].join(' · ')}
      open={open}
      onToggle={known && !wrong ? () => rows.toggle('contact') : undefined}
    >
      {open && (
        <RowBody>
          {!signedIn && <HasAccount />}
          <ContactFields form={form} />
        </RowBody>
      )}
    </CheckoutRow>
  );
}
