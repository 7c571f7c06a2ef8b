import { useHydrated } from '@tanstack/react-router';
import { useSession } from '../../base/session/session.ts';
import { useStored } from '../../base/storage/storage.ts';
import { SignInInvitation } from '../../parts/sign-in/sign-in-invitation.tsx';
import { GuestList } from './guest-list.tsx';
import { OrdersList } from './orders-list.tsx';
import { ordersTexts as t } from './orders-texts.ts';
import { SignInOffer } from './sign-in-offer.tsx';

/** The person's orders (RTE-13); the server does not know the person, so only the browser draws them. */
export function OrdersPage({ page }: { readonly page: number }) {
  const hydrated = useHydrated();
  const { signedIn } = useSession();
  const isGuest = useStored('orders') !== null && !signedIn;
  if (hydrated && !signedIn && !isGuest)
    return <SignInInvitation title={t.visitorTitle} body={t.visitorBody} />;
  return (
    <div className="page pt-6 pb-10 md:pt-10">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-h1">{t.title}</h1>
        <p className="pb-6 text-ink-soft text-lead">{t.line}</p>
        {isGuest ? (
          <>
            <GuestList />
            <SignInOffer />
          </>
        ) : (
          <OrdersList page={page} />
        )}
      </div>
    </div>
  );
}
