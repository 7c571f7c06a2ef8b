import type { Show } from '@zanga/contract/ordering/cinema';
import { formatTime } from '@zanga/domain/time-format';
import { Badge } from '@zanga/ui/badge.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { PinIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { CataloguePicture } from '../../base/pictures/catalogue-picture.tsx';
import { useMember } from '../../base/session/membership.ts';
import { cinemaTexts as t } from './cinema-texts.ts';
import { SeatPrice } from './seat-price.tsx';

/** Below this many seats one should know how many are left. */
const fewSeats = 10;

function Seats({ show, now }: { readonly show: Show; readonly now: Date }) {
  if (show.cancelled !== null) return <Badge tone="alarm">{t.cancelled}</Badge>;
  if (now >= new Date(show.starts_at)) return <Badge>{t.running}</Badge>;
  if (show.seats_left === 0) return <Badge>{t.soldOut}</Badge>;
  return <Badge tone={show.seats_left <= fewSeats ? 'lemon' : 'basil'}>{t.seats(show.seats_left)}</Badge>;
}

/** A show: when, what, where, how many seats, and the way to have one of them. */
export function ShowCard({
  show,
  day,
  now,
}: {
  readonly show: Show;
  readonly day: string;
  readonly now: Date;
}) {
  const member = useMember();
  const time = formatTime(new Date(show.starts_at));
  const open = show.cancelled === null && show.seats_left > 0 && now < new Date(show.starts_at);
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-lg bg-surface shadow-card">
      <div className="flex gap-4 p-4 md:p-5">
        <CataloguePicture
          images={show.images}
          widths={[240, 320]}
          sizes="7rem"
          decorative
          className="aspect-square size-24 shrink-0 rounded-md md:size-28"
        />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="font-bold font-display text-h3 text-tomato-ink tabular-nums leading-none">{time}</p>
          <h3 className="text-h4 text-balance">{show.film}</h3>
          <p className="flex items-start gap-1 text-ink-soft text-small">
            <PinIcon size={18} className="mt-px shrink-0" />
            {show.shop.name}, {show.hall}
          </p>
        </div>
      </div>
      <p className="px-4 text-ink-soft text-small md:px-5 wrap-anywhere">
        {show.cancelled === null ? show.description : t.cancelledBody(show.cancelled)}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-3 p-4 md:p-5">
        <div className="me-auto flex flex-col gap-1">
          <SeatPrice show={show} member={member} />
          <span>
            <Seats show={show} now={now} />
          </span>
        </div>
        {open && (
          <OverlayLink
            name="prodotto"
            value={show.slug}
            className={buttonStyle({ variant: 'soft' })}
            aria-label={t.buyFor(show.film, `${day}, ${time}`)}
          >
            {t.buy}
          </OverlayLink>
        )}
      </div>
    </article>
  );
}
