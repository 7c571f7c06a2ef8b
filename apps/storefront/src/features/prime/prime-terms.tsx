import { money } from '@zanga/browser/format.ts';
import type { PrimePlan, PrimeStatus } from '@zanga/contract/ordering/prime';
import type { ReactNode } from 'react';
import { useNames } from '../../base/api/names.ts';
import { PrimeCard } from './prime-card.tsx';
import { primeTexts as t } from './prime-texts.ts';
import { benefitWords, firstChargeWords } from './prime-words.ts';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  );
}

const trialWords = ({ trial_days, trial_amount }: PrimePlan) =>
  trial_amount === 0 ? t.trialFree(trial_days) : t.trialPaid(trial_days, money(trial_amount));

type OfferProps = {
  readonly plan: PrimePlan;
  readonly trial: boolean;
  /** Missed saving, where it exceeds the price. */
  readonly saving?: string | undefined;
};

/** The price, with the trial before it where there is one. */
const priceWords = ({ plan, trial }: OfferProps) =>
  trial ? `${trialWords(plan)}, ${t.thenPrice(money(plan.price))}` : t.perMonth(money(plan.price));

/** Price and benefits, the first thing about Prime. */
export function PrimeOffer(props: OfferProps) {
  return (
    <PrimeCard>
      <p className="text-balance font-display font-semibold text-h3">{priceWords(props)}</p>
      <p className="pt-1 text-small">{benefitWords(props.plan)}</p>
      {props.saving && <p className="pt-2 font-semibold text-lemon text-small">{props.saving}</p>}
    </PrimeCard>
  );
}

/** Legal facts before the button: first charge, renewal, cancelling, and the card's authorisation. */
export function JoinFacts({ status }: { readonly status: PrimeStatus }) {
  const names = useNames();
  const { plan, can_trial } = status;
  return (
    <section
      aria-label={t.terms}
      className="flex flex-col gap-3 rounded-md bg-sunken px-5 py-4 text-small leading-snug"
    >
      <dl className="flex flex-col gap-2">
        <Fact name={t.firstCharge}>{firstChargeWords(status)}</Fact>
        <Fact name={t.leaving}>{t.leavingHow(names)}</Fact>
      </dl>
      {can_trial && plan.trial_amount === 0 && <p>{t.preauthorisation}</p>}
    </section>
  );
}
