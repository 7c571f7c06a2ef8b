import { Link } from '@tanstack/react-router';
import type { OrderDelivery } from '@zanga/contract/ordering/orders';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { isOver } from '@zanga/domain/ordering/transitions';
import { atMoment } from '@zanga/domain/time-words';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { PinIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { orderingTexts } from '../../../parts/ordering/ordering-texts.ts';
import { directionsTo } from '../../../parts/shops/contact-links.ts';
import { DeliveryHead } from './delivery-head.tsx';
import { progressTexts as t } from './progress-texts.ts';
import { ProgressTimeline } from './progress-timeline.tsx';

/** Delivery address, or the pickup shop with its directions. */
function Destination({ delivery }: { readonly delivery: OrderDelivery }) {
  const { mode, shop, address, table, state } = delivery;
  const fetched = mode === 'pickup' ? shop : null;
  if (!address && !table && !fetched) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-line border-t pt-3 text-small">
      <p className="flex min-h-11 flex-1 basis-60 items-center gap-2">
        <PinIcon size={20} className="shrink-0 text-tomato-ink" />
        {table ? orderingTexts.table(table) : (address ?? fetched?.formatted)}
      </p>
      {fetched && !isOver(state) && (
        <a
          href={directionsTo(fetched.position)}
          rel="noopener"
          className={buttonStyle({ variant: 'quiet', size: 'inline' }, 'max-sm:-ms-3 sm:-me-3')}
        >
          {t.directions}
        </a>
      )}
    </div>
  );
}

/** Says that another shop makes the part than the one ordered from: a pickup needs its address. */
function Moved({ delivery: { mode, shop, moved_from, state } }: { readonly delivery: OrderDelivery }) {
  if (!shop || !moved_from || isOver(state)) return null;
  const words = mode === 'pickup' ? t.movedToFetch : t.moved;
  return (
    <p className="rounded-md bg-lemon-wash p-4 font-semibold wrap-anywhere">{words(shop.name, moved_from)}</p>
  );
}

type DeliveryCardProps = {
  readonly delivery: OrderDelivery;
  /** Said where an order comes in more than one part. */
  readonly named: boolean;
  /** The page counts the wait elsewhere: one promise on a screen. */
  readonly waitTold?: boolean;
};

/** A part of an order: how it is had, when, and how far it has come. */
export function DeliveryCard({ delivery, named, waitTold = false }: DeliveryCardProps) {
  const { mode, shop, reason, part, number, slot, state, redos } = delivery;
  // After the acceptance the label already names the promised time.
  const asked = slot !== 'asap' && (state === 'placed' || state === 'awaiting_payment');
  return (
    <section className="overflow-hidden rounded-lg bg-surface shadow-card">
      <DeliveryHead
        delivery={delivery}
        waitTold={waitTold}
        title={(named ? `${orderingTexts.parts[part]}: ` : '') + orderingTexts.modes[mode]}
        line={[named && number, shop?.name].filter(Boolean).join(' · ')}
      />
      <div className="flex flex-col gap-4 p-5 pb-3 md:p-7 md:pb-4">
        {asked && <p className="font-semibold">{t.asked(atMoment(new Date(slot), serviceNow()))}</p>}
        <FormAlert text={reason && (state === 'cancelled' ? reason : t.reason(reason))} />
        <Moved delivery={delivery} />
        {redos.map(({ id, dishes, promised_at }) => (
          <p key={id} className="rounded-md bg-lemon-wash p-4 font-semibold wrap-anywhere">
            {t.madeAgain(dishes.join(', '), atMoment(new Date(promised_at), serviceNow()))}
          </p>
        ))}
        <ProgressTimeline delivery={delivery} />
        {mode === 'entry' && state === 'completed' && (
          <Link to="/cinema" hash="biglietti" className={buttonStyle({ variant: 'soft' }, 'self-start')}>
            {t.tickets}
          </Link>
        )}
        <Destination delivery={delivery} />
      </div>
    </section>
  );
}
