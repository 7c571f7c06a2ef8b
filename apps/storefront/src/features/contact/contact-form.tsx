import { useState } from 'react';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { useSession } from '../../base/session/session.ts';
import { useUser } from '../../base/session/user.ts';
import { CustomerForm, GuestForm } from './contact-forms.tsx';
import { ContactSent } from './contact-sent.tsx';
import type { SentMessage } from './use-contact-form.ts';

/** Contact form: asks a customer only for missing data, and shows the reference number once sent. */
export default function ContactForm() {
  const { signedIn } = useSession();
  const { data: user, error, refetch } = useUser();
  const [sent, setSent] = useState<SentMessage>();
  if (sent) return <ContactSent {...sent} onAgain={() => setSent(undefined)} />;
  if (!signedIn) return <GuestForm onSent={setSent} />;
  if (user) return <CustomerForm user={user} onSent={setSent} />;
  return error ? <LoadingProblem error={error} onRetry={() => void refetch()} /> : null;
}
