import { Button } from '@zanga/ui/button.tsx';
import { invitingTexts } from '../../base/texts/inviting-texts.ts';
import { texts } from '../../base/texts/texts.ts';
import { useAskToLogin } from '../../parts/sign-in/ask-to-login.ts';
import { ordersTexts as t } from './orders-texts.ts';

/** Advantages of an account for a guest with orders: below the orders, not in their place. */
export function SignInOffer() {
  const askToLogin = useAskToLogin();
  return (
    <section aria-labelledby="offer" className="mt-6 rounded-lg bg-lemon-wash p-5 text-lemon-ink md:p-7">
      <h2 id="offer" className="text-h4">
        {t.offerTitle}
      </h2>
      <p className="pt-1 pb-4 text-small">{t.offerBody}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void askToLogin()}>{texts.login}</Button>
        <Button variant="outline" onClick={() => void askToLogin('registrati')}>
          {invitingTexts.register}
        </Button>
      </div>
    </section>
  );
}
