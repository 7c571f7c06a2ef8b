import { Link } from '@tanstack/react-router';
import { listTexts } from '../../parts/address/address-texts.ts';
import { paymentTexts } from '../../parts/payment/payment-texts.ts';
import { accountTexts } from './account-texts.ts';
import { notificationTexts } from './notifications/notification-texts.ts';
import { consentTexts, dataTexts, devicesTexts, leaveTexts } from './privacy/privacy-texts.ts';
import { tastesTexts } from './tastes-texts.ts';

const links = [
  ['chi-sei', accountTexts.profile.title],
  ['email', accountTexts.email.title],
  ['cellulare', accountTexts.phone.title],
  ['password', accountTexts.password.title],
  ['indirizzi', listTexts.title],
  ['gusti', tastesTexts.title],
  ['carte', paymentTexts.saved.title],
  ['notifiche', notificationTexts.title],
  ['consensi', consentTexts.title],
  ['dispositivi', devicesTexts.title],
  ['esporta', dataTexts.title],
  ['elimina', leaveTexts.title],
] as const;

/** Links to the sections of the page, on screens wide enough for them. */
export function SectionLinks() {
  return (
    <nav
      aria-label={accountTexts.nav}
      className="sticky top-[calc(var(--header-height)+1.5rem)] max-lg:hidden"
    >
      <ul className="flex flex-col">
        {links.map(([id, title]) => (
          <li key={id}>
            <Link
              to="."
              hash={id}
              replace
              className="flex min-h-11 items-center rounded-sm px-3 font-medium text-ink-soft hover:bg-sunken hover:text-ink"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
