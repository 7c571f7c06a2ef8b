import { useAction } from '@zanga/browser/form/use-action.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import { atMoment } from '@zanga/domain/time-words';
import { Button } from '@zanga/ui/button.tsx';
import { classNames } from '@zanga/ui/class-names.ts';
import { ScooterIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { StoreIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { memo, useState } from 'react';
import { useMay } from '../../../base/user.ts';
import { mustCollectFirst, nextStep, type Step } from '../board-columns.ts';
import { boardTexts as t } from '../board-texts.ts';
import { OpenRedos } from '../redo/open-redos.tsx';
import { CollectDialog } from '../till/collect-dialog.tsx';
import type { CardClock } from './card-clock.ts';
import { advance, tellProblem } from './order-actions.ts';
import { OrderBadges } from './order-badges.tsx';
import { ItemNote, OrderItems } from './order-items.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { UndoButton } from './undo-button.tsx';

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

/** Frame of a late order: edge and time only, so that a full board is not all red. */
const behindFrame = 'border-tomato bg-surface';

const calm = 'border-transparent bg-surface';

/** Promised time, or the requested one before there is a promise. */
export const timeWords = ({ promised_at, wanted_at }: BoardOrder, now: Date) => {
  if (promised_at) return t.promised(atMoment(new Date(promised_at), now));
  return wanted_at ? t.wanted(atMoment(new Date(wanted_at), now)) : t.asap;
};

/** Label of a step's button. */
export const stepWords = (step: Step, { mode }: Pick<BoardOrder, 'mode'>) =>
  step === 'complete' ? t.completeIn[mode] : t.steps[step];

/** Label of the reject button: before acceptance, and after. */
const rejectWords = ({ state }: BoardOrder) => (state === 'placed' ? t.reject.open : t.reject.openLater);

/** Actions of a card. They keep their identity while the board is open, so that only changed cards are drawn. */
export type CardActions = {
  readonly onOpen: (order: BoardOrder) => void;
  readonly onAccept: (order: BoardOrder) => void;
  /** Gets the order from the server's answer. */
  readonly onMoved: (order: BoardOrder) => void;
};

type OrderCardProps = CardActions &
  CardClock & {
    readonly order: BoardOrder;
    /** Promised or requested time, in words. */
    readonly when: string;
    readonly compact: boolean;
  };

function Head({ order, since, onOpen }: Pick<OrderCardProps, 'order' | 'since' | 'onOpen'>) {
  const Icon = icons[order.mode];
  return (
    <div className="flex flex-wrap items-start gap-x-3">
      <h3 className="shrink-0 whitespace-nowrap font-bold text-h2 tabular-nums leading-none">
        <button
          type="button"
          onClick={() => onOpen(order)}
          aria-label={t.open(order.number)}
          className="min-h-11 after:absolute after:inset-0 after:rounded-lg"
        >
          {order.number}
        </button>
      </h3>
      {/* In a narrow column long words go below the number instead of breaking. */}
      <div className="ms-auto min-w-0 max-w-full text-end text-small">
        <p className="flex items-center justify-end gap-1.5 font-bold text-body">
          <Icon size={20} className="shrink-0" />
          {/* A long name of a table is cut; the opened order shows it whole. */}
          <span className="line-clamp-2 min-w-0 wrap-anywhere">
            {order.table ? t.table(order.table) : t.modes[order.mode]}
          </span>
        </p>
        <p className="text-ink-soft">{t.since(since)}</p>
      </div>
    </div>
  );
}

type CardButtonsProps = Pick<OrderCardProps, 'order' | 'compact' | 'onAccept' | 'onMoved'>;

/** The next step; below it undo and reject. */
function CardButtons({ order, compact, onAccept, onMoved }: CardButtonsProps) {
  const step = nextStep(order);
  const { busy, run } = useAction(async (event: Exclude<Step, 'accept'>) => {
    await advance(order, event).then(onMoved, tellProblem);
  });
  const [form, setForm] = useState<'collect' | 'reject'>();
  const close = () => setForm(undefined);
  const press = (event: Step) => {
    if (event === 'accept') return onAccept(order);
    return mustCollectFirst(event, order) ? setForm('collect') : run(event);
  };
  return (
    <>
      {step && (
        <Button
          className="relative w-full"
          {...(!compact && { size: 'large' as const })}
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

/** Dishes in few lines, as a kitchen knows them; changes and notes are never cut. */
function ItemsInShort({ items }: Pick<BoardOrder, 'items'>) {
  const otherwise = items.filter(({ without, notes }) => without.length > 0 || notes !== '');
  return (
    <>
      <p className="line-clamp-3 wrap-anywhere">
        {items.map(({ qty, name }) => `${t.pieces(qty)}\u00a0${name}`).join(', ')}
      </p>
      {otherwise.map(({ id, name, without, notes }) => (
        <p key={id} className="text-small wrap-anywhere">
          <strong>{name}</strong> {without.join(', ')} <ItemNote notes={notes} />
        </p>
      ))}
    </>
  );
}

/** An order part on the board: dishes, due time and next step. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, when, since, behind, calling, compact, onOpen, onAccept, onMoved } = props;
  const works = useMay('orders.work');
  const frame = calling ? frames[calling] : behind > 0 ? behindFrame : calm;
  return (
    <li
      className={classNames(
        'relative flex min-w-0 flex-col rounded-lg border-3 shadow-card',
        // Cards out of sight are neither laid out nor painted: of three hundred a handful are.
        '[contain-intrinsic-size:auto_18rem] [content-visibility:auto]',
        compact ? 'gap-1.5 p-3' : 'gap-3 p-4',
        frame,
      )}
    >
      <Head order={order} since={since} onOpen={onOpen} />
      <p
        className={classNames(
          'font-semibold',
          compact ? 'text-body' : 'text-h4',
          behind > 0 && 'rounded-sm bg-tomato px-3 py-1 text-on-tomato',
        )}
      >
        {when}
        {behind > 0 && <span className="block">{t.behind(behind)}</span>}
      </p>
      <OrderBadges order={order} />
      <OpenRedos order={order} onMoved={onMoved} />
      {order.rider_note && <ItemNote notes={order.rider_note} />}
      {compact ? <ItemsInShort items={order.items} /> : <OrderItems items={order.items} />}
      {works && <CardButtons order={order} compact={compact} onAccept={onAccept} onMoved={onMoved} />}
    </li>
  );
});
