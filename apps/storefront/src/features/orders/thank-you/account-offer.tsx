import type { Order } from '@zanga/contract/ordering/orders';
import { Button } from '@zanga/ui/button.tsx';
import { useSession } from '../../../base/session/session.ts';
import { useAskToLogin } from '../../../parts/sign-in/ask-to-login.ts';
import { rememberForSignUp } from '../../../parts/sign-in/sign-up-prefill.ts';
import { thankYouTexts } from './thank-you-texts.ts';

const t = thankYouTexts.account;

/** Offers an account to a guest, whose order already holds all data for it. */
export function AccountOffer({ order }: { readonly order: Order }) {
  const { signedIn } = useSession();
  const askToLogin = useAskToLogin();
  if (signedIn) return null;
  const offer = () => {
    rememberForSignUp(order.contact);
    void askToLogin('registrati');
  };
  return (
    <section aria-labelledby="offer" className="rounded-lg bg-lemon-wash p-5 md:p-7">
      <h2 id="offer" className="text-h4">
        {t.title}
      </h2>
      <p className="py-3 text-small">{t.body}</p>
      <Button variant="outline" onClick={offer}>
        {t.action}
      </Button>
    </section>
  );
}
