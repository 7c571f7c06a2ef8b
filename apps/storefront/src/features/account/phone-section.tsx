import { Link } from '@tanstack/react-router';
import type { User } from '@zanga/contract/people/profile';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { PhoneIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { showPhone } from '../../base/format/phone-format.ts';
import { SectionFrame } from './account-section.tsx';
import { accountTexts } from './account-texts.ts';

const t = accountTexts.phone;

/** The confirmed number; it is changed where codes are confirmed. */
export function PhoneSection({ user: { telephone, pending_telephone } }: { readonly user: User }) {
  return (
    <SectionFrame
      id="cellulare"
      title={t.title}
      icon={PhoneIcon}
      action={
        <Link
          to="/registration/telephone"
          state={{ from: '/account/dati' }}
          className={buttonStyle({ variant: 'quiet', size: 'inline' }, '-me-3')}
        >
          {t.change}
        </Link>
      }
    >
      <p className="font-medium">{telephone && showPhone(telephone)}</p>
      {pending_telephone && (
        <p className="pt-1 text-ink-soft text-small">{t.pending(showPhone(pending_telephone.telephone))}</p>
      )}
    </SectionFrame>
  );
}
