import { Link } from '@tanstack/react-router';
import { money } from '@zanga/browser/format.ts';
import type { OfficeOrder } from '@zanga/contract/ordering/order-office';
import { inEuros } from '@zanga/domain/money';
import { formatDate, formatTime } from '@zanga/domain/time-format';
import { Badge } from '@zanga/ui/badge.tsx';
import type { TableColumn } from '@zanga/ui/table/table-column.ts';
import { modeNames, paymentNames, stateNames, archiveTexts as t } from './archive-texts.ts';

const tones = {
  completed: 'neutral',
  rejected: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
  awaiting_payment: 'lemon',
  placed: 'tomato',
  accepted: 'majolica',
  preparing: 'majolica',
  ready: 'basil',
  out_for_delivery: 'basil',
} as const;

/** State of an order as a badge. */
export function StateBadge({ state }: { readonly state: OfficeOrder['state'] }) {
  return <Badge tone={tones[state]}>{stateNames[state]}</Badge>;
}

const whenOf = ({ placed_at }: OfficeOrder) => {
  const at = new Date(placed_at);
  return `${formatDate(at)}, ${formatTime(at)}`;
};

/** An amount with its label on a phone's card, where no table head names it. */
function Sum({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <span className="font-semibold">
      <span className="font-normal text-ink-soft md:hidden">{label} </span>
      {children}
    </span>
  );
}

/** Columns of the list of all orders. */
export const archiveColumns: readonly TableColumn<OfficeOrder>[] = [
  {
    id: 'reference',
    label: t.reference,
    width: [84],
    always: true,
    card: 'title',
    text: ({ reference }) => reference,
    cell: ({ reference }) => (
      <Link
        to="/ordini/$reference"
        params={{ reference }}
        className="inline-flex items-center font-semibold tabular-nums underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        {reference}
      </Link>
    ),
  },
  {
    id: 'number',
    label: t.number,
    width: [48],
    spare: 5,
    text: ({ number }) => number,
    cell: ({ number }) => number,
  },
  {
    id: 'when',
    label: t.when,
    width: [136],
    text: whenOf,
    cell: (order) => <time dateTime={order.placed_at}>{whenOf(order)}</time>,
  },
  {
    id: 'state',
    label: 'Stato',
    width: [120],
    card: 'aside',
    text: ({ state }) => stateNames[state],
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    id: 'total',
    label: t.total,
    width: [76],
    end: true,
    text: ({ total }) => inEuros(total),
    cell: ({ total }) => money(total),
  },
  {
    id: 'customer',
    label: t.customer,
    width: [96, 1],
    text: ({ name }) => name,
    cell: ({ name }) => name || t.nobody,
  },
  {
    id: 'telephone',
    label: t.telephone,
    width: [124],
    hidden: true,
    card: 'none',
    text: ({ telephone }) => telephone,
    cell: ({ telephone }) => telephone,
  },
  {
    id: 'dishes',
    label: t.dishes,
    width: [116, 2],
    spare: 6,
    text: ({ summary }) => summary,
    cell: ({ summary }) => summary,
  },
  {
    id: 'mode',
    label: 'Modo',
    width: [80],
    spare: 2,
    text: ({ modes }) => modes.map((mode) => modeNames[mode]).join(', '),
    cell: ({ modes }) => modes.map((mode) => modeNames[mode]).join(', '),
  },
  {
    id: 'shop',
    label: t.shop,
    width: [92, 1],
    spare: 4,
    text: ({ shops }) => shops.join(', '),
    cell: ({ shops }) => shops.join(', '),
  },
  {
    id: 'payment',
    label: 'Pagamento',
    width: [80],
    hidden: true,
    text: ({ payment }) => paymentNames[payment],
    cell: ({ payment }) => paymentNames[payment],
  },
  {
    id: 'due',
    label: t.dueColumn,
    width: [92],
    spare: 3,
    end: true,
    text: ({ due }) => inEuros(due),
    cell: ({ due }) => due > 0 && <Sum label={t.dueColumn}>{money(due)}</Sum>,
  },
  {
    id: 'refunded',
    label: t.refunded,
    width: [88],
    spare: 1,
    end: true,
    text: ({ refunded }) => inEuros(refunded),
    cell: ({ refunded, refund_failed }) => {
      if (refund_failed) return <span className="text-tomato-ink">{t.failed}</span>;
      return refunded > 0 && <Sum label={t.refunded}>{money(refunded)}</Sum>;
    },
  },
];
