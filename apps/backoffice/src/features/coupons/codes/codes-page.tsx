import { Link } from '@tanstack/react-router';
import type { DrawnCode } from '@zanga/contract/ordering/offers/coupon-codes';
import { codeStates } from '@zanga/domain/coupons/drawn-codes';
import { formatDate, formatTime } from '@zanga/domain/time-format';
import { deskButtonStyle, deskInputStyle } from '@zanga/ui/desk-style.ts';
import { SearchBox } from '@zanga/ui/fields/search-box.tsx';
import type { TableColumn } from '@zanga/ui/table/table-column.ts';
import { useMemo, useState } from 'react';
import { service } from '../../../base/api.ts';
import { useMay } from '../../../base/user.ts';
import { ListPage } from '../../../parts/frame/list-page.tsx';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { pagedList } from '../../../parts/list/list-of.ts';
import { ListTable } from '../../../parts/list/list-table.tsx';
import { useEdited } from '../coupons-queries.ts';
import { type CodesParams, codesParams } from './codes-params.ts';
import { useCodes, useDrawings } from './codes-queries.ts';
import { codeStateNames, codesTexts as t } from './codes-texts.ts';
import { DrawDialog } from './draw-dialog.tsx';
import { ExportCodes } from './export-codes.tsx';
import { SeriesBar, seriesName } from './series-bar.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

const usedText = ({ used_at }: DrawnCode) =>
  used_at === null ? '' : `${formatDate(new Date(used_at))}, ${formatTime(new Date(used_at))}`;

function WithdrawCode({
  coupon,
  row: { code, written },
}: {
  readonly coupon: string;
  readonly row: DrawnCode;
}) {
  return (
    <WithdrawButton
      coupon={coupon}
      short={t.withdraw}
      words={{
        label: t.withdrawOne(written),
        title: t.withdrawTitle(written),
        line: t.withdrawLine,
        done: t.withdrawn,
      }}
      withdraw={() =>
        service.api('POST /api/backoffice/coupons/:coupon/codes/:code/withdraw', { params: { coupon, code } })
      }
    />
  );
}

const columnsFor = (coupon: string): readonly TableColumn<DrawnCode>[] => [
  {
    id: 'code',
    label: t.columns.code,
    width: [200, 2],
    cell: ({ written }) => <span className="font-semibold tabular-nums">{written}</span>,
    always: true,
    card: 'title',
  },
  {
    id: 'state',
    label: t.columns.state,
    width: [110, 1],
    cell: ({ state }) => <span className="text-ink-soft">{codeStateNames[state]}</span>,
    card: 'aside',
  },
  { id: 'used', label: t.columns.used, width: [150, 1], spare: 1, cell: usedText },
  {
    id: 'order',
    label: t.columns.order,
    width: [130, 1],
    cell: ({ order }) =>
      order && (
        <Link to="/ordini/$reference" params={{ reference: order.reference }} className="hover:underline">
          {order.reference}
        </Link>
      ),
  },
  {
    id: 'withdraw',
    label: t.columns.withdraw,
    width: [100],
    cell: (row) => row.state === 'free' && <WithdrawCode coupon={coupon} row={row} />,
  },
];

type CodesPageProps = {
  readonly coupon: string;
  readonly params: CodesParams;
  readonly onParams: (params: CodesParams) => void;
};

type FiltersProps = Omit<CodesPageProps, 'coupon'> & {
  readonly drawings: readonly { readonly id: string; readonly name: string }[];
};

function Filters({ params, onParams, drawings }: FiltersProps) {
  return (
    <search className="flex flex-wrap items-center gap-2 border-line border-b bg-surface px-4 py-2 md:px-6">
      <SearchBox
        label={t.search}
        value={params.cerca}
        onChange={(cerca) => onParams(codesParams({ ...params, cerca }))}
        className="w-full md:w-72"
      />
      <select
        aria-label={t.state}
        className={deskInputStyle()}
        value={params.stato ?? ''}
        onChange={({ target }) => onParams(codesParams({ ...params, stato: target.value }))}
      >
        <option value="">{`${t.state}: ${t.any}`}</option>
        {codeStates.map((state) => (
          <option key={state} value={state}>
            {codeStateNames[state]}
          </option>
        ))}
      </select>
      <select
        aria-label={t.series}
        className={deskInputStyle('max-w-full')}
        value={params.serie ?? ''}
        onChange={({ target }) => onParams(codesParams({ ...params, serie: target.value }))}
      >
        <option value="">{`${t.series}: ${t.anySeries}`}</option>
        {drawings.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </search>
  );
}

/** The codes of a coupon that work once each. */
export function CodesPage({ coupon, params, onParams }: CodesPageProps) {
  const mayEdit = useMay('coupons.edit');
  const title = useEdited(coupon).data?.form.title;
  const codes = useCodes(coupon, params, mayEdit);
  const columns = useMemo(() => columnsFor(coupon), [coupon]);
  const drawings = useDrawings(coupon, mayEdit).data?.data ?? [];
  const [drawing, setDrawing] = useState(false);
  const chosen = drawings.find(({ id }) => id === params.serie);
  const draw = (
    <button type="button" className={deskButtonStyle('solid')} onClick={() => setDrawing(true)}>
      {t.draw}
    </button>
  );
  return (
    <ListPage>
      <PageHeader title={title === undefined ? t.title : t.of(title)} line={t.line}>
        <Link to="/coupon/$coupon" params={{ coupon }} className={deskButtonStyle()}>
          {t.back}
        </Link>
        {mayEdit && drawings.length > 0 && <ExportCodes coupon={coupon} drawing={chosen?.id} />}
        {mayEdit && draw}
      </PageHeader>
      {mayEdit ? (
        <>
          <Filters
            params={params}
            onParams={onParams}
            drawings={drawings.map((one) => ({ id: one.id, name: seriesName(one) }))}
          />
          {chosen && <SeriesBar coupon={coupon} drawing={chosen} />}
          <ListTable
            label={t.list}
            list={pagedList(codes)}
            columns={columns}
            rowId={({ code }) => code}
            rowName={({ written }) => written}
            empty={t.empty}
            onClearFilters={Object.keys(params).length > 0 ? () => onParams({}) : undefined}
          />
        </>
      ) : (
        <p className="p-4 md:p-6">{t.readOnly}</p>
      )}
      {drawing && (
        <DrawDialog
          coupon={coupon}
          onClose={() => setDrawing(false)}
          onDrawn={(serie) => {
            setDrawing(false);
            onParams(codesParams({ serie }));
          }}
        />
      )}
    </ListPage>
  );
}
