import { money } from '@zanga/browser/format.ts';
import type { SeenMember } from '@zanga/contract/ordering/prime-members';
import { formatDate } from '@zanga/domain/time-format';
import { momentText } from '../../../parts/moment.ts';
import { PlanTerms } from '../plan/plan-terms.tsx';
import { cardText, expiryText, stateNames } from './member-words.ts';
import { membersTexts, memberTexts } from './members-texts.ts';

const t = memberTexts.facts;
const day = (instant: string) => formatDate(new Date(instant));

const factsOf = (seen: SeenMember) => [
  [t.state, stateNames[seen.state]],
  [t.since, momentText(seen.since)],
  ...(seen.trial_ends_at ? [[t.trial, momentText(seen.trial_ends_at)]] : []),
  ...(seen.next_charge_at
    ? [[t.next, memberTexts.on(momentText(seen.next_charge_at), money(seen.price))]]
    : []),
  ...(seen.ends_at ? [[seen.state === 'ended' ? t.ended : t.ends, momentText(seen.ends_at)]] : []),
  ...(seen.withdrawal_until ? [[t.withdrawal, day(seen.withdrawal_until)]] : []),
  [
    t.card,
    seen.card ? memberTexts.cardUntil(cardText(seen.card), expiryText(seen.card)) : membersTexts.noCard,
  ],
  ...(seen.phone ? [[t.phone, seen.phone]] : []),
  ...(seen.email ? [[t.email, seen.email]] : []),
];

function Ledger({ seen }: { readonly seen: SeenMember }) {
  const sums = [
    [t.charged, money(seen.charged)],
    [t.saved, money(seen.saved)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3">
      {sums.map(([name, value]) => (
        <div key={name} className="rounded-md border border-line bg-surface p-4">
          <dt className="text-caption text-ink-soft">{name}</dt>
          <dd className="font-semibold text-h4 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Warns of a card that expires soon. */
function CardAlarm({ seen: { card, next_charge_at } }: { readonly seen: SeenMember }) {
  if (!next_charge_at || (card?.state !== 'expiring' && card?.state !== 'expired')) return null;
  return (
    <p role="status" className="rounded-md bg-lemon-wash p-4 text-lemon-ink text-small">
      {card.state === 'expired' ? memberTexts.cardOver : memberTexts.cardSoon}
    </p>
  );
}

/** State, terms, costs and savings of a membership. */
export function MemberFacts({ seen }: { readonly seen: SeenMember }) {
  return (
    <div className="flex flex-col gap-4">
      {seen.name === '' && <p className="rounded-md bg-sunken p-4 text-small">{memberTexts.gone}</p>}
      <CardAlarm seen={seen} />
      <Ledger seen={seen} />
      <dl className="flex flex-wrap gap-x-8 gap-y-3 rounded-md border border-line bg-surface p-4">
        {factsOf(seen).map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-caption text-ink-soft">{name}</dt>
            <dd className="font-semibold tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <section
        aria-label={`${t.plan} ${seen.plan}`}
        className="flex flex-col gap-2 rounded-md border border-line bg-surface p-4"
      >
        <p className="text-small">
          {t.plan} <strong>{seen.plan}</strong>
        </p>
        <PlanTerms form={seen.terms} />
      </section>
    </div>
  );
}
