import { Link } from '@tanstack/react-router';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { CardPage } from '../../base/page/card-page.tsx';
import { useSession } from '../../base/session/session.ts';
import { texts } from '../../base/texts/texts.ts';
import { sharedTexts as t } from './shared-texts.ts';

/** A link whose coupon is refused for good: the server's reason under a title of ours. */
export function RefusedCard({ title, text }: { readonly title: string; readonly text: string }) {
  const { signedIn } = useSession();
  return (
    <CardPage title={title}>
      <p role="alert" className="pb-5">
        {text}
      </p>
      <div className="flex flex-wrap gap-3">
        {signedIn && (
          <Link to="/coupons" className={buttonStyle()}>
            {t.mine}
          </Link>
        )}
        <Link to="/home" className={buttonStyle({ variant: 'outline' })}>
          {texts.goHome}
        </Link>
      </div>
    </CardPage>
  );
}
