import { useAction } from '@zanga/browser/form/use-action.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { ShopBusy } from '@zanga/contract/shops/rush';
import { honestPromise } from '@zanga/domain/ordering/answering/honest-promise';
import { Button } from '@zanga/ui/button.tsx';
import { Chip } from '@zanga/ui/chip.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { useState } from 'react';
import { texts } from '../../../base/texts.ts';
import { boardTexts } from '../board-texts.ts';
import { accept } from './order-actions.ts';
import { timeWords } from './order-card.tsx';
import { OrderItems } from './order-items.tsx';

const t = boardTexts.accept;

const choices = [10, 15, 20, 30, 40, 50, 60, 90] as const;

type AcceptDialogProps = {
  readonly order: BoardOrder;
  /** Longer times that the shop has set for now. */
  readonly busy: ShopBusy | null;
  readonly now: Date;
  readonly onClose: () => void;
  readonly onMoved: (order: BoardOrder) => void;
};

/** Whether the promised time is still in the future, so that it can stay. */
const canKeep = ({ promised_at }: BoardOrder, now: Date): boolean =>
  promised_at !== null &&
  honestPromise(new Date(promised_at), now)?.toISOString() === new Date(promised_at).toISOString();

/** Suggested minutes once the promise cannot be met, with the extra minutes of a busy shop. */
const usualMinutes = ({ promised_at }: BoardOrder, longer: ShopBusy | null): number => {
  const wanted = (promised_at ? 15 : 20) + (longer?.minutes ?? 0);
  return choices.find((choice) => choice >= wanted) ?? 90;
};

function Minutes({
  order,
  now,
  minutes,
  onChoose,
}: {
  readonly order: BoardOrder;
  readonly now: Date;
  readonly minutes: number | undefined;
  readonly onChoose: (minutes: number | undefined) => void;
}) {
  if (order.mode === 'shipping') return null;
  const question = order.mode === 'delivery' ? t.question.delivery : t.question.other;
  return (
    <fieldset>
      <legend className="pb-3 font-semibold">{question}</legend>
      <div className="flex flex-wrap gap-2">
        {canKeep(order, now) && (
          <Chip pressed={minutes === undefined} onClick={() => onChoose(undefined)}>
            {t.asPromised}
          </Chip>
        )}
        {choices.map((choice) => (
          <Chip key={choice} pressed={minutes === choice} onClick={() => onChoose(choice)}>
            {t.minutes(choice)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

/** Dialog to accept an order, with the minutes it will take. */
export function AcceptDialog({ order, busy: longer, now, onClose, onMoved }: AcceptDialogProps) {
  const [minutes, setMinutes] = useState<number | undefined>(
    canKeep(order, now) ? undefined : usualMinutes(order, longer),
  );
  const { busy, alert, run } = useAction(async () => {
    onMoved(await accept(order, order.mode === 'shipping' ? undefined : minutes));
    onClose();
  });
  return (
    <FormDialog open onClose={onClose} title={t.title(order.number)} closeLabel={texts.close}>
      <div className="flex flex-col gap-5 overflow-y-auto p-5 md:p-7">
        <p className="font-semibold text-h4">{timeWords(order, now)}</p>
        <OrderItems items={order.items} />
        <Minutes order={order} now={now} minutes={minutes} onChoose={setMinutes} />
        <FormAlert text={alert} />
        <Button size="large" aria-disabled={busy || undefined} onClick={() => run()}>
          {busy ? texts.sending : t.confirm}
        </Button>
      </div>
    </FormDialog>
  );
}
