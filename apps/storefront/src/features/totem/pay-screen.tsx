import type { Cart } from '@zanga/contract/ordering/carts';
import type { TotemHere } from '@zanga/contract/shops/totems';
import { classNames } from '@zanga/ui/class-names.ts';
import { CheckIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useState } from 'react';
import { TotemAmount } from './basket/totem-amount.tsx';
import { TotemFrame } from './totem-frame.tsx';
import { totemTexts as t } from './totem-texts.ts';
import { BigChoice } from './where-screen.tsx';

export type TotemPayment = { readonly payment: 'card' | 'till'; readonly ofAge: boolean };

type PayScreenProps = {
  readonly here: TotemHere;
  readonly cart: Cart;
  /** The price is being asked for. */
  readonly pricing: boolean;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onPay: (paying: TotemPayment) => void;
  readonly onBack: () => void;
};

/** Ways to pay; a cart with an age limit first asks for the age. */
export function PayScreen({ here, cart, pricing, busy, problem, onPay, onBack }: PayScreenProps) {
  const limited = cart.items.some(({ product }) => product.age_limit !== null);
  const [ofAge, setOfAge] = useState(false);
  const [tried, setTried] = useState(false);
  const waits = busy || pricing;
  const pay = (payment: TotemPayment['payment']) => {
    setTried(true);
    if (!waits && (!limited || ofAge)) onPay({ payment, ofAge: limited && ofAge });
  };
  const said = tried && limited && !ofAge ? t.ofAgeFirst : problem;
  const offers = (payment: TotemPayment['payment']) =>
    here.payments.includes(payment) && cart.payments.includes(payment);
  return (
    <TotemFrame centred title={t.pay} onBack={onBack}>
      <div className="mx-auto flex max-w-5xl flex-col gap-6">
        <p className="text-center font-bold font-display text-h1">
          <TotemAmount amount={cart.total_price} pending={pricing} />
        </p>
        <div role="alert">
          {said && (
            <p className="rounded-lg bg-lemon-wash p-5 font-semibold text-h4 text-lemon-ink">{said}</p>
          )}
        </div>
        {limited && (
          <button
            type="button"
            aria-pressed={ofAge}
            onClick={() => setOfAge(!ofAge)}
            className={classNames(
              'flex min-h-20 items-center gap-4 rounded-lg border-2 p-5 text-start',
              ofAge ? 'border-tomato bg-tomato-wash' : 'border-line-strong bg-surface',
            )}
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-md border-2 border-current">
              {ofAge && <CheckIcon size={28} />}
            </span>
            <span>
              <span className="block font-bold text-h4">{t.ofAge}</span>
              <span className="block text-lead">{t.ofAgeLine}</span>
            </span>
          </button>
        )}
        <div className="flex flex-col gap-6 landscape:flex-row">
          {offers('card') && <BigChoice title={t.card} line={t.cardLine} onClick={() => pay('card')} />}
          {offers('till') && <BigChoice title={t.till} line={t.tillLine} onClick={() => pay('till')} />}
        </div>
        <p role="status" className="text-center text-lead">
          {waits ? t.sending : t.duty}
        </p>
        {here.trial && offers('card') && <p className="text-center text-ink-soft text-lead">{t.trial}</p>}
      </div>
    </TotemFrame>
  );
}
