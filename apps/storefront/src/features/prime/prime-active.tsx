import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { money } from '@zanga/browser/format.ts';
import type { PrimeStatus } from '@zanga/contract/ordering/prime';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { useState } from 'react';
import { useNames } from '../../base/api/names.ts';
import { CardPayment } from '../../parts/payment/card-payment.tsx';
import { PrimeCard } from './prime-card.tsx';
import { PrimeCode } from './prime-code.tsx';
import { primeTexts as t } from './prime-texts.ts';
import { balanceWords, day, statusLine } from './prime-words.ts';
import { usePaying } from './use-paying.ts';

function PayDue({ status }: { readonly status: PrimeStatus }) {
  const { card, busy, alert, start } = usePaying('settle');
  const due = { amountCents: status.plan.price, capture: 'automatic' } as const;
  return (
    <div className="flex flex-col gap-4 rounded-md bg-tomato-wash p-5">
      <CardPayment ref={card} customer keep preselect={false} {...due} />
      <FormAlert text={alert} />
      <Button aria-disabled={busy || undefined} onClick={() => start(due)}>
        {busy ? formTexts.sending : t.payDue(money(due.amountCents))}
      </Button>
    </div>
  );
}

/** Moves a new member to their membership, because the button they pressed is gone. */
const standThere = (line: HTMLElement | null) => {
  line?.focus({ preventScroll: true });
  line?.scrollIntoView({ block: 'center' });
};

type ActiveProps = {
  readonly status: PrimeStatus;
  /** Joined on this screen, just now. */
  readonly fresh: boolean;
};

/** A member's view: state, savings, and the code for the till (PRM-3). */
export function PrimeActive({ status, fresh }: ActiveProps) {
  const names = useNames();
  const [showing, setShowing] = useState(false);
  const due = status.state === 'past_due';
  const facts = [
    ...(status.card ? [[t.paidWith, status.card]] : []),
    ...(status.next_charge_at && !due
      ? [[t.nextCharge, t.chargedOn(day(status.next_charge_at), money(status.plan.price))]]
      : []),
  ];
  return (
    <>
      <PrimeCard>
        {fresh && <p className="pb-1 font-semibold text-lemon">{t.joined(names)}</p>}
        <p
          role="status"
          tabIndex={-1}
          {...(fresh && { ref: standThere })}
          className="text-balance font-display font-semibold text-h3 outline-none"
        >
          {statusLine(status, names)}
        </p>
        <dl className="flex flex-wrap gap-x-8 gap-y-3 pt-4">
          <div className="w-full">
            <dt className="text-small">{t.saved}</dt>
            <dd className="font-bold font-display text-h1 tabular-nums">{money(status.economy_amount)}</dd>
            <dd className="text-small">{balanceWords(status)}</dd>
          </div>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-small">{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </PrimeCard>
      {due && <PayDue status={status} />}
      {status.active &&
        (showing ? (
          <div className="flex flex-col items-center gap-3">
            <PrimeCode percent={status.plan.instore_percent} />
            <Button variant="quiet" onClick={() => setShowing(false)}>
              {t.closeCode}
            </Button>
          </div>
        ) : (
          <Button size="large" variant={due ? 'outline' : 'solid'} onClick={() => setShowing(true)}>
            {t.showCode}
          </Button>
        ))}
    </>
  );
}
