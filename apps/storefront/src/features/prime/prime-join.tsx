import type { PrimeStatus } from '@zanga/contract/prime';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { formTexts } from '../../shared/form/form-texts.ts';
import { money } from '../../shared/format.ts';
import { CardPayment } from '../../shared/payment/card-payment.tsx';
import { JoinFacts } from './prime-terms.tsx';
import { primeTexts as t } from './prime-texts.ts';
import { joinLabel } from './prime-words.ts';
import { usePaying } from './use-paying.ts';

/** The way in: what it costs, with which card, and the button (PRM-1). */
export function PrimeJoin({ status }: { readonly status: PrimeStatus }) {
  const { card, busy, alert, cardHadTrial, start } = usePaying('join');
  const amount = status.can_trial ? status.trial_amount || 100 : status.plan.price;
  return (
    <>
      <JoinFacts status={status} />
      <section aria-labelledby="prime-card" className="flex flex-col gap-3">
        <h3 id="prime-card" className="text-h4">
          {t.card}
        </h3>
        <CardPayment ref={card} customer keep preselect={false} amountCents={amount} />
      </section>
      <FormAlert text={alert} />
      {cardHadTrial && (
        <Button size="large" aria-disabled={busy || undefined} onClick={() => start(false)}>
          {t.withoutTrial(money(status.plan.price))}
        </Button>
      )}
      <Button
        size="large"
        variant={cardHadTrial ? 'outline' : 'solid'}
        aria-disabled={busy || undefined}
        onClick={() => start()}
      >
        {busy ? formTexts.sending : joinLabel(status)}
      </Button>
    </>
  );
}
