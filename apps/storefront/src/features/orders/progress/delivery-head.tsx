import type { OrderDelivery } from '@zanga/contract/ordering/orders';
import { classNames } from '@zanga/ui/class-names.ts';
import { ScooterIcon, TicketIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { StoreIcon } from '@zanga/ui/icons/shop-icons.tsx';
import type { ReactNode } from 'react';

const icons = {
  delivery: ScooterIcon,
  shipping: ScooterIcon,
  pickup: StoreIcon,
  onshop: StoreIcon,
  entry: TicketIcon,
};

const waiting = 'bg-lemon-wash text-lemon-ink';
const moving = 'bg-lemon text-on-lemon';
const over = 'bg-sunken text-ink';

/** The colour says how far it is before the words are read: pale, warm, green. */
const tones: Record<OrderDelivery['state'], string> = {
  awaiting_payment: waiting,
  placed: waiting,
  accepted: moving,
  preparing: moving,
  out_for_delivery: moving,
  ready: 'bg-basil text-on-basil',
  completed: 'bg-basil-wash text-basil-ink',
  rejected: over,
  cancelled: over,
  expired: over,
};

type DeliveryHeadProps = {
  readonly delivery: OrderDelivery;
  /** How it is had. */
  readonly title: ReactNode;
  readonly line: ReactNode;
};

/** How far an order is, to be read from an arm's length; a change slides in where one looks. */
export function DeliveryHead({ delivery: { mode, state, label }, title, line }: DeliveryHeadProps) {
  const Icon = icons[mode];
  return (
    <header className={classNames('flex items-start gap-4 p-5 transition-colors md:p-7', tones[state])}>
      <Icon size={40} className="shrink-0" />
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold font-text text-small tracking-normal">
          {title}
          <span className="block font-normal">{line}</span>
        </h2>
        <p role="status" className="pt-2 font-display font-semibold text-h2 text-balance">
          <span key={state} className="block animate-rise">
            {label}
          </span>
        </p>
      </div>
    </header>
  );
}
