import { serviceNow } from '@zanga/contract/wire/service-time';
import { atMoment } from '@zanga/domain/time-words';
import { Section } from '../../../parts/section.tsx';
import { modeNames } from '../archive/archive-texts.ts';
import type { DeskOrder } from './desk-query.ts';
import { deskTexts as t } from './desk-texts.ts';

const link =
  'inline-flex items-center underline-offset-4 hover:underline wrap-anywhere pointer-coarse:min-h-11';

/** Customer of the order, and mode of each part. */
export function DeskPeople({ desk: { order } }: { readonly desk: DeskOrder }) {
  const { contact, deliveries } = order;
  const name = `${contact.firstname} ${contact.lastname}`.trim();
  return (
    <Section title={t.customer}>
      <p className="font-semibold wrap-anywhere">{name || t.nobody}</p>
      {contact.telephone && (
        <a href={`tel:${contact.telephone}`} className={link}>
          {contact.telephone}
        </a>
      )}
      {contact.email && (
        <a href={`mailto:${contact.email}`} className={link}>
          {contact.email}
        </a>
      )}
      <ul className="flex flex-col gap-2 border-line border-t pt-2">
        {deliveries.map((delivery) => (
          <li key={delivery.part}>
            <span className="font-semibold">
              {modeNames[delivery.mode]} · {delivery.number}
            </span>
            <span className="block text-small">{delivery.label}</span>
            {delivery.shop && <span className="block text-ink-soft text-small">{delivery.shop.name}</span>}
            {delivery.address && <span className="block text-small wrap-anywhere">{delivery.address}</span>}
            {delivery.table && <span className="block text-small">{t.table(delivery.table)}</span>}
            {delivery.rider_note && (
              <span className="block text-small italic wrap-anywhere">{t.notes(delivery.rider_note)}</span>
            )}
            {delivery.promised_at && (
              <span className="block text-ink-soft text-small">
                {t.promised(atMoment(new Date(delivery.promised_at), serviceNow()))}
              </span>
            )}
            {delivery.reason && (
              <span className="block text-small wrap-anywhere">{t.notes(delivery.reason)}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
