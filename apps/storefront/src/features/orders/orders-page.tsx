import { useHydrated } from '@tanstack/react-router';
import { useSession } from '../../base/session/session.ts';
import { SignInInvitation } from '../../parts/sign-in/sign-in-invitation.tsx';
import { GuestList } from './guest-list.tsx';
import { OrdersList } from './orders-list.tsx';
import { ordersTexts as t } from './orders-texts.ts';

/** One's orders (RTE-13); whose they are is known only in the browser. */
export function OrdersPage({ page }: { readonly page: number }) {
  const hydrated = useHydrated();
  const { signedIn } = useSession();
  if (hydrated && !signedIn)
    return (
      <>
        <SignInInvitation title={t.visitorTitle} body={t.visitorBody} />
        <GuestList />
      </>
    );
  return (
    <div className="page pt-6 pb-10 md:pt-10">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-h1">{t.title}</h1>
        <p className="pb-6 text-ink-soft text-lead">{t.line}</p>
        <OrdersList page={page} />
      </div>
    </div>
  );
}
