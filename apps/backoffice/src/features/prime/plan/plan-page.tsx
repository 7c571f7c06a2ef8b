import { Link } from '@tanstack/react-router';
import type { OfficePlan, OfficePlans } from '@zanga/contract/ordering/prime-office';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { type ReactNode, useId, useState } from 'react';
import { useMay, useRightsEverywhere } from '../../../base/user.ts';
import { Loaded } from '../../../parts/frame/loaded.tsx';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { useNumbers, usePlans } from '../prime-queries.ts';
import { numbersTexts } from './numbers-texts.ts';
import { PlanCard } from './plan-card.tsx';
import { planTexts as t } from './plan-texts.ts';
import { PrimeNumbersView } from './prime-numbers.tsx';
import { TakeBack } from './take-back.tsx';
import { WritePlan } from './write-plan.tsx';

type PartProps = { readonly title: string; readonly children: ReactNode };

function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="font-semibold font-text text-h4 tracking-normal">
        {title}
      </h2>
      {children}
    </section>
  );
}

type VersionsProps = {
  readonly title: string;
  readonly plans: readonly OfficePlan[];
  readonly below?: (plan: OfficePlan) => ReactNode;
};

function Versions({ title, plans, below }: VersionsProps) {
  if (plans.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="flex flex-col gap-3">
        {plans.map((plan) => (
          <PlanCard key={plan.version} plan={plan}>
            {below?.(plan)}
          </PlanCard>
        ))}
      </ul>
    </Part>
  );
}

function Texts() {
  if (!useMay('contents.read')) return null;
  return (
    <p className="text-ink-soft text-small">
      {t.texts}{' '}
      <Link to="/testi" className="font-semibold text-ink underline">
        {t.textsLink}
      </Link>
    </p>
  );
}

function AllVersions({ all, mayEdit }: { readonly all: OfficePlans; readonly mayEdit: boolean }) {
  const of = (phase: OfficePlan['phase']) => all.plans.filter((plan) => plan.phase === phase);
  return (
    <>
      {!all.on && (
        <p role="status" className="rounded-md bg-lemon-wash p-4 text-lemon-ink text-small">
          {t.off}
        </p>
      )}
      {!mayEdit && <p className="rounded-md bg-sunken p-4 text-small">{t.readOnly}</p>}
      {all.plans.length === 0 && <p className="text-ink-soft">{t.empty}</p>}
      <Versions title={t.offered} plans={of('offered')} />
      <Versions
        title={t.later}
        plans={of('later').toReversed()}
        below={(plan) => mayEdit && <TakeBack plan={plan} version={all.version} />}
      />
      <Texts />
    </>
  );
}

/** Plan of Prime: current, future and past versions, and the figures. */
export function PlanPage() {
  const plans = usePlans();
  const numbers = useNumbers();
  const mayEdit = useMay('prime.edit');
  const maySeeMembers = useRightsEverywhere()('members.read');
  const [writing, setWriting] = useState(false);
  const { data } = plans;
  return (
    <div className="min-h-0 flex-1">
      <PageHeader title={t.title} line={t.line}>
        {maySeeMembers && (
          <Link to="/prime/iscritti" className={deskButtonStyle()}>
            {t.members}
          </Link>
        )}
        {data && mayEdit && (
          <button type="button" className={deskButtonStyle('solid')} onClick={() => setWriting(true)}>
            {t.write}
          </button>
        )}
      </PageHeader>
      <div className="flex max-w-5xl flex-col gap-8 p-4 md:p-6">
        <Loaded query={plans}>{(all) => <AllVersions all={all} mayEdit={mayEdit} />}</Loaded>
        <Part title={numbersTexts.title}>
          <Loaded query={numbers}>{(seen) => <PrimeNumbersView numbers={seen} />}</Loaded>
        </Part>
        {data && <Versions title={t.past} plans={data.plans.filter(({ phase }) => phase === 'past')} />}
      </div>
      {data && writing && <WritePlan plans={data} onClose={() => setWriting(false)} />}
    </div>
  );
}
