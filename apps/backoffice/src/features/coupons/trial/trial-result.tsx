import { money } from '@zanga/browser/format.ts';
import type { CouponTrial } from '@zanga/contract/ordering/offers/coupon-trial';
import { trialTexts as t } from './trial-texts.ts';

const whoWords = ({ customer }: CouponTrial): string => {
  if (!customer) return t.whoWas.guest;
  const some = (['first_order', 'member', 'birthday'] as const).filter((what) => customer[what]);
  return some.length === 0 ? t.whoWas.plain : some.map((what) => t.whoWas[what]).join(', ');
};

function Lines({ result: { lines, delivery, delivery_off } }: { readonly result: CouponTrial }) {
  const rows = [
    ...lines.map(({ id, name, qty, total, off }) => ({ id, name: `${qty} × ${name}`, total, off })),
    ...(delivery > 0 ? [{ id: 'delivery', name: t.delivery, total: delivery, off: delivery_off }] : []),
  ];
  return (
    <table className="w-full text-small">
      <thead className="text-caption text-ink-soft">
        <tr>
          <th className="py-1 text-start font-normal">{t.dish}</th>
          <th className="py-1 text-end font-normal">{t.before}</th>
          <th className="py-1 text-end font-normal">{t.off}</th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {rows.map(({ id, name, total, off }) => (
          <tr key={id} className="border-line border-t">
            <td className="wrap-anywhere py-1.5 pe-3">{name}</td>
            <td className="py-1.5 text-end">{money(total)}</td>
            <td className="py-1.5 ps-3 text-end font-semibold">{off > 0 ? `−${money(off)}` : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Effect of the coupon line by line, or why it does not apply. */
export function TrialResult({ result }: { readonly result: CouponTrial }) {
  const { why_not, order, off, total } = result;
  return (
    <section
      role="status"
      aria-label={t.result}
      className="flex flex-col gap-2 rounded-md border border-line bg-surface p-4"
    >
      <p className="text-caption text-ink-soft">
        {[...(order ? [t.ofOrder(order.reference)] : []), whoWords(result)].join(' · ')}
      </p>
      {why_not === null ? (
        <p className="font-display font-semibold text-h4">{t.takesOff(money(off))}</p>
      ) : (
        <div className="rounded-sm bg-lemon-wash p-3 text-lemon-ink text-small">
          <p className="font-semibold">{t.doesNot}</p>
          <p>
            {t.says} «{why_not}»
          </p>
        </div>
      )}
      <Lines result={result} />
      <p className="text-end font-semibold text-small tabular-nums">{t.leaves(money(total))}</p>
    </section>
  );
}
