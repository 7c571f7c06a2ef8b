import type { Cart } from '@zanga/contract/ordering/carts';
import { GiftIcon, TicketIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { CouponField } from '../../parts/coupons/coupon-field.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { checkoutTexts as t } from './checkout-texts.ts';
import { ContactSection } from './contact/contact-section.tsx';
import type { ContactForm } from './contact/use-contact-form.ts';
import { PartIssues } from './delivery/part-issues.tsx';
import { PartSection } from './delivery/part-section.tsx';
import { useDeliveries } from './delivery/use-deliveries.ts';
import { GiftField } from './gift-field.tsx';
import { OrderingConditions } from './ordering-conditions.tsx';

/** Tickets are had at once: there is nothing to choose, only something to know. */
function TicketsPart({ cart }: { readonly cart: Cart }) {
  return (
    <CheckoutSection id="tickets" title={t.parts.tickets} icon={TicketIcon}>
      <p>{t.tickets}</p>
      <PartIssues cart={cart} part="tickets" />
    </CheckoutSection>
  );
}

type DraftStepsProps = {
  readonly cart: Cart;
  readonly contact: ContactForm;
};

/** What is chosen before it is paid; each choice goes to the cart, and what is shown is its answer. */
export function DraftSteps({ cart, contact }: DraftStepsProps) {
  const { deliveries, say } = useDeliveries(cart);
  return (
    <>
      <OrderingConditions cart={cart} />
      {deliveries.length > 1 && (
        <p className="rounded-lg bg-majolica-wash p-4 font-medium text-majolica-ink md:p-5">
          {t.twoDeliveries}
        </p>
      )}
      {deliveries.map((delivery) => (
        <PartSection key={delivery.part} cart={cart} delivery={delivery} say={say} />
      ))}
      {cart.deliveries.some(({ part }) => part === 'tickets') && <TicketsPart cart={cart} />}
      <ContactSection form={contact} />
      <CheckoutSection id="coupon" title={t.couponAndGift} icon={GiftIcon}>
        <CouponField cart={cart} />
        <GiftField cart={cart} />
      </CheckoutSection>
    </>
  );
}
