import { EmailField } from '@zanga/ui/fields/email-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { UserIcon } from '@zanga/ui/icons/shop-icons.tsx';
import type { SyntheticEvent } from 'react';
import { useSession } from '../../../base/session/session.ts';
import { useAskToLogin } from '../../../parts/sign-in/ask-to-login.ts';
import type { SignUpPrefill } from '../../../parts/sign-in/sign-up-prefill.ts';
import { CheckoutSection } from '../checkout-section.tsx';
import { checkoutTexts } from '../checkout-texts.ts';
import type { ContactForm } from './use-contact-form.ts';

const t = checkoutTexts.contact;

function HasAccount() {
  const askToLogin = useAskToLogin();
  return (
    <p className="rounded-md bg-sunken px-4 py-2 text-small">
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

/** Who is called when the bell does not work; a customer finds it filled in. */
export function ContactSection({ form }: { readonly form: ContactForm }) {
  const { signedIn } = useSession();
  const errorOf = (name: keyof SignUpPrefill) => form.getFieldState(name, form.formState).error?.message;
  const field = (name: keyof SignUpPrefill) => ({
    // What was missing is no longer told as soon as it is there.
    ...form.register(name, { onChange: () => errorOf(name) && void form.trigger(name) }),
    error: errorOf(name),
  });
  // Enter in a field is no order: only the button is.
  const stay = (event: SyntheticEvent) => event.preventDefault();
  return (
    <CheckoutSection id="contact" title={t.title} icon={UserIcon} done={form.formState.isValid}>
      {!signedIn && <HasAccount />}
      <form noValidate onSubmit={stay} className="grid gap-4 sm:grid-cols-2">
        <TextField label={t.firstname} autoComplete="given-name" required {...field('firstname')} />
        <TextField label={t.lastname} autoComplete="family-name" required {...field('lastname')} />
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
    </CheckoutSection>
  );
}
