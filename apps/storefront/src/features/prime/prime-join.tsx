import { Link, useLocation } from '@tanstack/react-router';
import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { money } from '@zanga/browser/format.ts';
import type { PrimeStatus } from '@zanga/contract/ordering/prime';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { CardPayment } from '../../parts/payment/card-payment.tsx';
import { JoinFacts } from './prime-terms.tsx';
import { primeTexts as t } from './prime-texts.ts';
import { joinCharge, joinLabel } from './prime-words.ts';
import type { PrimePayment } from './use-paying.ts';

type JoinProps = {
  readonly status: PrimeStatus;
  readonly paying: PrimePayment;
  /** The person has to confirm a phone number before joining (LOG-11). */
  readonly phoneFirst: boolean;
};

/** Joining: amounts and dates of the charges, and the person's own choice of a card (PRM-1, VAL-11). */
export function PrimeJoin({ status, paying, phoneFirst }: JoinProps) {
  if (phoneFirst) return <JoinFacts status={status} />;
  return (
    <>
      <JoinFacts status={status} />
      <section aria-labelledby="prime-card" className="flex flex-col gap-3">
        <h3 id="prime-card" className="text-h4">
          {t.card}
        </h3>
        <CardPayment
          ref={paying.card}
          customer
          keep
          preselect={false}
          {...joinCharge(status, status.can_trial)}
        />
      </section>
    </>
  );
}

/** Asks for a confirmed phone number before joining; the way there leads back here. */
function PhoneFirst() {
  const from = useLocation({ select: ({ href }) => href });
  return (
    <div className="flex flex-col gap-3">
      <p>{t.phoneFirst}</p>
      <Link
        to="/registration/telephone"
        state={{ from }}
        replace
        className={buttonStyle({ size: 'large' }, 'w-full')}
      >
        {t.confirmPhone}
      </Link>
    </div>
  );
}

/** The join button, always in reach, and the reason of a failure (PRM-2, PRM-12). */
export function JoinBar({ status, paying, phoneFirst }: JoinProps) {
  if (phoneFirst) return <PhoneFirst />;
  const { busy, alert, cardHadTrial, start } = paying;
  const join = (trial: boolean) => start(joinCharge(status, trial), trial, status.plan.version);
  return (
    <div className="flex flex-col gap-3">
      <FormAlert text={alert} />
      {cardHadTrial && (
        <Button size="large" aria-disabled={busy || undefined} onClick={() => join(false)}>
          {t.withoutTrial(money(status.plan.price))}
        </Button>
      )}
      <Button
        size="large"
        variant={cardHadTrial ? 'outline' : 'solid'}
        aria-disabled={busy || undefined}
        onClick={() => join(status.can_trial)}
      >
        {busy ? formTexts.sending : joinLabel(status)}
      </Button>
    </div>
  );
}
