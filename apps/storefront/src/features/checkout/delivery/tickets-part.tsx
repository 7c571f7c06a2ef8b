import type { Cart } from '@zanga/contract/ordering/carts';
import { TicketIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { CheckoutSection } from '../checkout-section.tsx';
import { checkoutTexts as t } from '../checkout-texts.ts';
import { PartIssues } from './part-issues.tsx';

/** Tickets are had at once: there is nothing to choose, only something to know. */
export function TicketsPart({ cart }: { readonly cart: Cart }) {
  return (
    <CheckoutSection id="tickets" title={t.parts.tickets} icon={TicketIcon}>
      <p>{t.tickets}</p>
      <PartIssues cart={cart} part="tickets" />
    </CheckoutSection>
  );
}
