import { useQuery } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { money } from '@zanga/browser/format.ts';
import type { DaySum } from '@zanga/contract/ordering/takings';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { cents, zeroCents } from '@zanga/domain/money';
import { localDate, wallClock } from '@zanga/domain/time';
import { formatLocalDate } from '@zanga/domain/time-format';
import { Button } from '@zanga/ui/button.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { service } from '../../base/api.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { useOneShop } from '../../parts/frame/use-shop.ts';
import { daySumTexts as t } from './day-sum-texts.ts';
import { FlowCharts } from './flow-charts.tsx';

type DaySumPageProps = {
  readonly day: string | undefined;
  readonly onDay: (day: string) => void;
};

const cell = 'py-2 ps-4 text-end tabular-nums whitespace-nowrap';
const facts = ['ordered', 'card', 'taken', 'lost', 'cancelled', 'due', 'refunded'] as const;

function OrdersOfDay({
  orders,
  disputed = zeroCents,
  redone,
}: Pick<DaySum, 'orders' | 'disputed' | 'redone'>) {
  // The page is drawn twice: for the screen, and for paper.
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pb-2 font-semibold font-text text-h4">
        {t.orders(orders.count)}
      </h2>
      <dl className="max-w-md">
        {facts.map((name) => (
          <div key={name} className="flex justify-between gap-4 border-line border-b py-2">
            <dt className={name === 'ordered' ? 'font-semibold' : undefined}>{t.rows[name]}</dt>
            <dd className="font-semibold tabular-nums">{money(orders[name])}</dd>
          </div>
        ))}
      </dl>
      {disputed > 0 && <p className="pt-3 text-small">{t.disputed(money(cents(-disputed)))}</p>}
      {redone.count > 0 && <p className="pt-3 text-small">{t.redone(redone.count, money(redone.worth))}</p>}
    </section>
  );
}

function Till({ till, totals }: Pick<DaySum, 'till' | 'totals'>) {
  const id = useId();
  return (
    <div>
      <h2 id={id} className="font-semibold font-text text-h4">
        {t.till}
      </h2>
      <p className="pb-2 text-ink-soft text-small">{t.tillLine}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach an area that scrolls sideways */}
      <section className="overflow-x-auto" aria-labelledby={id} tabIndex={0}>
        <table className="w-full max-w-3xl text-small">
          <thead>
            <tr className="border-line border-b-2 text-start">
              <th scope="col" className="py-2 text-start">
                {t.how}
              </th>
              <th scope="col" className="py-2 ps-4 text-start">
                {t.who}
              </th>
              {[t.taken, t.takenBack, t.refunded, t.net].map((title) => (
                <th key={title} scope="col" className={cell}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {till.map(({ how, name, taken, taken_back, refunded, net }) => (
              <tr key={`${how} ${name}`} className="border-line border-b">
                <th scope="row" className="py-2 text-start font-normal">
                  {t.ways[how]}
                </th>
                <td className="py-2 ps-4 wrap-anywhere">{name ?? t.nobody}</td>
                {[taken, taken_back, refunded, net].map((amount, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                  <td key={place} className={cell}>
                    {money(amount)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-bold">
              <th scope="row" colSpan={2} className="py-2 text-start">
                {t.total}
              </th>
              {[totals.taken, totals.taken_back, totals.refunded, totals.net].map((amount, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                <td key={place} className={cell}>
                  {money(amount)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}

function Sum({ sum }: { readonly sum: DaySum }) {
  if (sum.orders.count === 0 && sum.till.length === 0 && !sum.disputed)
    return <p className="py-8 text-center text-ink-soft text-lead">{t.nothing}</p>;
  return (
    <>
      <OrdersOfDay orders={sum.orders} disputed={sum.disputed} redone={sum.redone} />
      {sum.till.length > 0 && <Till till={sum.till} totals={sum.totals} />}
    </>
  );
}

/** On paper: the sum alone, with shop and day. */
function Paper({ sum }: { readonly sum: DaySum }) {
  return createPortal(
    <div id="report" aria-hidden="true">
      <h1>{`${t.title}: ${sum.shop.name}, ${formatLocalDate(localDate(sum.day))}`}</h1>
      <Sum sum={sum} />
    </div>,
    document.body,
  );
}

/** Totals of a shop's day: orders, and money at the counter. */
export function DaySumPage({ day, onDay }: DaySumPageProps) {
  const shop = useOneShop();
  const asked = day ?? wallClock(serviceNow()).date;
  const { data, error } = useQuery({
    ...service.query('GET /api/backoffice/shops/:shop/day-sum', {
      params: { shop: shop ?? '' },
      query: { day: asked },
    }),
    enabled: shop !== undefined,
    staleTime: 0,
  });
  return (
    <>
      <PageHeader title={t.title} line={data && `${data.shop.name}, ${formatLocalDate(localDate(data.day))}`}>
        <Button variant="outline" disabled={!data} onClick={() => window.print()}>
          {t.print}
        </Button>
      </PageHeader>
      <div className="flex flex-col gap-6 p-4 md:p-6">
        <TextField
          className="max-w-60"
          type="date"
          label={t.day}
          value={asked}
          onChange={(event) => event.target.value && onDay(event.target.value)}
        />
        <FormAlert text={error && errorText(error)} />
        {!data && !error && <Skeleton className="h-72 max-w-3xl rounded-lg" />}
        {data && <Sum sum={data} />}
        {shop !== undefined && <FlowCharts shop={shop} />}
      </div>
      {data && <Paper sum={data} />}
    </>
  );
}
