import { Link, type LinkProps } from '@tanstack/react-router';
import type { Order } from '@zanga/contract/ordering/orders';
import { isOver } from '@zanga/domain/ordering/transitions';
import { IconButton } from '@zanga/ui/button.tsx';
import { classNames } from '@zanga/ui/class-names.ts';
import { ChevronRightIcon, CloseIcon, OfflineIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { modeIcons, stateTones } from '../progress/state-look.ts';
import { useNow } from '../progress/use-now.ts';
import { useLiveOrder } from '../use-live-order.ts';
import { runningTexts as t } from './running-texts.ts';
import { awaitedPart, runningWords } from './running-words.ts';
import { useRunningOrders } from './use-running-orders.ts';

/** Pages without the bar: at the checkout it would distract from paying. */
const isElsewhere = (path: string) => path.startsWith('/checkout');

/** Pages about this very order. */
const isItsOwn = (path: string, id: string) => path.startsWith(`/orders/${id}`) || path === '/thank-you';

type WordsProps = {
  readonly order: Order;
  readonly count: number;
  readonly now: Date;
  readonly live: boolean;
};

function Words({ order, count, now, live }: WordsProps) {
  const Icon = modeIcons[awaitedPart(order)?.mode ?? 'pickup'];
  const { title, line, state, share } = runningWords(order, now);
  return (
    <>
      {share > 0 && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 top-0 h-0.75 origin-left bg-tomato transition-transform duration-1000 rtl:origin-right"
          style={{ transform: `scaleX(${share})` }}
        />
      )}
      {live ? <Icon className="shrink-0" /> : <OfflineIcon className="shrink-0" />}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold leading-tight">
          {count > 1 ? t.several(count) : title}
        </span>
        <span className="block truncate text-caption">
          {live ? (count > 1 ? [title, line].join(' · ') : line) : t.offline}
        </span>
      </span>
      {/* Announces a change of state, not each passing minute. */}
      <span role="status" className="sr-only">
        {state}
      </span>
    </>
  );
}

type BarProps = {
  readonly orders: readonly [Order, ...Order[]];
  readonly now: Date;
  readonly onClose: (id: string) => void;
};

function Bar({ orders, now, onClose }: BarProps) {
  const [order] = orders;
  const live = useLiveOrder(order);
  const over = isOver(order.state);
  const count = over ? 1 : orders.length;
  const way: LinkProps =
    count > 1 ? { to: '/orders' } : { to: '/orders/$order', params: { order: order.id } };
  return (
    <aside
      data-running-order
      aria-label={t.title}
      className={classNames(
        'running-order fixed inset-x-0 bottom-(--tab-bar-height) z-20 flex h-15 animate-rise overflow-hidden border-line border-t',
        'lg:start-8 lg:end-auto lg:bottom-4 lg:w-96 lg:rounded-full lg:border lg:shadow-lift',
        stateTones[order.state],
      )}
    >
      <Link {...way} className="relative flex min-w-0 flex-1 items-center gap-3 px-4 lg:ps-6">
        <Words order={order} count={count} now={now} live={live} />
        {!over && <ChevronRightIcon size={20} className="shrink-0" />}
      </Link>
      {over && (
        <IconButton label={t.close} onClick={() => onClose(order.id)} className="my-auto me-1 lg:me-3">
          <CloseIcon size={20} />
        </IconButton>
      )}
    </aside>
  );
}

/** The running order, above the tab bar of every page: its state and time, one tap from its page. */
export default function RunningOrder() {
  const now = useNow();
  const { orders, path, close } = useRunningOrders(now);
  const [first, ...others] = orders.filter(({ id }) => !isItsOwn(path, id));
  if (!first || isElsewhere(path)) return null;
  return <Bar orders={[first, ...others]} now={now} onClose={close} />;
}
