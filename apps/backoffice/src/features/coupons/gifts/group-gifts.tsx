import type { GroupGift } from '@zanga/contract/ordering/offers/coupon-gifts';
import { formatDate } from '@zanga/domain/time-format';
import { useGifts } from './gifts-queries.ts';
import { groupTexts as t } from './gifts-texts.ts';

function Row({ gift }: { readonly gift: GroupGift }) {
  const { to, asked_at, asked_by, people, given, had, done, why_ended } = gift;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
      <span className="wrap-anywhere min-w-0 flex-1 basis-64">{to}</span>
      <span className="text-ink-soft text-small">{t.byWhom(formatDate(new Date(asked_at)), asked_by)}</span>
      <span className="tabular-nums">{t.progress(given + had, Math.max(people, given + had))}</span>
      <span className="font-semibold text-small">{done ? (why_ended ?? t.done) : t.going}</span>
    </li>
  );
}

/** Gifts of a coupon to groups, with their progress; nothing without any. */
export function GroupGifts({ coupon }: { readonly coupon: string }) {
  const gifts = useGifts(coupon).data?.data ?? [];
  if (gifts.length === 0) return null;
  return (
    <section aria-label={t.list} className="max-w-5xl px-4 pt-4 md:px-6">
      <h2 className="font-semibold font-text text-caption text-ink-soft tracking-normal">{t.list}</h2>
      <ul aria-live="polite" className="divide-y divide-line">
        {gifts.map((gift) => (
          <Row key={gift.id} gift={gift} />
        ))}
      </ul>
    </section>
  );
}
