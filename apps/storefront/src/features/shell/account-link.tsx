import { Link } from '@tanstack/react-router';
import { UserIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { useSession } from '../../base/session/session.ts';
import { shellTexts as t } from './shell-texts.ts';

type AccountLinkProps = {
  readonly className: string;
  /** Shows the label under the icon; otherwise only screen readers get it. */
  readonly labelled?: boolean;
};

/** Link to the account, or to the login for visitors. */
export function AccountLink({ className, labelled = false }: AccountLinkProps) {
  const { signedIn, firstname } = useSession();
  if (!signedIn)
    return (
      <OverlayLink name="accesso" value="accedi" className={className}>
        <UserIcon />
        <span className={labelled ? undefined : 'sr-only'}>{t.login}</span>
      </OverlayLink>
    );
  return (
    <Link to="/account" className={className}>
      <span className="relative">
        <UserIcon />
        <span
          aria-hidden="true"
          className="absolute -end-0.5 -top-0.5 size-2.5 rounded-full border-2 border-canvas bg-basil"
        />
      </span>
      <span className={labelled ? undefined : 'sr-only'}>
        {t.account}
        {firstname && <span className="sr-only"> {t.accountOf(firstname)}</span>}
      </span>
    </Link>
  );
}
