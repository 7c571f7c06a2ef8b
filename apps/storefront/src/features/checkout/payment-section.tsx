import type { PaymentKind } from '@zanga/contract/ordering/carts';
import { StoreIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { CardIcon, CashIcon } from '@zanga/ui/icons/till-icons.tsx';
import type { Ref } from 'react';
import { useSession } from '../../base/session/session.ts';
import type { CardPaymentHandle, WalletUse } from '../../parts/payment/card-form-port.ts';
import { CardPayment } from '../../parts/payment/card-payment.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { checkoutTexts } from './checkout-texts.ts';
import { ChoiceCard } from './choice-card.tsx';

const t = checkoutTexts.payment;

const icons = { card: CardIcon, cash: CashIcon, till: StoreIcon };

type PaymentSectionProps = {
  readonly kinds: readonly PaymentKind[];
  readonly chosen: PaymentKind | undefined;
  readonly onChoose: (kind: PaymentKind) => void;
  readonly total: number;
  readonly till: Ref<CardPaymentHandle>;
  readonly wallet: WalletUse;
};

/** How it is paid: what every part of the order allows, and nothing else. */
export function PaymentSection({ kinds, chosen, onChoose, total, till, wallet }: PaymentSectionProps) {
  const { signedIn } = useSession();
  return (
    <CheckoutSection id="payment" title={t.title} icon={CardIcon}>
      {kinds.length === 0 && <p className="text-ink-soft">{t.none}</p>}
      {kinds.length > 1 && (
        <fieldset>
          <legend className="sr-only">{t.title}</legend>
          <div className="flex flex-col gap-3 sm:flex-row">
            {kinds.map((kind) => (
              <ChoiceCard
                key={kind}
                group="payment"
                icon={icons[kind]}
                checked={chosen === kind}
                title={t.kinds[kind].name}
                hint={t.kinds[kind].hint}
                onChoose={() => onChoose(kind)}
              />
            ))}
          </div>
        </fieldset>
      )}
      {chosen === 'card' && (
        <CardPayment ref={till} customer={signedIn} amountCents={total} wallet={wallet} />
      )}
    </CheckoutSection>
  );
}
