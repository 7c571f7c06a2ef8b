import { useHydrated } from '@tanstack/react-router';
import type { Ticket } from '@zanga/contract/ordering/cinema';
import { Disclosure } from '@zanga/ui/disclosure.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { useTickets } from './cinema-queries.ts';
import { cinemaTexts as t } from './cinema-texts.ts';
import { TicketCard } from './ticket-card.tsx';

const list = (tickets: readonly Ticket[], now: Date) => (
  <ul className="grid items-start gap-4 lg:grid-cols-2">
    {tickets.map((ticket, at) => (
      <li key={ticket.id}>
        <TicketCard ticket={ticket} first={at === 0} now={now} />
      </li>
    ))}
  </ul>
);

function Tickets({ now }: { readonly now: Date }) {
  const { data = [], error, refetch } = useTickets();
  if (error && data.length === 0) return <LoadingProblem error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  const valid = data.filter(({ state }) => state === 'valid');
  const ended = data.filter(({ state }) => state !== 'valid');
  return (
    <section id="biglietti" aria-labelledby="my-tickets" className="scroll-mt-24 pb-10">
      <h2 id="my-tickets" className="pb-4 text-h2">
        {t.mine}
      </h2>
      {list(valid, now)}
      {ended.length > 0 && (
        <Disclosure summary={t.ended} className="mt-4">
          {list(ended, now)}
        </Disclosure>
      )}
    </section>
  );
}

/** The visitor's tickets; the server does not know the visitor, so only the browser draws them. */
export function TicketsSection({ now }: { readonly now: Date }) {
  return useHydrated() ? <Tickets now={now} /> : null;
}
