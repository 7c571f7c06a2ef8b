import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { useOnline } from '@zanga/browser/online.ts';
import { ApiError } from '@zanga/contract/wire/client';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { leftToGive } from '@zanga/domain/ordering/refunds/giving';
import { atMoment } from '@zanga/domain/time-words';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { type ReactNode, useState } from 'react';
import { texts } from '../../../base/texts.ts';
import { useMay } from '../../../base/user.ts';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { Instead } from '../../../parts/list/instead.tsx';
import { Section } from '../../../parts/section.tsx';
import { StateBadge } from '../archive/archive-columns.tsx';
import { DeskActions } from './desk-actions.tsx';
import { DeskLines } from './desk-lines.tsx';
import { DeskMoney } from './desk-money.tsx';
import { DeskNotes } from './desk-notes.tsx';
import { DeskPeople } from './desk-people.tsx';
import { type DeskOrder, deskQuery } from './desk-query.ts';
import { deskTexts as t } from './desk-texts.ts';
import { DeskMessages, DeskTimeline } from './desk-timeline.tsx';
import { GiveBackForm } from './give-back-form.tsx';

type DeskProps = { readonly desk: DeskOrder; readonly onChanged: () => void };

function GiveBack({ desk, onChanged }: DeskProps) {
  const [open, setOpen] = useState(false);
  const refunds = useMay('orders.refund');
  const { refundable } = desk;
  if (!refunds || !refundable || leftToGive(refundable) <= 0) return null;
  if (!open)
    return (
      <button
        type="button"
        className={deskButtonStyle('outline', 'self-start')}
        onClick={() => setOpen(true)}
      >
        {t.giveBack}
      </button>
    );
  return (
    <Section title={t.giveBack}>
      <GiveBackForm
        desk={desk}
        refundable={refundable}
        onCancel={() => setOpen(false)}
        onDone={() => {
          setOpen(false);
          onChanged();
        }}
      />
    </Section>
  );
}

function Desk({ desk, onChanged }: DeskProps) {
  return (
    <div className="grid items-start gap-4 p-4 md:p-6 lg:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-4">
        <DeskLines desk={desk} />
        <DeskActions desk={desk} onChanged={onChanged} />
        <DeskMoney desk={desk} />
        <GiveBack desk={desk} onChanged={onChanged} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <DeskPeople desk={desk} />
        <DeskNotes desk={desk} onChanged={onChanged} />
        <DeskTimeline desk={desk} />
        <DeskMessages desk={desk} />
      </div>
    </div>
  );
}

function NotLoaded({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) return <Instead problem title={t.unknown} />;
  return (
    <Instead problem title={t.failed} line={errorText(error)}>
      <button type="button" className={deskButtonStyle()} onClick={onRetry}>
        {texts.retry}
      </button>
    </Instead>
  );
}

type DeskPageProps = {
  readonly reference: string;
  /** Section of another feature below the order, by its id: its audit entries. */
  readonly below: (order: string) => ReactNode;
};

/** The page of one order, in every state it may be in. */
export function DeskPage({ reference, below }: DeskPageProps) {
  const { data, error, refetch } = useQuery(deskQuery(reference));
  const online = useOnline();
  const order = data?.order;
  const line = order && t.line(order.number, atMoment(new Date(order.placed_at), serviceNow()));
  return (
    <>
      <PageHeader title={t.title(order?.reference ?? reference)} line={line}>
        {order && <StateBadge state={order.state} />}
        <Link to="/ordini" className={deskButtonStyle()}>
          {t.back}
        </Link>
      </PageHeader>
      {!online && data && (
        <p role="status" className="bg-lemon-wash px-4 py-1.5 text-lemon-ink text-small md:px-6">
          {t.stale}
        </p>
      )}
      {data && <Desk desk={data} onChanged={() => void refetch()} />}
      {order && below(order.id)}
      {!data && error && <NotLoaded error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className="grid gap-4 p-4 md:p-6 lg:grid-cols-[3fr_2fr]" aria-busy="true">
          <Skeleton className="h-64 rounded-md" />
          <Skeleton className="h-48 rounded-md" />
        </div>
      )}
    </>
  );
}
