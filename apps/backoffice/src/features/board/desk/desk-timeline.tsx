import { formatDate, formatTime } from '@zanga/domain/time-format';
import { Section } from '../../../parts/section.tsx';
import { detailTexts } from '../board-texts.ts';
import type { DeskOrder } from './desk-query.ts';
import { deskTexts as t } from './desk-texts.ts';

function Moment({ at }: { readonly at: string }) {
  const moment = new Date(at);
  return (
    <time dateTime={at} className="shrink-0 text-ink-soft tabular-nums">
      {formatDate(moment)}, {formatTime(moment)}
    </time>
  );
}

/** Old and new promised time of a step. */
function Times({ from, promised_at: to }: Readonly<Record<string, unknown>>) {
  if (typeof to !== 'string') return null;
  const clock = (at: string) => formatTime(new Date(at));
  return (
    <span className="block text-ink-soft tabular-nums">
      {t.timeMoved(typeof from === 'string' ? clock(from) : null, clock(to))}
    </span>
  );
}

/** Old and new shop of a step, and the promised time there. */
function Shops({ from, to, promised_at }: Readonly<Record<string, unknown>>) {
  if (typeof from !== 'string' || typeof to !== 'string') return null;
  const when = typeof promised_at === 'string' ? formatTime(new Date(promised_at)) : null;
  return <span className="block text-ink-soft tabular-nums">{t.shopMoved(from, to, when)}</span>;
}

/** History of an order: each step with its time and person. */
export function DeskTimeline({ desk: { history } }: { readonly desk: DeskOrder }) {
  return (
    <Section title={t.timeline}>
      <ol className="flex flex-col gap-1 text-small">
        {history.map(({ at, event, part, actor, name, details }) => (
          <li key={`${at}${event}${part}`} className="flex gap-3">
            <Moment at={at} />
            <span className="min-w-0 wrap-anywhere">
              {detailTexts.events[event] ?? event}
              <span className="text-ink-soft"> · {name ?? detailTexts.actors[actor]}</span>
              {event === 'change_time' && <Times {...details} />}
              {event === 'move' && <Shops {...details} />}
              {typeof details.reason === 'string' && (
                <span className="block text-ink-soft">{t.notes(details.reason)}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Messages sent to the customer. */
export function DeskMessages({ desk: { messages } }: { readonly desk: DeskOrder }) {
  return (
    <Section title={t.messages}>
      {messages.length === 0 && <p className="text-ink-soft text-small">{t.noMessages}</p>}
      <ol className="flex flex-col gap-1 text-small">
        {messages.map(({ at, channel, news }) => (
          <li key={`${at}${channel}${news}`} className="flex gap-3">
            <Moment at={at} />
            <span>
              {t.channels[channel]}: {t.news[news] ?? news}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
