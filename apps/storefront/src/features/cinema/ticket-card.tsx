import type { Ticket } from '@zanga/contract/ordering/cinema';
import { serviceNow } from '@zanga/contract/wire/service-time';
import type { Names } from '@zanga/domain/brand/names';
import { calendarFile } from '@zanga/domain/cinema/calendar';
import { wallClock } from '@zanga/domain/time';
import { formatTime } from '@zanga/domain/time-format';
import { Badge } from '@zanga/ui/badge.tsx';
import { Button } from '@zanga/ui/button.tsx';
import { PinIcon, TicketIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useState } from 'react';
import { useNames } from '../../base/api/names.ts';
import { saveFile } from '../../base/device/save-file.ts';
import { CodeDigits } from '../../parts/qr/code-digits.tsx';
import { QrPicture } from '../../parts/qr/qr-picture.tsx';
import { useWakeLock } from '../../parts/qr/use-wake-lock.ts';
import { cinemaTexts as t } from './cinema-texts.ts';
import { GiveBack } from './give-back.tsx';
import { dayName } from './show-days.ts';

const tones = {
  valid: 'basil',
  burnt: 'neutral',
  refunded: 'neutral',
  cancelled: 'alarm',
  over: 'neutral',
} as const;

const saveToCalendar = ({ id, film, shop, hall, fare, starts_at, ends_at }: Ticket, names: Names) => {
  const event = {
    id,
    title: film,
    place: `${shop.name}, ${shop.formatted}`,
    text: t.calendarText(names, hall, fare),
    startsAt: new Date(starts_at),
    endsAt: new Date(ends_at),
  };
  const file = new Blob([calendarFile(event, serviceNow())], { type: 'text/calendar' });
  saveFile(t.calendarFile(film), file);
};

function Code({ code }: { readonly code: NonNullable<Ticket['code']> }) {
  useWakeLock(true);
  return (
    <div className="flex flex-col items-center gap-3 rounded-md bg-sunken p-4 text-center">
      <QrPicture text={code.qrcode} label={t.code} />
      <CodeDigits label={t.digits} digits={code.digits} />
      <p className="text-ink-soft text-small">{t.doors}</p>
    </div>
  );
}

type TicketCardProps = {
  readonly ticket: Ticket;
  /** The next to be used: its code is the page's main action. */
  readonly first: boolean;
  readonly now: Date;
};

/** A ticket that can be used: its code, its evening in the calendar, the way back. */
function Actions({ ticket, first, now }: TicketCardProps) {
  const names = useNames();
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      {open && ticket.code && <Code code={ticket.code} />}
      <div className="flex flex-wrap gap-3">
        {ticket.code && (
          <Button variant={first ? 'solid' : 'soft'} aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t.hide : t.show}
          </Button>
        )}
        <Button variant="outline" onClick={() => saveToCalendar(ticket, names)}>
          {t.calendar}
        </Button>
      </div>
      <GiveBack ticket={ticket} now={now} />
    </div>
  );
}

/** A ticket, as its owner shows it. */
export function TicketCard({ ticket, first, now }: TicketCardProps) {
  const starts = new Date(ticket.starts_at);
  return (
    <article className="flex flex-col gap-4 rounded-lg bg-surface p-5 shadow-card md:p-6">
      <header className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lemon-wash text-lemon-ink">
          <TicketIcon size={22} />
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="text-h4 text-balance">{ticket.film}</h3>
          <p className="font-semibold">
            {dayName(wallClock(starts).date, now)}, {formatTime(starts)}
          </p>
          <p className="flex items-start gap-1 text-ink-soft text-small">
            <PinIcon size={18} className="mt-px shrink-0" />
            {[ticket.shop.name, ticket.hall, ticket.fare].filter(Boolean).join(', ')}
          </p>
        </div>
        <Badge tone={tones[ticket.state]}>{t.states[ticket.state]}</Badge>
      </header>
      {ticket.state === 'valid' && <Actions {...{ ticket, first, now }} />}
    </article>
  );
}
