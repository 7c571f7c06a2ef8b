import { Link } from '@tanstack/react-router';
import type { OrderDelivery } from '@zanga/contract/orders';
import { atMoment } from '@zanga/domain/time-words';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { StoreIcon } from '@zanga/ui/icons.tsx';
import { PinIcon, ScooterIcon, TicketIcon } from '@zanga/ui/panel-icons.tsx';
import { orderingTexts } from '../../shared/ordering/ordering-texts.ts';
import { progressTexts as t } from './progress-texts.ts';
import { ProgressTimeline } from './progress-timeline.tsx';

const icons = {
  delivery: ScooterIcon,
  shipping: ScooterIcon,
  pickup: StoreIcon,
  onshop: StoreIcon,
  entry: TicketIcon,
};

type DeliveryCardProps = {
  readonly delivery: OrderDelivery;
  /** Said where an order comes in more than one part. */
  readonly named: boolean;
};

/** A part of an order: how it is had, when, and how far it has come. */
export function DeliveryCard({ delivery, named }: DeliveryCardProps) {
  const { mode, shop, address, table, reason, part, number, slot, state } = delivery;
  // Once it is accepted, the label tells the time that was promised.
  const asked = slot !== 'asap' && (state === 'placed' || state === 'awaiting_payment');
  const Icon = icons[mode];
  return (
    <section className="flex flex-col gap-4 rounded-lg bg-surface p-5 shadow-card md:p-7">
      <header className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lemon-wash text-lemon-ink">
          <Icon size={22} />
        </span>
        <div>
          <h2 className="text-h4">
            {named && `${orderingTexts.parts[part]}: `}
            {orderingTexts.modes[mode]}
          </h2>
          <p className="text-ink-soft text-small">
            {[named && number, shop?.name].filter(Boolean).join(' · ')}
          </p>
        </div>
      </header>
      <p role="status" className="font-display font-semibold text-h3 text-balance leading-tight">
        {delivery.label}
      </p>
      {asked && <p className="font-semibold">{t.asked(atMoment(new Date(slot), new Date()))}</p>}
      <FormAlert text={reason && t.reason(reason)} />
      <ProgressTimeline delivery={delivery} />
      {mode === 'entry' && delivery.state === 'completed' && (
        <Link to="/cinema" hash="biglietti" className={buttonStyle({ variant: 'soft' }, 'self-start')}>
          {t.tickets}
        </Link>
      )}
      {(address || table || (mode === 'pickup' && shop)) && (
        <p className="flex items-start gap-2 border-line border-t pt-4 text-small">
          <PinIcon size={20} className="mt-px shrink-0 text-tomato-ink" />
          {table ? orderingTexts.table(table) : (address ?? shop?.formatted)}
        </p>
      )}
    </section>
  );
}
