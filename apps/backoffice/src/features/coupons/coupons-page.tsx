import { Link, useNavigate } from '@tanstack/react-router';
import type { OfficeCoupon } from '@zanga/contract/ordering/coupons-office';
import { couponPhases } from '@zanga/contract/ordering/coupons-office';
import { formatLastDay } from '@zanga/domain/time-format';
import { deskButtonStyle, deskInputStyle } from '@zanga/ui/desk-style.ts';
import { SearchBox } from '@zanga/ui/fields/search-box.tsx';
import type { TableColumn } from '@zanga/ui/table/table-column.ts';
import { useState } from 'react';
import { useMay } from '../../base/user.ts';
import { occasionNames } from '../../parts/coupon-words.ts';
import { ListPage } from '../../parts/frame/list-page.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { pagedList } from '../../parts/list/list-of.ts';
import { ListTable } from '../../parts/list/list-table.tsx';
import { SavedViews } from '../../parts/list/saved-views.tsx';
import { AddCoupon } from './add-coupon.tsx';
import { type CouponsParams, couponsParams } from './coupons-params.ts';
import { useCoupons } from './coupons-queries.ts';
import { phaseNames, couponsTexts as t } from './coupons-texts.ts';

const arrives = ({ given_on, code }: OfficeCoupon) => {
  if (given_on !== null) return occasionNames[given_on];
  return code === null ? t.byHand : t.byCode;
};

const columns: readonly TableColumn<OfficeCoupon>[] = [
  {
    id: 'title',
    label: t.columns.title,
    width: [180, 3],
    cell: ({ id, title }) => (
      <Link to="/coupon/$coupon" params={{ coupon: id }} className="font-semibold hover:underline">
        {title}
      </Link>
    ),
    always: true,
    card: 'title',
  },
  { id: 'worth', label: t.columns.worth, width: [140, 2], cell: ({ worth }) => worth, card: 'aside' },
  { id: 'code', label: t.columns.code, width: [120, 1], spare: 1, cell: ({ code }) => code ?? '' },
  { id: 'given', label: t.columns.given, width: [140, 1], spare: 2, cell: arrives },
  {
    id: 'until',
    label: t.columns.until,
    width: [110],
    cell: ({ until }) => (until === null ? t.forGood : formatLastDay(new Date(until))),
  },
  {
    id: 'phase',
    label: t.columns.phase,
    width: [120, 1],
    cell: ({ phase }) => (
      <span className={phase === 'stopped' ? 'font-semibold text-lemon-ink' : 'text-ink-soft'}>
        {phaseNames[phase]}
      </span>
    ),
  },
];

type CouponsPageProps = {
  readonly params: CouponsParams;
  readonly onParams: (params: CouponsParams) => void;
};

/** Every coupon, the newest first. */
export function CouponsPage({ params, onParams }: CouponsPageProps) {
  const navigate = useNavigate();
  const coupons = useCoupons(params);
  const mayEdit = useMay('coupons.edit');
  const [adding, setAdding] = useState(false);
  const add = mayEdit && (
    <button type="button" className={deskButtonStyle('solid')} onClick={() => setAdding(true)}>
      {t.add}
    </button>
  );
  const open = (id: string) => void navigate({ to: '/coupon/$coupon', params: { coupon: id } });
  return (
    <ListPage>
      <PageHeader title={t.title} line={t.line}>
        {add}
      </PageHeader>
      <search className="flex flex-wrap items-center gap-2 border-line border-b bg-surface px-4 py-2 md:px-6">
        <SearchBox
          label={t.search}
          value={params.cerca}
          onChange={(cerca) => onParams(couponsParams({ ...params, cerca }))}
          className="w-full md:w-72"
        />
        <select
          aria-label={t.phase}
          className={deskInputStyle()}
          value={params.stato ?? ''}
          onChange={({ target }) => onParams(couponsParams({ ...params, stato: target.value }))}
        >
          <option value="">{`${t.phase}: ${t.any}`}</option>
          {couponPhases.map((phase) => (
            <option key={phase} value={phase}>
              {phaseNames[phase]}
            </option>
          ))}
        </select>
      </search>
      <div className="border-line border-b px-4 py-1.5 empty:hidden md:px-6">
        <SavedViews list="coupons" params={params} onChoose={(view) => onParams(couponsParams(view))} />
      </div>
      <ListTable
        label={t.list}
        list={pagedList(coupons)}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        onOpen={({ id }) => open(id)}
        empty={t.empty}
        onClearFilters={Object.keys(params).length > 0 ? () => onParams({}) : undefined}
      />
      {adding && <AddCoupon onClose={() => setAdding(false)} onAdded={open} />}
    </ListPage>
  );
}
