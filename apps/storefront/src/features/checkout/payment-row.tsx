import type { PaymentKind } from '@zanga/contract/ordering/carts';
import { StoreIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { CardIcon, CashIcon } from '@zanga/ui/icons/till-icons.tsx';
import { type Ref, useState } from 'react';
import { useSession } from '../../base/session/session.ts';
import type { CardPaymentHandle, WalletUse } from '../../parts/payment/card-form-port.ts';
import { CardPayment } from '../../parts/payment/card-payment.tsx';
import { CheckoutRow, RowBody } from './checkout-row.tsx';
import { checkoutTexts } from './checkout-texts.ts';
import { ChoiceCard } from './choice-card.tsx';
import type { Rows } from './rows.ts';

const t = checkoutTexts.payment;

const icons = { card: CardIcon, cash: CashIcon, till: StoreIcon };

type Kinds = {
  readonly kinds: readonly PaymentKind[];
  readonly chosen: PaymentKind | undefined;
  readonly onChoose: (kind: PaymentKind) => void;
};

function KindChoice({ kinds, chosen, onChoose }: Kinds) {
  return (
    <fieldset>
      <legend className="sr-only">{t.title}</legend>
      <div className="flex gap-2 sm:gap-3 max-sm:flex-wrap">
        {kinds.map((kind) => (
          <ChoiceCard
            key={kind}
            brief
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
  );
}

type PaymentRowProps = Kinds & {
  readonly total: number;
  readonly till: Ref<CardPaymentHandle>;
  readonly wallet: WalletUse;
  readonly rows: Rows;
  /** Every part has its mode: an empty list of ways to pay is then final. */
  readonly settled: boolean;
};

/** Ways to pay that all parts of the order allow. A saved card is one line. */
export function PaymentRow({ till, total, wallet, rows, settled, ...choice }: PaymentRowProps) {
  const { kinds, chosen, onChoose } = choice;
  const { signedIn } = useSession();
  const [card, setCard] = useState<string>();
  const [walletPlace, setWalletPlace] = useState<HTMLElement | null>(null);
  const line = chosen === 'card' ? card : chosen && t.kinds[chosen].name;
  const open = line === undefined || rows.isOpen('payment');
  return (
    <CheckoutRow
      id="payment"
      icon={chosen ? icons[chosen] : CardIcon}
      title={t.title}
      line={line}
      detail={chosen && chosen !== 'card' ? t.kinds[chosen].hint : undefined}
      open={open}
      onToggle={line === undefined ? undefined : () => rows.toggle('payment')}
      before={<div ref={setWalletPlace} className="px-4 pt-4 empty:p-0 has-[>[inert]]:p-0 md:px-6" />}
    >
      <RowBody folded={!open}>
        {kinds.length === 0 && <p className="text-ink-soft">{settled ? t.noWay : t.none}</p>}
        {open && kinds.length > 1 && (
          <KindChoice
            {...choice}
            onChoose={(kind) => {
              rows.open('payment');
              onChoose(kind);
            }}
          />
        )}
        {chosen === 'card' && (
          <CardPayment
            ref={till}
            customer={signedIn}
            amountCents={total}
            wallet={{ ...wallet, place: walletPlace }}
            folded={!open}
            onCard={setCard}
          />
        )}
      </RowBody>
    </CheckoutRow>
  );
}
