import { useHydrated } from '@tanstack/react-router';
import { useSession } from '../../base/session/session.ts';
import { SignInInvitation } from '../../parts/sign-in/sign-in-invitation.tsx';
import { CodeForm } from './code-form.tsx';
import { CouponsList } from './coupons-list.tsx';
import { couponsTexts as t } from './coupons-texts.ts';

/** The person's coupons (RTE-15); the server does not know the person, so only the browser draws them. */
export function CouponsPage() {
  const hydrated = useHydrated();
  const { signedIn } = useSession();
  if (hydrated && !signedIn) return <SignInInvitation title={t.visitorTitle} body={t.visitorBody} />;
  return (
    <div className="page pt-6 pb-10 md:pt-10">
      <h1 className="text-h1">{t.title}</h1>
      <p className="pt-2 pb-6 text-ink-soft text-lead">{t.line}</p>
      {hydrated && <CodeForm />}
      {hydrated && <CouponsList />}
    </div>
  );
}
