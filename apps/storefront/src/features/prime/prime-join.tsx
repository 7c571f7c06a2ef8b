import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { money } from '@zanga/browser/format.ts';
import type { PrimeStatus } from '@zanga/contract/ordering/prime';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { CardPayment } from '../../parts/payment/card-payment.tsx';
import { JoinFacts } from './prime-terms.tsx';
import { primeTexts as t } from './prime-texts.ts';
import { joinCharge, joinLabel } from './prime-words.ts';
import type { Paying } from './use-paying.ts';

type JoinProps = { readonly status: PrimeStatus; readonly paying: Paying };

/** The way in: what is charged when, and with which card, which the person chooses themselves (PRM-1, VAL-11). */
export function PrimeJoin({ status, paying }: JoinProps) {
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

/** The button, always in reach, and why it did not work (PRM-2, PRM-12). */
export function JoinBar({ status, paying }: JoinProps) {
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
