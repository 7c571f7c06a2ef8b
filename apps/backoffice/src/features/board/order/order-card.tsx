import { useAction } from '@zanga/browser/form/use-action.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import { atMoment } from '@zanga/domain/time-words';
import { Button } from '@zanga/ui/button.tsx';
import { classNames } from '@zanga/ui/class-names.ts';
import { ScooterIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { StoreIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { useState } from 'react';
import { useMay } from '../../../base/user.ts';
import { mustCollectFirst, nextStep, type Step } from '../board-columns.ts';
import { boardTexts as t } from '../board-texts.ts';
import { CollectDialog } from '../till/collect-dialog.tsx';
import { advance, tellProblem } from './order-actions.ts';
import { OrderBadges } from './order-badges.tsx';
import { OrderItems } from './order-items.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { UndoButton } from './undo-button.tsx';
import { callingOf, minutesBehind, minutesSince } from './urgency.ts';

const icons = {
  delivery: ScooterIcon,
  shipping: ScooterIcon,
  pickup: StoreIcon,
  onshop: StoreIcon,
  entry: StoreIcon,
};

const frames = {
  new: 'border-tomato bg-surface',
  waiting: 'border-tomato bg-tomato-wash',
  late: 'border-tomato bg-tomato-wash ring-4 ring-tomato/45',
};

const calm = 'border-transparent bg-surface';

/** When it is wanted or promised. */
export const timeWords = ({ promised_at, wanted_at }: BoardOrder, now: Date) => {
  if (promised_at) return t.promised(atMoment(new Date(promised_at), now));
  return wanted_at ? t.wanted(atMoment(new Date(wanted_at), now)) : t.asap;
};

/** What the button of a step says. */
export const stepWords = (step: Step, { mode }: Pick<BoardOrder, 'mode'>) =>
  step === 'complete' ? t.completeIn[mode] : t.steps[step];

/** What saying no is called: before it was accepted, and later. */
const rejectWords = ({ state }: BoardOrder) => (state === 'placed' ? t.reject.open : t.reject.openLater);

type OrderCardProps = {
  readonly order: BoardOrder;
  readonly now: Date;
  readonly onOpen: () => void;
  readonly onAccept: () => void;
  /** With what the server has answered. */
  readonly onMoved: (order: BoardOrder) => void;
};

function Head({ order, now, onOpen }: Pick<OrderCardProps, 'order' | 'now' | 'onOpen'>) {
  const Icon = icons[order.mode];
  return (
    <div className="flex items-start gap-3">
      <h3 className="whitespace-nowrap font-bold text-h2 tabular-nums leading-none">
        <button
          type="button"
          onClick={onOpen}
          aria-label={t.open(order.number)}
          className="min-h-11 after:absolute after:inset-0 after:rounded-lg"
        >
          {order.number}
        </button>
      </h3>
      <div className="min-w-0 flex-1 text-end text-small">
        <p className="flex items-center justify-end gap-1.5 font-bold text-body">
          <Icon size={20} />
          {order.table ? t.table(order.table) : t.modes[order.mode]}
        </p>
        <p className="text-ink-soft">{t.since(minutesSince(new Date(order.since), now))}</p>
      </div>
    </div>
  );
}

type CardButtonsProps = Pick<OrderCardProps, 'order' | 'onAccept' | 'onMoved'>;

/** The one thing to do next; below it, what takes the last step back, and what says no. */
function CardButtons({ order, onAccept, onMoved }: CardButtonsProps) {
  const step = nextStep(order);
  const { busy, run } = useAction(async (event: Exclude<Step, 'accept'>) => {
    await advance(order, event).then(onMoved, tellProblem);
  });
  const [form, setForm] = useState<'collect' | 'reject'>();
  const close = () => setForm(undefined);
  const press = (event: Step) => {
    if (event === 'accept') return onAccept();
    return mustCollectFirst(event, order) ? setForm('collect') : run(event);
  };
  return (
    <>
      {step && (
        <Button
          className="relative w-full"
          size="large"
          variant={step === 'accept' ? 'solid' : step === 'prepare' ? 'outline' : 'soft'}
          aria-disabled={busy || undefined}
          aria-label={`${stepWords(step, order)}: ${order.number}`}
          onClick={() => press(step)}
        >
          {stepWords(step, order)}
        </Button>
      )}
      <UndoButton order={order} onMoved={onMoved} />
      {order.can.includes('reject') && (
        <Button
          className="relative -my-1 w-full"
          variant="quiet"
          aria-label={`${rejectWords(order)}: ${order.number}`}
          onClick={() => setForm('reject')}
        >
          {rejectWords(order)}
        </Button>
      )}
      {form === 'reject' && <RejectDialog order={order} onClose={close} onMoved={onMoved} />}
      {form === 'collect' && (
        <CollectDialog
          owing={{ order: order.order, due: order.payment.due }}
          what={order.number}
          onDone={() => advance(order, 'complete').then(onMoved, tellProblem)}
          onClose={close}
        />
      )}
    </>
  );
}

/** A part of an order on the board: what it is, when it is due, and the one thing to do next. */
export function OrderCard({ order, now, onOpen, onAccept, onMoved }: OrderCardProps) {
  const works = useMay('orders.work');
  const behind = minutesBehind(order, now);
  const frame = order.state === 'placed' ? frames[callingOf(order, now)] : behind > 0 ? frames.late : calm;
  return (
    <li
      className={classNames(
        'relative flex min-w-0 flex-col gap-3 rounded-lg border-3 p-4 shadow-card',
        frame,
      )}
    >
      <Head order={order} now={now} onOpen={onOpen} />
      <p
        className={classNames(
          'font-semibold text-h4',
          behind > 0 && '-mx-4 bg-tomato px-4 py-1.5 text-on-tomato',
        )}
      >
        {timeWords(order, now)}
        {behind > 0 && <span className="block">{t.behind(behind)}</span>}
      </p>
      <OrderBadges order={order} />
      <OrderItems items={order.items} />
      {works && <CardButtons order={order} onAccept={onAccept} onMoved={onMoved} />}
    </li>
  );
}
