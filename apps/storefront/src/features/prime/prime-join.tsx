import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { money } from '@zanga/browser/format.ts';
import type { PrimeStatus } from '@zanga/contract/ordering/prime';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { CardPayment } from '../../parts/payment/card-payment.tsx';
import { JoinFacts } from './prime-terms.tsx';
import { primeTexts as t } from './prime-texts.ts';
import { joinCharge, joinLabel } from './prime-words.ts';
import { usePaying } from './use-paying.ts';

/** The way in: what it costs, with which card, and the button (PRM-1). */
export function PrimeJoin({ status }: { readonly status: PrimeStatus }) {
  const { card, busy, alert, cardHadTrial, start } = usePaying('join');
  const join = (trial: boolean) => start(joinCharge(status, trial), trial);
  return (
    <>
      <JoinFacts status={status} />
      <section aria-labelledby="prime-card" className="flex flex-col gap-3">
        <h3 id="prime-card" className="text-h4">
          {t.card}
        </h3>
        <CardPayment ref={card} customer keep preselect={false} {...joinCharge(status, status.can_trial)} />
      </section>
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
    </>
  );
}
