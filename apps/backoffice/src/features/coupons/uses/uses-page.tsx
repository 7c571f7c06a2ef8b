import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { money } from '@zanga/browser/format.ts';
import type { CouponUse } from '@zanga/contract/ordering/offers/coupon-uses';
import { formatDate, formatTime } from '@zanga/domain/time-format';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import type { TableColumn } from '@zanga/ui/table/table-column.ts';
import { useMemo, useState } from 'react';
import { service } from '../../../base/api.ts';
import { ListPage } from '../../../parts/frame/list-page.tsx';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { pagedList } from '../../../parts/list/list-of.ts';
import { ListTable } from '../../../parts/list/list-table.tsx';
import { readEdited, useEdited, useSaved } from '../coupons-queries.ts';
import { UndoUse } from './undo-use.tsx';
import { usesTexts as t } from './uses-texts.ts';

const listKey = (coupon: string) => ['coupon-uses', coupon] as const;

const useUses = (coupon: string) =>
  useInfiniteQuery({
    queryKey: listKey(coupon),
    queryFn: ({ pageParam }) =>
      service.api('GET /api/backoffice/coupons/:coupon/uses', {
        params: { coupon },
        query: { ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

const when = ({ used_at }: CouponUse) => `${formatDate(new Date(used_at))}, ${formatTime(new Date(used_at))}`;

const stateOf = ({ given_back_at, reason }: CouponUse) => {
  if (given_back_at === null) return t.stands;
  return reason === null ? t.givenBack : t.takenBack(reason);
};

function Where({ use: { order, shop, by, code } }: { readonly use: CouponUse }) {
  if (!order) return t.till(shop, by);
  return (
    <>
      <Link to="/ordini/$reference" params={{ reference: order.reference }} className="hover:underline">
        {t.order(order.reference)}
      </Link>
      {code !== null && <span className="text-ink-soft"> {t.code(code)}</span>}
    </>
  );
}

const columnsFor = (onUndo: (code: string) => void): readonly TableColumn<CouponUse>[] => [
  { id: 'when', label: t.columns.when, width: [150, 1], cell: when, always: true, card: 'title' },
  { id: 'where', label: t.columns.where, width: [180, 3], cell: (use) => <Where use={use} /> },
  {
    id: 'saved',
    label: t.columns.saved,
    width: [110],
    end: true,
    cell: ({ saved }) => (saved === null ? <span className="text-ink-soft">{t.atTill}</span> : money(saved)),
    card: 'aside',
  },
  {
    id: 'state',
    label: t.columns.state,
    width: [150, 2],
    spare: 1,
    cell: (use) => <span className="wrap-anywhere text-ink-soft">{stateOf(use)}</span>,
  },
  {
    id: 'undo',
    label: t.columns.undo,
    width: [100],
    cell: (use) => {
      const code = use.undo;
      return (
        code !== null && (
          <button
            type="button"
            aria-label={t.undoOf(when(use))}
            className={deskButtonStyle('danger')}
            onClick={() => onUndo(code)}
          >
            {t.undo}
          </button>
        )
      );
    },
  },
];

/** Uses of a coupon; a use at the till by mistake can be taken back. */
export function UsesPage({ coupon }: { readonly coupon: string }) {
  const title = useEdited(coupon).data?.form.title;
  const uses = useUses(coupon);
  const client = useQueryClient();
  const saved = useSaved();
  const [undoing, setUndoing] = useState<string>();
  const columns = useMemo(() => columnsFor(setUndoing), []);
  const changed = async () => {
    await client.invalidateQueries({ queryKey: listKey(coupon) });
    await saved(await readEdited(coupon));
  };
  return (
    <ListPage>
      <PageHeader title={title === undefined ? t.title : t.of(title)} line={t.line}>
        <Link to="/coupon/$coupon" params={{ coupon }} className={deskButtonStyle()}>
          {t.back}
        </Link>
      </PageHeader>
      <ListTable
        label={t.list}
        list={pagedList(uses)}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowName={when}
        empty={t.empty}
      />
      {undoing !== undefined && (
        <UndoUse code={undoing} onClose={() => setUndoing(undefined)} onDone={changed} />
      )}
    </ListPage>
  );
}
