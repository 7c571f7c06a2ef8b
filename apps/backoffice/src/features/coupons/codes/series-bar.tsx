import type { CouponDrawing } from '@zanga/contract/ordering/offers/coupon-codes';
import { formatDate } from '@zanga/domain/time-format';
import { service } from '../../../base/api.ts';
import { codesTexts as t } from './codes-texts.ts';
import { WithdrawButton } from './withdraw-button.tsx';

/** Name of a drawing in the select. */
export const seriesName = ({ note, prefix, drawn_at }: CouponDrawing): string =>
  t.seriesName(note, prefix, formatDate(new Date(drawn_at)));

type SeriesBarProps = { readonly coupon: string; readonly drawing: CouponDrawing };

/** Figures of the selected drawing: drawn, used, withdrawn. */
export function SeriesBar({ coupon, drawing }: SeriesBarProps) {
  const { id, codes, used, withdrawn } = drawing;
  const left = codes - used - withdrawn;
  return (
    <div className="flex flex-wrap items-center gap-3 border-line border-b px-4 py-2 text-small md:px-6">
      <p className="wrap-anywhere min-w-0 flex-1">
        <strong className="font-semibold">{seriesName(drawing)}</strong>{' '}
        <span className="text-ink-soft">{t.seriesLine(codes, used, withdrawn)}</span>
      </p>
      {left > 0 && (
        <WithdrawButton
          coupon={coupon}
          words={{
            label: t.withdrawSeries,
            title: t.withdrawSeriesTitle,
            line: t.withdrawSeriesLine(left),
            done: t.withdrawnSeries,
          }}
          withdraw={() =>
            service.api('POST /api/backoffice/coupons/:coupon/drawings/:drawing/withdraw', {
              params: { coupon, drawing: id },
            })
          }
        />
      )}
    </div>
  );
}
