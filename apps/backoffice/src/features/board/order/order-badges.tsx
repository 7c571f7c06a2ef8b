import { money } from '@zanga/browser/format.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { atMoment } from '@zanga/domain/time-words';
import { Badge } from '@zanga/ui/badge.tsx';
import { detailTexts, boardTexts as t } from '../board-texts.ts';
import { tellsAllergy } from './tells-allergy.ts';

/** Highest age limit of its dishes, 0 without one. */
export const ageOf = ({ items }: BoardOrder) => Math.max(0, ...items.map(({ age_limit }) => age_limit ?? 0));

/** Facts of an order that staff must not overlook. */
export function OrderBadges({ order }: { readonly order: BoardOrder }) {
  const { payment, total, refunded, gift, refund_failed, reason, cutlery } = order;
  const age = ageOf(order);
  return (
    <p className="flex flex-wrap gap-1.5 empty:hidden">
      {order.change && (
        <Badge tone="lemon">{order.change.paying ? t.change.payingBadge : t.change.badge}</Badge>
      )}
      {order.changed_at && (
        <Badge tone="majolica">
          {t.change.changedBadge(atMoment(new Date(order.changed_at), serviceNow()))}
        </Badge>
      )}
      {order.alarm && <Badge tone="tomato">{t.alarms[order.alarm]}</Badge>}
      {payment.due > 0 && (
        <Badge tone="lemon">
          {t.toCollect(money(payment.due))} · {t.paymentKinds[payment.kind]}
        </Badge>
      )}
      {payment.paid && <Badge tone="basil">{total > 0 && refunded >= total ? t.refunded : t.paid}</Badge>}
      {!payment.paid && payment.due === 0 && order.state === 'completed' && <Badge>{t.neverTaken}</Badge>}
      {tellsAllergy(order) && <Badge tone="tomato">{t.allergy}</Badge>}
      {age > 0 && <Badge tone="tomato">{t.ageLimit(age)}</Badge>}
      {cutlery !== null && <Badge tone={cutlery ? 'lemon' : 'neutral'}>{detailTexts.cutlery(cutlery)}</Badge>}
      {gift && <Badge tone="majolica">{t.gift}</Badge>}
      {refund_failed && <Badge tone="tomato">{t.refundFailed}</Badge>}
      {reason && <Badge className="wrap-anywhere">{t.reason(reason)}</Badge>}
    </p>
  );
}
