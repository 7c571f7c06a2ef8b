import { Link } from '@tanstack/react-router';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { money } from '@zanga/browser/format.ts';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { texts } from '../../base/texts.ts';
import { useMay } from '../../base/user.ts';
import { momentText } from '../../parts/moment.ts';
import { orderStateNames } from '../../parts/order-words.ts';
import { Section } from '../../parts/section.tsx';
import { useTheirOrders } from './inbox-queries.ts';
import { inboxTexts } from './inbox-texts.ts';

const t = inboxTexts.message;

function Orders({ email }: { readonly email: string }) {
  const { data, error, refetch } = useTheirOrders(email);
  if (error && !data)
    return (
      <p className="flex flex-wrap items-center gap-3 text-small">
        {errorText(error)}
        <button type="button" className={deskButtonStyle()} onClick={() => void refetch()}>
          {texts.retry}
        </button>
      </p>
    );
  if (!data) return <Skeleton className="h-16 rounded-sm" />;
  if (data.data.length === 0) return <p className="text-small">{t.noOrders}</p>;
  return (
    <>
      <p className="text-caption text-ink-soft">{t.ordersLine}</p>
      <ul>
        {data.data.map(({ id, reference, number, state, total, placed_at }) => (
          <li key={id} className="border-line border-b py-2 text-small last:border-b-0">
            <Link
              to="/ordini/$reference"
              params={{ reference }}
              className="flex flex-wrap justify-between gap-x-3 underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              <span className="font-semibold">
                {reference} · {number}
              </span>
              <span className="tabular-nums">{money(total)}</span>
            </Link>
            <span className="text-ink-soft">
              {momentText(placed_at)} · {orderStateNames[state]}
            </span>
          </li>
        ))}
      </ul>
      {data.next !== null && (
        <Link to="/ordini" search={{ cerca: email }} className={deskButtonStyle('quiet', 'self-start')}>
          {t.allOrders}
        </Link>
      )}
    </>
  );
}

/** Orders of the message's author, in the shops this person may see. */
export function TheirOrders({ email }: { readonly email: string }) {
  if (!useMay('orders.find')) return null;
  return (
    <Section title={t.orders}>
      {email.length <= 100 ? <Orders email={email} /> : <p className="text-small">{t.noOrders}</p>}
    </Section>
  );
}
