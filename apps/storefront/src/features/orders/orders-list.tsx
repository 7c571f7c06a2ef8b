import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OrderSummary } from '@zanga/contract/ordering/orders';
import { isOver } from '@zanga/domain/ordering/transitions';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { ReceiptIcon } from '@zanga/ui/icons/till-icons.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useService } from '../../base/api/api.tsx';
import { EmptyList } from '../../base/page/empty-list.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { useSession } from '../../base/session/session.ts';
import { OrderRow } from './order-row.tsx';
import { ordersTexts as t } from './orders-texts.ts';

type GroupProps = { readonly id: string; readonly title: string; readonly orders: readonly OrderSummary[] };

function Group({ id, title, orders }: GroupProps) {
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby={id} className="pb-8">
      <h2 id={id} className="pb-3 text-h3">
        {title}
      </h2>
      <ul className="flex flex-col gap-3">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}

type PagesProps = { readonly page: number; readonly last: number };

function Pages({ page, last }: PagesProps) {
  if (last <= 1) return null;
  const step = (to: number, text: string) =>
    to >= 1 &&
    to <= last && (
      <Link
        to="/orders"
        search={to === 1 ? {} : { pagina: String(to) }}
        className={buttonStyle({ variant: 'outline' })}
      >
        {text}
      </Link>
    );
  return (
    <nav aria-label={t.pages} className="flex flex-wrap items-center gap-4">
      {step(page - 1, t.newer)}
      <span className="text-ink-soft text-small">{t.page(page, last)}</span>
      {step(page + 1, t.older)}
    </nav>
  );
}

/** The customer's orders, running ones first. */
export function OrdersList({ page }: { readonly page: number }) {
  const { signedIn } = useSession();
  const { data, error, refetch } = useQuery({
    ...useService().query('GET /api/customer/orders', { query: { page } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    // The browser knows the person only after hydration: a visitor must not ask.
    enabled: signedIn,
  });
  if (error && !data) return <LoadingProblem error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className="flex flex-col gap-3">
        <Skeleton className="h-28 rounded-lg" />
        <Skeleton className="h-28 rounded-lg" />
        <Skeleton className="h-28 rounded-lg" />
      </div>
    );
  if (data.meta.total === 0) return <EmptyList icon={ReceiptIcon} title={t.empty} body={t.emptyBody} />;
  return (
    <>
      <Group id="current" title={t.current} orders={data.data.filter(({ state }) => !isOver(state))} />
      <Group id="past" title={t.past} orders={data.data.filter(({ state }) => isOver(state))} />
      <Pages page={data.meta.page} last={data.meta.last_page} />
    </>
  );
}
