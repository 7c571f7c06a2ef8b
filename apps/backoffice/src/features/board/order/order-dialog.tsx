import { Link } from '@tanstack/react-router';
import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { PhoneIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { useState } from 'react';
import { texts } from '../../../base/texts.ts';
import { useMay } from '../../../base/user.ts';
import { ProofQuestion } from '../../../parts/proof/proof-question.tsx';
import { AddDialog } from '../addition/add-dialog.tsx';
import { additionTexts } from '../addition/addition-texts.ts';
import { mustCollectFirst, nextStep, type Step } from '../board-columns.ts';
import { boardTexts, detailTexts as t } from '../board-texts.ts';
import { BlockContact } from '../contact/block-contact.tsx';
import { ExchangeDialog } from '../exchange/exchange-dialog.tsx';
import { exchangeTexts } from '../exchange/exchange-texts.ts';
import { canMove, MoveDialog } from '../moving/move-dialog.tsx';
import { moveTexts } from '../moving/move-texts.ts';
import { OpenRedos } from '../redo/open-redos.tsx';
import { mayRedo, RedoDialog } from '../redo/redo-dialog.tsx';
import { redoTexts } from '../redo/redo-texts.ts';
import { FailedRefunds } from '../refunds/failed-refunds.tsx';
import { RefundForm } from '../refunds/refund-form.tsx';
import { usePressed } from '../slip/press.ts';
import { Slip } from '../slip/slip.tsx';
import { CollectForm } from '../till/collect-form.tsx';
import { tillTexts } from '../till/till-texts.ts';
import { ChangeDialog, canAdd, canChange } from './change-dialog.tsx';
import { OpenChange } from './open-change.tsx';
import { advance, printed, tellProblem } from './order-actions.ts';
import { OrderBadges } from './order-badges.tsx';
import { stepWords, timeWords } from './order-card.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderItems } from './order-items.tsx';
import { RejectForm } from './reject-form.tsx';
import { hasTime, TimeDialog } from './time-dialog.tsx';

type OrderDialogProps = {
  readonly order: BoardOrder;
  readonly now: Date;
  readonly onClose: () => void;
  readonly onAccept: () => void;
  readonly onMoved: (order: BoardOrder) => void;
};

function Customer({ order }: { readonly order: BoardOrder }) {
  return (
    <section aria-labelledby="customer" className="rounded-md bg-sunken p-4">
      <h3 id="customer" className="sr-only">
        {t.customer}
      </h3>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 font-semibold wrap-anywhere">{order.name}</p>
        {/* An order of a totem has no telephone. */}
        {order.telephone && (
          <a href={`tel:${order.telephone}`} className={buttonStyle({ variant: 'outline' })}>
            <PhoneIcon size={20} />
            {order.telephone}
          </a>
        )}
      </div>
      {order.address && <p className="pt-2 wrap-anywhere">{order.address}</p>}
      {order.address_notes && <p className="font-semibold wrap-anywhere">{order.address_notes}</p>}
      {order.rider_note && <p className="wrap-anywhere">{t.riderNote(order.rider_note)}</p>}
      {order.cutlery !== null && <p className="pt-2 font-semibold text-small">{t.cutlery(order.cutlery)}</p>}
      {order.gift && (
        <p className="pt-2 text-small wrap-anywhere">
          {order.gift.recipient ? t.giftFor(order.gift.recipient) : boardTexts.gift}{' '}
          {order.gift.message && t.notes(order.gift.message)}
          {order.gift.hide_prices && <strong className="block">{t.hidePrices}</strong>}
        </p>
      )}
    </section>
  );
}

type Form = 'reject' | 'refund' | 'collect' | 'time' | 'change' | 'add' | 'exchange' | 'redo' | 'move';

/** Forms that open in a dialog of their own, above this one. */
const inFront: readonly (Form | undefined)[] = [
  undefined,
  'time',
  'change',
  'add',
  'exchange',
  'redo',
  'move',
];

type ButtonsProps = Pick<OrderDialogProps, 'order' | 'onAccept' | 'onMoved'> & {
  readonly onOpen: (form: Form) => void;
};

/** Buttons that change the order. */
function ChangeButtons({ order, onOpen }: Pick<ButtonsProps, 'order' | 'onOpen'>) {
  const works = useMay('orders.work');
  const changes = useMay('orders.change');
  const moves = useMay('orders.move');
  return (
    <>
      {works && hasTime(order) && (
        <Button variant="outline" onClick={() => onOpen('time')}>
          {boardTexts.time.open}
        </Button>
      )}
      {changes && canAdd(order) && (
        <Button variant="outline" onClick={() => onOpen('add')}>
          {additionTexts.open}
        </Button>
      )}
      {changes && canAdd(order) && (
        <Button variant="outline" onClick={() => onOpen('exchange')}>
          {exchangeTexts.open}
        </Button>
      )}
      {changes && canChange(order) && (
        <Button variant="outline" onClick={() => onOpen('change')}>
          {boardTexts.change.open}
        </Button>
      )}
      {moves && canMove(order) && (
        <Button variant="outline" onClick={() => onOpen('move')}>
          {moveTexts.open}
        </Button>
      )}
      {works && mayRedo(order) && (
        <Button variant="outline" onClick={() => onOpen('redo')}>
          {redoTexts.open}
        </Button>
      )}
    </>
  );
}

function Buttons({ order, onAccept, onMoved, onOpen }: ButtonsProps) {
  const works = useMay('orders.work');
  const refunds = useMay('orders.refund');
  const step = works ? nextStep(order) : undefined;
  const { busy, run } = useAction(async (event: Exclude<Step, 'accept'>) => {
    await advance(order, event).then(onMoved, tellProblem);
  });
  const print = () => {
    window.print();
    if (works) printed(order).then((prints) => onMoved({ ...order, prints }), tellProblem);
  };
  return (
    <div className="flex flex-wrap gap-3">
      {step && !mustCollectFirst(step, order) && (
        <Button
          aria-disabled={busy || undefined}
          onClick={() => (step === 'accept' ? onAccept() : run(step))}
        >
          {stepWords(step, order)}
        </Button>
      )}
      {works && order.payment.due > 0 && <Button onClick={() => onOpen('collect')}>{tillTexts.open}</Button>}
      <Button variant="outline" onClick={print}>
        {order.prints > 0 ? t.printAgain : t.print}
      </Button>
      <ChangeButtons order={order} onOpen={onOpen} />
      {works && order.can.includes('reject') && (
        <Button variant="outline" onClick={() => onOpen('reject')}>
          {order.state === 'placed' ? boardTexts.reject.open : boardTexts.reject.openLater}
        </Button>
      )}
      {refunds && order.payment.paid && order.refunded < order.total && (
        <Button variant="outline" onClick={() => onOpen('refund')}>
          {t.refund.open}
        </Button>
      )}
    </div>
  );
}

function Sums({ order }: { readonly order: BoardOrder }) {
  return (
    <>
      <p className="flex justify-between border-line border-t pt-3 font-bold">
        <span>{t.total}</span>
        <span className="tabular-nums">{money(order.total)}</span>
      </p>
      {order.refunded > 0 && (
        <p className="flex justify-between text-small">
          <span>{t.refunded}</span>
          <span className="tabular-nums">{money(order.refunded)}</span>
        </p>
      )}
    </>
  );
}

/** An order part in full, with all its actions. */
export function OrderDialog(props: OrderDialogProps) {
  const { order, now, onClose, onMoved } = props;
  const refunds = useMay('orders.refund');
  const blocks = useMay('orders.block_contact');
  const pressed = usePressed();
  const [form, setForm] = useState<Form>();
  const close = () => setForm(undefined);
  const rejected = (moved: BoardOrder) => {
    close();
    onMoved(moved);
  };
  return (
    <FormDialog open onClose={onClose} title={order.number} closeLabel={texts.close}>
      <div className="flex flex-col gap-5 overflow-y-auto p-5 md:p-7">
        <div className="flex flex-col gap-2">
          <p className="wrap-anywhere font-semibold text-h4">
            {order.table ? boardTexts.table(order.table) : boardTexts.modes[order.mode]} ·{' '}
            {timeWords(order, now)}
          </p>
          <p className="text-ink-soft text-small tabular-nums">
            <Link
              to="/ordini/$reference"
              params={{ reference: order.reference }}
              className="inline-flex items-center underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {t.reference(order.reference)}
            </Link>
          </p>
          <OrderBadges order={order} />
        </div>
        <OrderItems items={order.items} />
        <OpenChange order={order} onMoved={onMoved} />
        <OpenRedos order={order} onMoved={onMoved} />
        <Sums order={order} />
        {order.refund_failed && refunds && <FailedRefunds order={order} />}
        <Customer order={order} />
        {form === 'reject' && <RejectForm order={order} onCancel={close} onMoved={rejected} />}
        {form === 'collect' && (
          <CollectForm
            owing={{ order: order.order, due: order.payment.due }}
            onDone={async () => close()}
            onCancel={close}
          />
        )}
        {form === 'refund' && <RefundForm order={order} onDone={close} />}
        {form === 'time' && <TimeDialog order={order} onClose={close} onMoved={onMoved} />}
        {form === 'exchange' && <ExchangeDialog order={order} onClose={close} onMoved={onMoved} />}
        {form === 'change' && <ChangeDialog order={order} onClose={close} onMoved={onMoved} />}
        {form === 'move' && <MoveDialog order={order} onClose={close} onMoved={onMoved} />}
        {form === 'redo' && <RedoDialog order={order} onClose={close} onMoved={onMoved} />}
        {form === 'add' && <AddDialog order={order} onClose={close} onMoved={onMoved} />}
        {inFront.includes(form) && <Buttons {...props} onOpen={setForm} />}
        {blocks && <BlockContact order={order} />}
        <OrderHistory order={order} />
      </div>
      {!pressed && <Slip order={order} now={now} />}
      <ProofQuestion />
    </FormDialog>
  );
}
