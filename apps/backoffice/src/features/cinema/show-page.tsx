import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ShowWithOrders } from '@zanga/contract/ordering/cinema-office';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { type ReactNode, useState } from 'react';
import { service } from '../../base/api.ts';
import { useMay } from '../../base/user.ts';
import { Loaded } from '../../parts/frame/loaded.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { momentText } from '../../parts/moment.ts';
import { CancelShow } from './cancel-show.tsx';
import { DoorList } from './door-list.tsx';
import { programmeTexts } from './programme-texts.ts';
import { ShowOrders } from './show-orders.tsx';
import { orderStateOf, showsTexts as t } from './shows-texts.ts';

/** Orders of a called-off show that still wait for their refund. */
const leftOf = ({ orders }: ShowWithOrders): number =>
  orders.filter((order) => orderStateOf(order, true) === 'next').length;

/** Milliseconds between two looks while refunds are pending; false without any. */
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
    [t.facts.left, show.left],
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

type ActionsProps = {
  readonly id: string;
  readonly seen: ShowWithOrders | undefined;
  readonly onCancel: () => void;
};

/** Actions on a show. */
function Actions({ id, seen, onCancel }: ActionsProps) {
  const may = useMay('cinema.cancel');
  const mayEdit = useMay('cinema.edit');
  const open = seen && !seen.show.cancelled && serviceNow() < new Date(seen.show.ends_at);
  const coming = seen && !seen.show.cancelled && serviceNow() < new Date(seen.show.starts_at);
  return (
    <>
      <Link to="/cinema" className={deskButtonStyle()}>
        {t.back}
      </Link>
      {mayEdit && seen && (
        <Link to="/cinema/nuovo" search={{ come: id }} className={deskButtonStyle()}>
          {programmeTexts.copy}
        </Link>
      )}
      {mayEdit && coming && (
        <Link to="/cinema/$show/modifica" params={{ show: id }} className={deskButtonStyle()}>
          {programmeTexts.edit}
        </Link>
      )}
      {seen && seen.show.sold > 0 && (
        <button type="button" className={deskButtonStyle()} onClick={() => window.print()}>
          {t.print}
        </button>
      )}
      {may && open && (
        <button type="button" className={deskButtonStyle('outline')} onClick={onCancel}>
          {t.cancel}
        </button>
      )}
    </>
  );
}

/** One show: its orders, and calling it off. */
export function ShowPage({ id, below }: { readonly id: string; readonly below?: ReactNode }) {
  const query = useQuery({
    ...service.query('GET /api/backoffice/cinema/shows/:show', { params: { show: id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => watching(state.data),
  });
  const { data, refetch } = query;
  const [cancelling, setCancelling] = useState(false);
  return (
    <div className="min-h-0 flex-1">
      <PageHeader title={data?.show.film ?? t.title} line={data && momentText(data.show.starts_at)}>
        <Actions id={id} seen={data} onCancel={() => setCancelling(true)} />
      </PageHeader>
      <Loaded query={query}>
        {(seen) => (
          <>
            <div className="flex max-w-5xl flex-col gap-6 p-4 md:p-6">
              <Cancelled seen={seen} />
              <Facts show={seen.show} />
              <ShowOrders seen={seen} />
              <DoorList seen={seen} />
            </div>
            {below}
          </>
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
