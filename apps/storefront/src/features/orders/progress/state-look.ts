import type { OrderDelivery } from '@zanga/contract/ordering/orders';
import { ScooterIcon, TicketIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { StoreIcon } from '@zanga/ui/icons/shop-icons.tsx';

/** Icons of the modes. */
export const modeIcons = {
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
export const stateTones: Record<OrderDelivery['state'], string> = {
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
