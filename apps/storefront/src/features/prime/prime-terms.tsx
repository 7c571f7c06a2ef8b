import { money } from '@zanga/browser/format.ts';
import type { PrimePlan, PrimeStatus } from '@zanga/contract/ordering/prime';
import type { ReactNode } from 'react';
import { PrimeCard } from './prime-card.tsx';
import { primeTexts as t } from './prime-texts.ts';
import { firstChargeWords } from './prime-words.ts';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-small">{name}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  );
}

const trialWords = ({ trial_days, trial_amount }: PrimePlan) =>
  trial_amount === 0 ? t.trialFree(trial_days) : t.trialPaid(trial_days, money(trial_amount));

type OfferProps = { readonly plan: PrimePlan; readonly trial: boolean };

/** The price, with the trial before it where there is one. */
const priceWords = ({ plan, trial }: OfferProps) =>
  trial ? `${trialWords(plan)}, ${t.thenPrice(money(plan.price))}` : t.perMonth(money(plan.price));

/** What it costs, before anything else is said of it. */
export function PrimeOffer(props: OfferProps) {
  return (
    <PrimeCard>
      <p className="text-balance font-display font-semibold text-h2">{priceWords(props)}</p>
      <p className="pt-2">{t.leavingLine}</p>
    </PrimeCard>
  );
}

const benefitsOf = ({ free_delivery_over: freeOver, instore_percent: percent }: PrimePlan) =>
  [
    t.memberPrices,
    ...(freeOver === null ? [] : [t.freeDelivery(money(freeOver))]),
    ...(percent > 0 ? [t.inStore(percent)] : []),
  ].join(', ');

/** Everything that has to be said before the button: price, first charge, how to leave, whether it pays. */
export function JoinFacts({ status }: { readonly status: PrimeStatus }) {
  const { plan, can_trial, economy_possible_amount: possible } = status;
  const price = money(plan.price);
  return (
    <section aria-label={t.terms} className="flex flex-col gap-4 rounded-md bg-sunken p-5">
      <p className="font-display font-semibold text-h4">{priceWords({ plan, trial: can_trial })}</p>
      <dl className="flex flex-col gap-3">
        <Fact name={t.benefits}>
          <span className="inline-block first-letter:uppercase">{benefitsOf(plan)}.</span>
        </Fact>
        <Fact name={t.firstCharge}>{firstChargeWords(status)}</Fact>
        <Fact name={t.leaving}>{t.leavingHow}</Fact>
        <Fact name={t.breakEven}>
          {possible > 0 ? t.wouldHaveSaved(money(possible), price) : t.unknownSaving}
        </Fact>
      </dl>
      {can_trial && plan.trial_amount === 0 && <p className="text-small">{t.preauthorisation}</p>}
    </section>
  );
}
