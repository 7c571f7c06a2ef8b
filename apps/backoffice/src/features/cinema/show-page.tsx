import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ShowWithOrders } from '@zanga/contract/ordering/cinema-office';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { useState } from 'react';
import { service } from '../../base/api.ts';
import { useMay } from '../../base/user.ts';
import { Loaded } from '../../parts/frame/loaded.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { momentText } from '../../parts/moment.ts';
import { CancelShow } from './cancel-show.tsx';
import { ShowOrders } from './show-orders.tsx';
import { orderStateOf, showsTexts as t } from './shows-texts.ts';

/** Orders that a show that was called off has still to see to. */
const leftOf = ({ orders }: ShowWithOrders): number =>
  orders.filter((order) => orderStateOf(order, true) === 'next').length;

/** While refunds are on their way, looks again every few seconds. */
const watching = (seen: ShowWithOrders | undefined): number | false => {
  if (!seen) return false;
  return seen.show.cancelled !== null && leftOf(seen) > 0 ? 2_000 : 20_000;
};

function Cancelled({ seen }: { readonly seen: ShowWithOrders }) {
  const { cancelled } = seen.show;
  if (!cancelled) return null;
  return (
    <section role="status" className="rounded-md bg-tomato-wash p-4 text-tomato-ink">
      <p className="font-semibold">{t.cancelledOn(momentText(cancelled.at))}</p>
      <p className="wrap-anywhere">{t.reasonRead(cancelled.reason)}</p>
      <p className="pt-1">{t.progress(leftOf(seen))}</p>
    </section>
  );
}

function Facts({ show }: Pick<ShowWithOrders, 'show'>) {
  const facts = [
    [t.facts.when, momentText(show.starts_at)],
    [t.facts.where, [show.shop.name, show.hall].filter(Boolean).join(', ')],
    [t.facts.sold, t.sold(show.sold, show.seats)],
    [t.facts.burnt, show.burnt],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-caption text-ink-soft">{name}</dt>
          <dd className="font-semibold tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One show: who comes, and calling it off. */
export function ShowPage({ id }: { readonly id: string }) {
  const query = useQuery({
    ...service.query('GET /api/backoffice/cinema/shows/:show', { params: { show: id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => watching(state.data),
  });
  const { data, refetch } = query;
  const may = useMay('cinema.cancel');
  const [cancelling, setCancelling] = useState(false);
  const open = data && !data.show.cancelled && serviceNow() < new Date(data.show.ends_at);
  return (
    <div className="min-h-0 flex-1">
      <PageHeader title={data?.show.film ?? t.title} line={data && momentText(data.show.starts_at)}>
        <Link to="/cinema" className={deskButtonStyle()}>
          {t.back}
        </Link>
        {may && open && (
          <button type="button" className={deskButtonStyle('outline')} onClick={() => setCancelling(true)}>
            {t.cancel}
          </button>
        )}
      </PageHeader>
      <Loaded query={query}>
        {(seen) => (
          <div className="flex max-w-5xl flex-col gap-6 p-4 md:p-6">
            <Cancelled seen={seen} />
            <Facts show={seen.show} />
            <ShowOrders seen={seen} />
          </div>
        )}
      </Loaded>
      {cancelling && data && (
        <CancelShow
          seen={data}
          onChanged={() => void refetch()}
          onDone={() => {
            setCancelling(false);
            void refetch();
          }}
          onClose={() => setCancelling(false)}
        />
      )}
    </div>
  );
}
